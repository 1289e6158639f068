import type { DocumentFacts } from '../../shared/documents/documents.timeline.ts'
import type { WrongReason } from '../../shared/documents/documents.wrong.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { TimelineManifest } from '../platform/manifest/timeline.ts'
import { markLines } from './components/mark-lines.ts'

export const timeline: TimelineManifest = {
  kinds: [
    {
      kind: 'document',
      label: 'records.kinds.document',
      icon: 'camera',
      order: 45,
      textOf({ facts }, text) {
        const { t } = text
        const { documentKind, title, sentTo, wrongReason, ...wrong } = facts as DocumentFacts
        const kind = t(`documents.kinds.${documentKind}`)
        const lines = [
          ...(title ? [kind] : []),
          ...(sentTo ? [t('documents.list.sentWith', { name: sentTo })] : []),
          ...(wrongReason ? markLines(text, markOf(wrongReason, wrong)) : []),
        ]
        return { title: `${t('records.document.title')}: ${title || kind}`, lines }
      },
      toOf: (_, reader) => (reader === 'patient' ? '/patient/documents' : null),
    },
  ],
  messages: [messageBundle('documents'), messageBundle('wrong-files')],
}

function markOf(
  reason: WrongReason,
  { wrongWords: words = '', wrongSince: since = '', wrongBy: by = '' }: Partial<DocumentFacts>,
) {
  return { reason, words, since, by }
}
