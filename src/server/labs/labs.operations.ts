import * as doctorEndpoints from '../../shared/labs/labs.doctor.endpoints.ts'
import * as endpoints from '../../shared/labs/labs.endpoints.ts'
import * as schemas from '../../shared/labs/labs.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

/** A person who presses does not come near it. */
const writing = [{ per: 'person', most: 120, seconds: 3_600 }] as const

export const listLabs = operation(endpoints.listLabs, schemas.listLabs, {
  summary: 'List the laboratory tests ordered for the patient, newest first',
  audited: false,
})

export const listLabsOfPatient = operation(doctorEndpoints.listLabsOfPatient, schemas.listLabsOfPatient, {
  summary: 'List the laboratory tests ordered for a patient whom this doctor treats or treated',
  audited: true,
})

export const orderLabs = operation(doctorEndpoints.orderLabs, schemas.orderLabs, {
  summary: 'Order laboratory tests for a patient, perhaps beside the note of an encounter',
  status: 201,
  audited: true,
  quotas: writing,
})

export const cancelLabs = operation(doctorEndpoints.cancelLabs, schemas.cancelLabs, {
  summary: 'Cancel an own order of tests that has no result yet, with the reason',
  refusals: { notOpen: 409 },
  audited: true,
  quotas: writing,
})

export const listLabReviews = operation(doctorEndpoints.listLabReviews, schemas.listLabReviews, {
  summary:
    'List the orders of this doctor, and of whom they stand in for, with results to look at, the longest waiting first',
  audited: 'daily',
  unapprovedAnswer: { orders: [], next: null },
})

export const reviewLabs = operation(doctorEndpoints.reviewLabs, schemas.reviewLabs, {
  summary:
    'Say that this doctor has looked at the results of an own order, or for a doctor on leave, perhaps with a note',
  refusals: { reviewed: 409, resultsChanged: 409 },
  audited: true,
})
