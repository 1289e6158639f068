import * as v from 'valibot'
import { defineContract } from '../kit/contract.ts'
import { pageCursor } from '../kit/pages.ts'
import { id, idParams, instant } from '../kit/schemas.ts'
import { bmiStatuses } from './vitals.bmi.ts'
import { grades, sugarContexts } from './vitals.thresholds.ts'
import { readingTypes, units } from './vitals.units.ts'

const reading = {
  id,
  type: v.picklist(readingTypes),
  /** The words as typed. */
  value: v.string(),
  /** The day it was measured. */
  date: v.string(),
  at: instant,
  /** In `unit`, UCUM: systolic and diastolic, or one number. */
  values: v.array(v.number()),
  unit: v.picklist(units),
  /** The unit the words were understood in. */
  saidUnit: v.picklist(units),
  context: v.nullable(v.picklist(sugarContexts)),
  /** As it was graded when it was written down; null for height and weight. */
  grade: v.nullable(v.picklist(grades)),
  /** Critical, and of these days. */
  needsDoctor: v.boolean(),
}

export const vitalReading = v.object({
  ...reading,
  /** The doctor who took the critical reading upon themselves. */
  attended: v.nullable(v.object({ doctor: v.string(), at: instant })),
})
export type VitalReading = v.InferOutput<typeof vitalReading>

export const vitalRecord = v.object({
  /** Newest first. */
  readings: v.array(vitalReading),
  /** Of the newest height and weight. `date` is the day of the weight: a grown body keeps its height. */
  bmi: v.nullable(v.object({ value: v.number(), status: v.picklist(bmiStatuses), date: v.string() })),
})
export type VitalRecord = v.InferOutput<typeof vitalRecord>

export const criticalReading = v.object({ ...reading, patient: v.object({ id, name: v.string() }) })
export type CriticalReading = v.InferOutput<typeof criticalReading>

/** One patient's latest critical reading that nobody attends to, and how many more of theirs wait behind it. */
export const waitingReading = v.object({ ...criticalReading.entries, more: v.number() })

export const listVitals = defineContract({
  name: 'vitals.list',
  summary: 'The own readings, newest first, at most 180 of each type, with the body mass index',
  method: 'GET',
  path: '/api/vitals',
  access: ['patient'],
  answer: vitalRecord,
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
  kept: true,
  delta: true,
})

const moving = {
  method: 'POST',
  access: ['patient'],
  params: idParams,
  answer: vitalReading,
  status: 200,
  refusals: {},
  audited: true,
  outbox: 'mayWait',
} as const

export const removeVital = defineContract({
  ...moving,
  name: 'vitals.remove',
  summary: 'Takes a reading away; it can be restored for three days',
  path: '/api/vitals/:id/remove',
})

export const restoreVital = defineContract({
  ...moving,
  name: 'vitals.restore',
  summary: 'Takes the removal back',
  path: '/api/vitals/:id/restore',
})

export const listPatientVitals = defineContract({
  name: 'vitals.ofPatient',
  summary: 'The readings of a patient whom this doctor treats or treated',
  method: 'GET',
  path: '/api/patients/:id/vitals',
  access: ['doctor'],
  params: idParams,
  answer: vitalRecord,
  status: 200,
  refusals: {},
  audited: true,
  outbox: 'now',
})

export const listCriticalVitals = defineContract({
  name: 'vitals.listCritical',
  summary:
    "The latest critical reading of each of the doctor's patients that nobody attends to yet; newest first",
  method: 'GET',
  path: '/api/vitals/critical',
  access: ['doctor'],
  query: v.object({ after: v.optional(pageCursor) }),
  answer: v.object({
    readings: v.array(waitingReading),
    /** How many patients wait, on all pages. */
    patients: v.number(),
    /** Asked for as `after`; null: this was the last page. */
    next: v.nullable(v.string()),
  }),
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
  kept: true,
})

export const attendVital = defineContract({
  name: 'vitals.attend',
  summary: 'A doctor takes a critical reading upon themselves; it leaves the list of the others',
  method: 'POST',
  path: '/api/vitals/:id/attend',
  access: ['doctor'],
  params: idParams,
  answer: criticalReading,
  status: 200,
  refusals: { alreadyAttended: 409, notCritical: 409 },
  audited: true,
  outbox: 'now',
})
