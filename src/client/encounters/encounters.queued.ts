import type { NoteDraft } from '../../shared/encounters/encounters.forms.ts'
import { knownEncounter } from '../platform/encounters/queued-signature.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { QueuedManifest } from '../platform/outbox/mutation-label.ts'
import { noteInForm } from './components/reading/note-in-form.ts'

export const queued: QueuedManifest = {
  messages: [messageBundle('encounters'), messageBundle('visit-notes'), messageBundle('red-flags')],
  labels: {
    'encounters.sign': {
      facts: ({ params, body }) => ({
        // The patient, where the visit was opened here; else the diagnosis.
        what: knownEncounter(params['id'] ?? '')?.patient.name ?? (body as NoteDraft).diagnosis,
      }),
      loadRows: async () => ({ rowsOf: (await import('./components/reading/note-rows.ts')).noteRows }),
      edit: noteInForm,
    },
  },
}
