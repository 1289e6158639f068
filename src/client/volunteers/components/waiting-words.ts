import { saveVolunteer, withdrawVolunteer } from '../../../shared/volunteers/volunteers.endpoints.ts'
import { editBaseAs, type MutationLabels } from '../../platform/outbox/mutation-label.ts'
import type { EditBase } from '../../platform/conflicts/edit-conflict.ts'
import { registrationRows } from './registration-rows.ts'
import { typed, type SaidRegistration } from './said-registration.ts'

export const volunteersWaiting: MutationLabels = {
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
}
