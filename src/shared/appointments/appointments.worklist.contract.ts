import * as v from 'valibot'
import { defineContract } from '../kit/contract.ts'
import { pageCursor } from '../kit/pages.ts'
import { id } from '../kit/schemas.ts'
import { appointment } from './appointments.contract.ts'

export const followUp = v.object({
  patientId: id,
  name: v.string(),
  phone: v.string(),
  /** Of the missed appointment. */
  date: v.string(),
  time: v.string(),
  specialization: v.string(),
})
export type FollowUp = v.InferOutput<typeof followUp>

export const listFollowUps = defineContract({
  name: 'appointments.followUps',
  summary: 'Patients of this doctor who missed their appointment lately and have no newer one',
  method: 'GET',
  path: '/api/doctor/follow-ups',
  access: ['doctor'],
  answer: v.array(followUp),
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
  kept: true,
})

/** `next` is asked for as `after`; null: this was the last page. */
const pageOfAppointments = v.object({ appointments: v.array(appointment), next: v.nullable(v.string()) })
const place = v.object({ after: v.optional(pageCursor) })

export const listOwnRequests = defineContract({
  name: 'appointments.ownRequests',
  summary: 'Requests that wait for the answer of this doctor alone, soonest first',
  method: 'GET',
  path: '/api/doctor/requests/own',
  access: ['doctor'],
  query: place,
  answer: pageOfAppointments,
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
  kept: true,
})

export const listOpenRequests = defineContract({
  name: 'appointments.openRequests',
  summary: 'Requests that any doctor may answer and this one has not said no to, soonest first',
  method: 'GET',
  path: '/api/doctor/requests/open',
  access: ['doctor'],
  query: place,
  answer: pageOfAppointments,
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
  kept: true,
})

export const listTeleconsultations = defineContract({
  name: 'appointments.teleconsultations',
  summary: 'All teleconsultations of this doctor that were not called off, the latest first',
  method: 'GET',
  path: '/api/doctor/teleconsultations',
  access: ['doctor'],
  query: place,
  answer: pageOfAppointments,
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
  kept: true,
})
