import * as endpoints from '../../shared/activities/activities.endpoints.ts'
import * as schemas from '../../shared/activities/activities.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listActivities = operation(endpoints.listActivities, schemas.listActivities, {
  summary: 'What happened lately to the things of this patient, whoever did it; newest first, ten at most',
  audited: false,
})
