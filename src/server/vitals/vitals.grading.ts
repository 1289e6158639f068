import type { Selectable } from 'kysely'
import { readVital, type Typed } from '../../shared/vitals/vitals.parse.ts'
import { needsDoctor } from '../../shared/vitals/vitals.rules.ts'
import { gradeReading } from '../../shared/vitals/vitals.thresholds.ts'
import type { Tables } from '../platform/db/tables.ts'
import { newId } from '../platform/runtime/ids.ts'

/** What was typed, for whom, for which day in the town, and the person's age on that day. */
export interface Measured extends Typed {
  patientId: string
  date: string
  ageInYears: number
}

/** The row of a new reading: the typed text, the parsed values and the grade. Throws if the text is no reading. */
export function gradedRow(
  measured: Measured,
  { now, today }: { now: Date; today: string },
): Selectable<Tables['vital_readings']> {
  const { type, date, patientId, ageInYears } = measured
  const read = readVital(measured)
  if ('refusal' in read) throw new Error(`This is no ${type}: ${read.refusal}.`)
  const { values, unit, saidUnit, context } = read
  const isGraded = type !== 'height' && type !== 'weight'
  const grade = isGraded ? gradeReading({ type, values, context }, ageInYears) : null
  return {
    id: newId(),
    patient_id: patientId,
    type,
    value_text: measured.value,
    value: values,
    unit,
    original_unit: saidUnit,
    context,
    grade,
    needs_doctor: needsDoctor(grade, date, today),
    measured_on: date,
    created_at: now,
    removed_at: null,
    acknowledged_by: null,
    acknowledged_at: null,
  }
}
