import { addDocument, beginUpload, markDocumentError } from '../../shared/documents/documents.endpoints.ts'
import { beginUploadFor } from '../../shared/documents/documents.doctor.endpoints.ts'
import type { DocumentEntry } from '../../shared/documents/documents.forms.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { QueuedManifest } from '../platform/outbox/mutation-label.ts'

export const queued: QueuedManifest = {
  messages: [messageBundle('documents')],
  labels: {
    [beginUpload.name]: { facts: () => ({}) },
    [beginUploadFor.name]: { facts: () => ({}) },
    [addDocument.name]: {
      facts: ({ body }, { t }) => ({ kind: t(`documents.kinds.${(body as DocumentEntry).kind}`) }),
    },
    [markDocumentError.name]: { facts: () => ({}) },
  },
}
