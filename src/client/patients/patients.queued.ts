import { savePatientProfile } from '../../shared/patients/patients.endpoints.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import { typedFrom, type QueuedManifest } from '../platform/outbox/mutation-label.ts'
import { profileRows } from './components/profile-rows.ts'

export const queued: QueuedManifest = {
  messages: [messageBundle('patients')],
  labels: {
    [savePatientProfile.name]: {
      facts: ({ body }) => ({ name: (body as { name: string }).name }),
      rows: profileRows,
      edit: ({ body }) => ({ path: '/profile', draft: 'patients.profile', typed: typedFrom(body) }),
    },
  },
}
