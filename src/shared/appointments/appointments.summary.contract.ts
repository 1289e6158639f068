import * as v from 'valibot'
import { defineContract } from '../kit/contract.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What a doctor's dashboard counts. */
export const doctorSummary = v.object({
  /** On the town's day: asked for, agreed upon, running or over; not what was called off. */
  today: count,
  /** Everybody this doctor treats or treated. */
  patients: count,
  /** Requests that wait for this doctor's answer. */
  pendingReviews: count,
  /** Requests that any doctor may take, this one among them; counted no further than `openRequestsCountedTo`. */
  openRequests: count,
  /** All of this doctor's, past and to come; not what was called off. */
  teleconsultations: count,
  /** Patients who missed their appointment lately and have no newer one. */
  followUpCalls: count,
})
export type DoctorSummary = v.InferOutput<typeof doctorSummary>

/** In the feature of the appointments, because every figure is counted from them and changes when one does. */
export const readDoctorSummary = defineContract({
  name: 'appointments.doctorSummary',
  summary: 'The figures of a doctor’s dashboard; all zero until the doctor is approved',
  method: 'GET',
  path: '/api/doctor/summary',
  access: ['doctor'],
  answer: doctorSummary,
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
  kept: true,
})
