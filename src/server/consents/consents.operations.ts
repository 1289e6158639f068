import * as endpoints from '../../shared/consents/consents.endpoints.ts'
import * as schemas from '../../shared/consents/consents.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const readConsents = operation(endpoints.readConsents, schemas.readConsents, {
  summary:
    'Read what was agreed to for the patient one acts for, purpose by purpose; of staff, for the account',
  audited: false,
})

export const saveConsents = operation(endpoints.saveConsents, schemas.saveConsents, {
  summary:
    'Agree to the notice for these purposes and withdraw all others; the needed one must be among them',
  audited: true,
})
