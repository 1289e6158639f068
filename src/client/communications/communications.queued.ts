import { sendToDoctor } from '../../shared/communications/communications.endpoints.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import { typedFrom, type QueuedManifest } from '../platform/outbox/mutation-label.ts'

export const queued: QueuedManifest = {
  messages: [messageBundle('communications')],
  labels: {
    [sendToDoctor.name]: {
      facts: ({ body }) => ({ text: (body as { text: string }).text }),
      edit: ({ body, params }) => {
        const { text } = body as { text: string }
        const doctor = params['id'] ?? ''
        return {
          path: `/patient/messages/${doctor}`,
          draft: `communications.ask.${doctor}`,
          typed: typedFrom({ text }),
        }
      },
    },
  },
}
