import { saveDoctorProfile } from '../../../shared/doctors/doctors.contract.ts'
import { typedFrom, type Wordings } from '../../platform/outbox/wording.ts'

export const doctorsWaiting: Wordings = {
  [saveDoctorProfile.name]: {
    facts: ({ body }) => ({ name: (body as { name: string }).name }),
    edit: ({ body }) => ({ path: '/profile', draft: 'doctors.profile', values: typedFrom(body) }),
  },
}
