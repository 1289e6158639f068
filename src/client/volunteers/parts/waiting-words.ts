import { saveVolunteer, withdrawVolunteer } from '../../../shared/volunteers/volunteers.contract.ts'
import type { Wordings } from '../../platform/outbox/wording.ts'

export const volunteersWaiting: Wordings = {
  [saveVolunteer.name]: {
    facts: ({ body }) => ({ name: (body as { name: string }).name }),
    edit: ({ body }) => {
      const { name, mobile, hasVehicle } = body as { name: string; mobile: string; hasVehicle: boolean }
      const values = { name, mobile, hasVehicle: hasVehicle ? 'yes' : 'no' }
      return { path: '/volunteer', draft: 'volunteers.form', values }
    },
  },
  [withdrawVolunteer.name]: { facts: () => ({}) },
}
