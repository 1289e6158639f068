import * as endpoints from '../../shared/facilities/facilities.endpoints.ts'
import * as schemas from '../../shared/facilities/facilities.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listFacilities = operation(endpoints.listFacilities, schemas.listFacilities, {
  summary:
    'Every facility that is shown, in one answer: the browser searches, so that it can without network',
  audited: false,
})

export const listVillages = operation(endpoints.listVillages, schemas.listVillages, {
  summary: 'The villages around: for distances without GPS and for the map without tiles',
  audited: false,
})

export const listAllFacilities = operation(endpoints.listAllFacilities, schemas.listAllFacilities, {
  summary: 'Every facility with the hidden ones and the samples, for the coordinator who keeps the list',
  audited: false,
})

export const addFacility = operation(endpoints.addFacility, schemas.addFacility, {
  summary: 'A coordinator adds a facility',
  status: 201,
  refusals: { alreadyThere: 409 },
  audited: true,
})

export const editFacility = operation(endpoints.editFacility, schemas.editFacility, {
  summary: 'A coordinator corrects a facility; imports leave it alone from then on',
  refusals: { alreadyThere: 409, changedMeanwhile: 409 },
  audited: true,
})

export const hideFacility = operation(endpoints.hideFacility, schemas.hideFacility, {
  summary: 'Nobody sees the facility any more; it is kept',
  audited: true,
})

export const showFacility = operation(endpoints.showFacility, schemas.showFacility, {
  summary: 'A hidden facility is shown again',
  refusals: { alreadyThere: 409 },
  audited: true,
})
