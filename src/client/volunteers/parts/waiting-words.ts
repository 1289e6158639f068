import { saveVolunteer, withdrawVolunteer } from '../../../shared/volunteers/volunteers.contract.ts'
import { begunAs, type Wordings } from '../../platform/outbox/wording.ts'
import type { Begun } from '../../platform/overlap.ts'
import { registrationRows } from './registration-rows.ts'
import { typed, type SaidRegistration } from './said-registration.ts'

export const volunteersWaiting: Wordings = {
  [saveVolunteer.name]: {
    facts: ({ body }) => ({ name: (body as SaidRegistration).name }),
    rows: registrationRows,
    edit: ({ body }) => {
      const { from = {}, isBack, ...said } = body as SaidRegistration & Begun
      const values = { ...typed(said), ...begunAs({ from, isBack }) }
      return { path: '/volunteer', draft: 'volunteers.form', values }
    },
  },
  [withdrawVolunteer.name]: { facts: () => ({}), rows: registrationRows },
}
