import * as endpoints from '../../shared/facilities/facilities.endpoints.ts'
import * as schemas from '../../shared/facilities/facilities.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listFacilities = operation(endpoints.listFacilities, schemas.listFacilities, {
  summary: 'List every visible facility in one answer, so that the browser can search offline',
  audited: false,
})

export const listVillages = operation(endpoints.listVillages, schemas.listVillages, {
  summary: 'List the surrounding villages, for distances without GPS and a map without tiles',
  audited: false,
})

export const listAllFacilities = operation(endpoints.listAllFacilities, schemas.listAllFacilities, {
  summary: 'List all facilities including hidden ones and samples, for the coordinator',
  audited: false,
})

export const addFacility = operation(endpoints.addFacility, schemas.addFacility, {
  summary: 'Add a facility as a coordinator',
  status: 201,
  refusals: { alreadyThere: 409 },
  audited: true,
})

export const editFacility = operation(endpoints.editFacility, schemas.editFacility, {
  summary: 'Correct a facility as a coordinator; later imports leave it alone',
  refusals: { alreadyThere: 409, changedMeanwhile: 409 },
  audited: true,
})

export const hideFacility = operation(endpoints.hideFacility, schemas.hideFacility, {
  summary: 'Hide a facility without deleting it',
  audited: true,
})

export const listMembers = operation(endpoints.listMembers, schemas.listMembers, {
  summary: 'List who works at a facility, longest there first, for the coordinator',
  audited: false,
})

export const addMember = operation(endpoints.addMember, schemas.addMember, {
  summary: 'Enter that somebody works at a facility; a doctor there may read the records of its visits',
  status: 201,
  refusals: { notReal: 409, notADoctor: 409, alreadyMember: 409 },
  audited: true,
})

export const endMember = operation(endpoints.endMember, schemas.endMember, {
  summary: 'End a membership: somebody no longer works at a facility',
  refusals: { alreadyEnded: 409 },
  audited: true,
})

export const showFacility = operation(endpoints.showFacility, schemas.showFacility, {
  summary: 'Show a hidden facility again',
  refusals: { alreadyThere: 409 },
  audited: true,
})
