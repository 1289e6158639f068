import * as endpoints from '../../shared/laboratory/laboratory.endpoints.ts'
import * as schemas from '../../shared/laboratory/laboratory.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listLaboratories = operation(endpoints.listLaboratories, schemas.listLaboratories, {
  summary: 'List the facilities in whose laboratory this person works',
  audited: false,
})

export const lookUpOrder = operation(endpoints.lookUpOrder, schemas.lookUpOrder, {
  summary: 'Look an order of tests up by its number, as a member of a laboratory: who, and which tests',
  audited: true,
  // A laboratory serves fewer; whoever guesses numbers needs years for one.
  quotas: [
    { per: 'person', most: 60, seconds: 600 },
    { per: 'person', most: 600, seconds: 86_400 },
    { per: 'address', most: 300, seconds: 600 },
  ],
})

export const enterResults = operation(endpoints.enterResults, schemas.enterResults, {
  summary:
    'Enter, correct or take back results of an order, as a member of a laboratory. A correction is a further version; of two at once one is stored',
  status: 201,
  refusals: { cancelled: 409, changed: 409, nothingToCorrect: 409 },
  audited: true,
})
