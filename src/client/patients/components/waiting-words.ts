import { savePatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { typedFrom, type MutationLabels } from '../../platform/outbox/mutation-label.ts'
import { profileRows } from './profile-rows.ts'

export const patientsWaiting: MutationLabels = {
  [savePatientProfile.name]: {
    facts: ({ body }) => ({ name: (body as { name: string }).name }),
    rows: profileRows,
    edit: ({ body }) => ({ path: '/profile', draft: 'patients.profile', values: typedFrom(body) }),
  },
}
