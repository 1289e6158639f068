import * as endpoints from '../../shared/audit/audit.endpoints.ts'
import * as schemas from '../../shared/audit/audit.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listAudit = operation(endpoints.listAudit, schemas.listAudit, {
  summary:
    'List what coordinators and server commands did, newest first; with `act=reading`, what doctors read of patients',
  audited: false,
})
