import * as endpoints from '../../shared/volunteers/volunteers.endpoints.ts'
import * as schemas from '../../shared/volunteers/volunteers.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const readVolunteer = operation(endpoints.readVolunteer, schemas.readVolunteer, {
  summary: 'Read your registration as a volunteer; an empty body when there is none',
  audited: false,
})

export const saveVolunteer = operation(endpoints.saveVolunteer, schemas.saveVolunteer, {
  summary:
    'Register as a volunteer, or change it; with `from`, merged with what another device saved meanwhile',
  refusals: { changedMeanwhile: 409, removedMeanwhile: 409 },
  audited: true,
})

export const withdrawVolunteer = operation(endpoints.withdrawVolunteer, schemas.withdrawVolunteer, {
  summary: 'Withdraw as a volunteer; name and number are deleted',
  refusals: { changedMeanwhile: 409 },
  audited: true,
})

export const listVolunteers = operation(endpoints.listVolunteers, schemas.listVolunteers, {
  summary: 'List volunteers for the coordinator, newest first, page by page',
  audited: true,
})

export const exportVolunteers = operation(endpoints.exportVolunteers, schemas.exportVolunteers, {
  summary: 'Export all matching volunteers; the browser writes the file, see volunteers.sheet',
  audited: true,
})
