import * as v from 'valibot'
import { id, idParams, instant, isCalendarDay } from '../kit/schemas.ts'
import { bmiStatuses } from './vitals.bmi.ts'
import { genders } from '../patients/patients.rules.ts'
import { sites } from './codes/vitals.sites.ts'
import { grades } from './grading/vitals.grades.ts'
import { pregnancies } from './grading/vitals.person.ts'
import { symptoms } from './grading/vitals.symptoms.ts'
import { readingTypes, sugarContexts, units } from './vitals.units.ts'
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
  /** When it was measured, where somebody said a time; missing: as written, or only the day is known. */
  measuredAt: v.optional(instant),
  /** In `unit`, UCUM: systolic and diastolic, the mean of two readings, or one number; empty with `offScale`. */
  values: v.array(v.number()),
  /** Both readings of blood pressure, where there were two. */
  each: v.optional(v.array(v.array(v.number()))),
  /** The glucometer showed LO or HI. */
  offScale: v.optional(v.picklist(['low', 'high'])),
  unit: v.picklist(units),
  /** The unit in which the text was understood. */
  saidUnit: v.picklist(units),
  context: v.nullable(v.picklist(sugarContexts)),
  /** Where a temperature was taken; missing where nobody said. */
  site: v.optional(v.picklist(sites)),
  /** The grade when recorded; null for height and weight. */
  grade: v.nullable(v.picklist(grades)),
  /** Answered with yes to the symptom question; missing where nobody answered. */
  symptoms: v.optional(v.array(v.picklist(symptoms))),
  /** Yellow only because nobody answered about signs; missing where that is not so. */
  isOnlyUnanswered: v.optional(v.boolean()),
  /** Critical and recent. */
  needsDoctor: v.boolean(),
}

export const vitalReading = v.object({
  ...reading,
  /** Another account that acted for the patient, if not the viewer's. */
  enteredBy: v.optional(v.string()),
  /** For a doctor: as said with the reading. */
  pregnancy: v.optional(v.picklist(pregnancies)),
  /** For a doctor: when the patient took it back as entered in error. */
  removedAt: v.optional(instant),
})
export type VitalReading = v.InferOutput<typeof vitalReading>

export const vitalRecord = v.object({
  /** Newest first. */
  readings: v.array(vitalReading),
  /** From the newest height and weight. `date` is that of the weight, since adults keep their height. */
  bmi: v.nullable(v.object({ value: v.number(), status: v.picklist(bmiStatuses), date: v.string() })),
  /** What the limits depend on; null without a profile. A phone grades with it offline. */
  person: v.optional(
    v.nullable(
      v.object({
        age: v.object({ birthYear: v.number(), saidOn: v.string(), atBirth: v.boolean() }),
        gender: v.nullable(v.picklist(genders)),
        /** The newest answer, with the town's day of it. */
        pregnancy: v.nullable(v.object({ said: v.picklist(pregnancies), on: v.string() })),
      }),
    ),
  ),
  /** An illness is entered with which doctors often aim for a blood pressure below 130/80. */
  hasPressureTarget: v.optional(v.boolean()),
  /** For a doctor: what the patient took back as entered in error, newest first. */
  enteredInError: v.optional(v.array(vitalReading)),
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
  /** `pulse`: the heart rate that a blood pressure machine showed beside it. */
  answer: v.object({ ...vitalReading.entries, pulse: v.optional(vitalReading) }),
}
