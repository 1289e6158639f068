import * as endpoints from '../../shared/town/town.endpoints.ts'
import * as schemas from '../../shared/town/town.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const readTown = operation(endpoints.readTown, schemas.readTown, {
  summary: 'Read the town of this deployment: name, time zone, languages, emergency numbers, claims',
  audited: false,
})
