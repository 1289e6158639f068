import { sendToDoctor } from '../../shared/communications/communications.endpoints.ts'
import type { BodyInput } from '../../shared/kit/endpoint.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import { typedFrom, type QueuedManifest } from '../platform/outbox/mutation-label.ts'

type Sent = BodyInput<typeof sendToDoctor> & { text: string }

export const queued: QueuedManifest = {
  messages: [messageBundle('communications')],
  labels: {
    [sendToDoctor.name]: {
      facts: ({ body }, { t }) => {
        const { text, photos = [] } = body as Sent
        const count = photos.length > 0 && t('communications.photoCount', { count: photos.length })
        return { text: [text, count].filter(Boolean).join(' · ') }
      },
      edit: ({ body, params }) => {
        const { text, photos = [] } = body as Sent
        // A draft keeps no photos: only the words are changed.
        if (photos.length > 0) return undefined
        const doctor = params['id'] ?? ''
        return {
          path: `/patient/messages/${doctor}`,
          draft: `communications.ask.${doctor}`,
          typed: typedFrom({ text }),
        }
      },
      textOf: ({ body }) => ((body as Sent).photos?.length ? (body as Sent).text : undefined),
    },
  },
}
