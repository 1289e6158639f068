import * as endpoints from '../../../shared/appointments/appointments.displaced.endpoints.ts'
import * as schemas from '../../../shared/appointments/queue/appointments.displaced.schemas.ts'
import { operation } from '../../platform/operations/operation.ts'

export const listDisplaced = operation(endpoints.listDisplaced, schemas.listDisplaced, {
  summary: 'List a doctor’s visits by token whose session does not take place: leave, ended, or a holiday',
  audited: 'daily',
  unapprovedAnswer: [],
})

export const cancelDisplaced = operation(endpoints.cancelDisplaced, schemas.cancelDisplaced, {
  summary: 'Cancel such visits, of those shown; their patients are told, with the next sessions',
  audited: true,
})
