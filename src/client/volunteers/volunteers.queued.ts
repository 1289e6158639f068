import { saveVolunteer, withdrawVolunteer } from '../../shared/volunteers/volunteers.endpoints.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import { baseIn, type QueuedManifest } from '../platform/outbox/mutation-label.ts'
import { registrationRows } from './components/registration-rows.ts'
import { typed, type SaidRegistration } from './components/said-registration.ts'

export const queued: QueuedManifest = {
  messages: [messageBundle('volunteers')],
  labels: {
    [saveVolunteer.name]: {
      facts: ({ body }) => ({ name: (body as SaidRegistration).name }),
      rows: registrationRows,
      edit: ({ body }) => ({
        path: '/volunteer',
        draft: 'volunteers.form',
        typed: { values: typed(body as SaidRegistration), base: baseIn(body) },
      }),
    },
    [withdrawVolunteer.name]: { facts: () => ({}), rows: registrationRows },
  },
}
