import * as v from 'valibot'
import { defineContract, roles } from '../kit/contract.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What the town has today, counted; nothing of a single person. */
export const townFigures = v.object({
  /** Approved. */
  doctors: count,
  /** Requests for a time of the last 30 days. */
  asked: count,
  /** Of these: a doctor confirmed them. */
  confirmed: count,
})

export const readTownFigures = defineContract({
  name: 'appointments.townFigures',
  summary: 'How many doctors the town has, and how many requests of the last 30 days a doctor confirmed',
  method: 'GET',
  path: '/api/town/figures',
  access: roles,
  answer: townFigures,
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
})
