import * as v from 'valibot'
import { id, idParams, instant, isCalendarDay } from '../kit/schemas.ts'
import { bmiStatuses } from './vitals.bmi.ts'
import { grades, sugarContexts } from './vitals.thresholds.ts'
import { readingTypes, units } from './vitals.units.ts'
import { vitalEntry } from './vitals.forms.ts'
import type { ReadingPlace } from './vitals.places.ts'

const reading = {
  id,
  type: v.picklist(readingTypes),
  /** The text as typed. */
  value: v.string(),
  /** The day of measurement. */
  date: v.string(),
  at: instant,
  /** In `unit`, UCUM: systolic and diastolic, or one number. */
  values: v.array(v.number()),
  unit: v.picklist(units),
  /** The unit in which the text was understood. */
  saidUnit: v.picklist(units),
  context: v.nullable(v.picklist(sugarContexts)),
  /** The grade when recorded; null for height and weight. */
  grade: v.nullable(v.picklist(grades)),
  /** Critical and recent. */
  needsDoctor: v.boolean(),
}

export const vitalReading = v.object({
  ...reading,
  /** Another account that acted for the patient, if not the viewer's. */
  enteredBy: v.optional(v.string()),
})
export type VitalReading = v.InferOutput<typeof vitalReading>

export const vitalRecord = v.object({
  /** Newest first. */
  readings: v.array(vitalReading),
  /** From the newest height and weight. `date` is that of the weight, since adults keep their height. */
  bmi: v.nullable(v.object({ value: v.number(), status: v.picklist(bmiStatuses), date: v.string() })),
})
export type VitalRecord = v.InferOutput<typeof vitalRecord>

export const listVitals = {
  answer: vitalRecord,
}

/** Reads what `cursorAfterReading` writes. */
const readingCursor = v.pipe(
  v.string(),
  v.regex(/^[\d-]{10}\.\d{1,13}\.[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/, 'invalid'),
  v.transform((text): ReadingPlace => {
    const [day = '', at, lastId = ''] = text.split('.')
    return { day, at: new Date(Number(at)), id: lastId }
  }),
  v.check(({ day }) => isCalendarDay(day), 'invalid'),
)

const older = {
  /** A single type, because each type of the record ends at another point. */
  query: v.object({ type: v.picklist(readingTypes, 'invalid'), after: readingCursor }),
  /** Newest first. Pass `next` as `after`; null on the last page. */
  answer: v.object({ readings: v.array(vitalReading), next: v.nullable(v.string()) }),
}

export type OlderReadings = v.InferOutput<typeof older.answer>

export const listMoreVitals = older

export const listMorePatientVitals = { params: idParams, ...older }

const moving = { params: idParams, answer: vitalReading }

export const removeVital = moving

export const restoreVital = moving

export const listPatientVitals = {
  params: idParams,
  answer: vitalRecord,
}

export const addVital = {
  body: vitalEntry,
  answer: vitalReading,
}
