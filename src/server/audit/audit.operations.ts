import * as endpoints from '../../shared/audit/audit.endpoints.ts'
import * as schemas from '../../shared/audit/audit.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listAudit = operation(endpoints.listAudit, schemas.listAudit, {
  summary:
    'List what coordinators and server commands did, newest first; with `act=reading`, what doctors read of patients',
  audited: false,
})

export const listLooks = operation(endpoints.listLooks, schemas.listLooks, {
  summary:
    'List which doctors saw data of the patient one acts for, and when the desk found the account; newest first',
  // Reading who has read would only fill the list.
  audited: false,
})
