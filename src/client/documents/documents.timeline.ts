import type { DocumentFacts } from '../../shared/documents/documents.timeline.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { TimelineManifest } from '../platform/manifest/timeline.ts'

export const timeline: TimelineManifest = {
  kinds: [
    {
      kind: 'document',
      label: 'records.kinds.document',
      icon: 'camera',
      order: 45,
      textOf({ facts }, { t }) {
        const { documentKind, title, sentTo } = facts as DocumentFacts
        const kind = t(`documents.kinds.${documentKind}`)
        const lines = [
          ...(title ? [kind] : []),
          ...(sentTo ? [t('documents.list.sentWith', { name: sentTo })] : []),
        ]
        return { title: `${t('records.document.title')}: ${title || kind}`, lines }
      },
      toOf: (_, reader) => (reader === 'patient' ? '/patient/documents' : null),
    },
  ],
  messages: [messageBundle('documents')],
}
