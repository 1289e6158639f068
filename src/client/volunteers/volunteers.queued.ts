import { saveVolunteer, withdrawVolunteer } from '../../shared/volunteers/volunteers.endpoints.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import { editBaseAs, type QueuedManifest } from '../platform/outbox/mutation-label.ts'
import type { EditBase } from '../platform/conflicts/edit-conflict.ts'
import { registrationRows } from './components/registration-rows.ts'
import { typed, type SaidRegistration } from './components/said-registration.ts'

export const queued: QueuedManifest = {
  words: [messageBundle('volunteers')],
  labels: {
    [saveVolunteer.name]: {
      facts: ({ body }) => ({ name: (body as SaidRegistration).name }),
      rows: registrationRows,
      edit: ({ body }) => {
        const { from = {}, isBack, ...said } = body as SaidRegistration & EditBase
        const values = { ...typed(said), ...editBaseAs({ from, isBack }) }
        return { path: '/volunteer', draft: 'volunteers.form', values }
      },
    },
    [withdrawVolunteer.name]: { facts: () => ({}), rows: registrationRows },
  },
}
