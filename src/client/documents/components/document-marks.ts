import type { DocumentKind } from '../../../shared/documents/documents.kinds.ts'
import type { IconName } from '../../ui/icons/icon.tsx'

export const kindIcons: Readonly<Record<DocumentKind, IconName>> = {
  prescription: 'pill',
  labReport: 'test-tube',
  wound: 'camera',
  other: 'file-text',
  summary: 'hospital',
}
