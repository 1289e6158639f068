import { savePatientProfile } from '../../../shared/patients/patients.contract.ts'
import { typedFrom, type Wordings } from '../../platform/outbox/wording.ts'
import { profileRows } from './profile-rows.ts'

export const patientsWaiting: Wordings = {
  [savePatientProfile.name]: {
    facts: ({ body }) => ({ name: (body as { name: string }).name }),
    rows: profileRows,
    edit: ({ body }) => ({ path: '/profile', draft: 'patients.profile', values: typedFrom(body) }),
  },
}
