import * as endpoints from '../../shared/activities/activities.endpoints.ts'
import * as schemas from '../../shared/activities/activities.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listActivities = operation(endpoints.listActivities, schemas.listActivities, {
  summary: 'List what recently happened to this patient’s data, by anyone; the ten newest',
  audited: false,
})
