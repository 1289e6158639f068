import type { Selectable } from 'kysely'
import { codedValues } from '../../shared/vitals/codes/vitals.codes.ts'
import { readVital, type Typed } from '../../shared/vitals/vitals.parse.ts'
import { needsDoctor } from '../../shared/vitals/vitals.rules.ts'
import { gradeReading, rulesVersion } from '../../shared/vitals/vitals.thresholds.ts'
import type { Tables } from '../platform/db/tables.ts'
import { newId } from '../platform/runtime/ids.ts'

/** What was typed, for whom, for which day in the town, and the person's age on that day. */
export interface Measured extends Typed {
  patientId: string
  date: string
  ageInYears: number
}

/** Who typed it, when as their phone says, and when the server got it; both as instants and as the town's days. */
export interface Recording {
  by: string | null
  submittedAt: Date
  submittedOn: string
  now: Date
  today: string
}

/** The row of a new reading: the typed text, the parsed values and the grade. Throws if the text is no reading. */
export function gradedRow(
  measured: Measured,
  { by, submittedAt, submittedOn, now, today }: Recording,
): Selectable<Tables['observations']> {
  const { type, date, patientId, ageInYears } = measured
  const read = readVital(measured)
  if ('refusal' in read) throw new Error(`This is no ${type}: ${read.refusal}.`)
  const { values, unit, saidUnit, context } = read
  const isGraded = type !== 'height' && type !== 'weight'
  const grade = isGraded ? gradeReading({ type, values, context }, ageInYears) : null
  return {
    id: newId(),
    patient_id: patientId,
    ...codedValues(type, values),
    value_text: measured.value,
    unit,
    original_unit: saidUnit,
    context,
    interpretation: grade,
    symptoms: null,
    pregnancy: null,
    age_in_months: null,
    off_scale: null,
    rules_version: grade === null ? null : rulesVersion,
    needs_doctor: needsDoctor(grade, date, today),
    effective_on: date,
    // Of an earlier day the hour is not asked for.
    effective_at: date === submittedOn ? submittedAt : null,
    submitted_at: submittedAt,
    recorded_at: now,
    source: 'typed',
    recorded_by: by,
    entered_in_error_at: null,
    acknowledged_by: null,
    acknowledged_at: null,
  }
}
