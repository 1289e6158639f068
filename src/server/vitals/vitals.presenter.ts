import { adultFromYears, ageOn } from '../../shared/patients/patients.rules.ts'
import {
  isPregnantOrAfterBirth,
  rememberedPregnancy,
  type PersonFacts,
} from '../../shared/vitals/grading/vitals.person.ts'
import { bmiStatus, bodyMassIndex } from '../../shared/vitals/vitals.bmi.ts'
import type { OlderReadings, VitalReading, VitalRecord } from '../../shared/vitals/vitals.schemas.ts'
import { eachOf, readingCodes, typeOfCode, valuesOf } from '../../shared/vitals/codes/vitals.codes.ts'
import { siteOfCode } from '../../shared/vitals/codes/vitals.sites.ts'
import { cursorAfterReading } from '../../shared/vitals/vitals.places.ts'
import type { ReadingRow } from './vitals.repo.ts'

/** The names of accounts by id: see `listEnteredBy`. */
type Names = ReadonlyMap<string, string>

export function presentReading(row: ReadingRow, names?: Names): VitalReading {
  const { recorded_by: by } = row
  const enteredBy = by === null ? undefined : names?.get(by)
  return {
    ...readingFields(row),
    ...(enteredBy !== undefined && { enteredBy }),
  }
}

interface Known {
  person: PersonFacts | null
  /** An illness is entered with a lower target of blood pressure. */
  hasTargetCondition: boolean
}

/** The readings, newest first, the body mass index at today's age, and whether the target of blood pressure holds: for adults who are not pregnant. */
export function presentRecord(
  rows: readonly ReadingRow[],
  names: Names,
  { person, hasTargetCondition }: Known,
  today: string,
): VitalRecord {
  const isPregnant = person !== null && isPregnantOrAfterBirth(rememberedPregnancy(person, today))
  return {
    readings: rows.map((row) => presentReading(row, names)),
    // The index says nothing then.
    bmi: person === null || isPregnant ? null : bmiOf(rows, ageOn(today, person.age)),
    person,
    hasPressureTarget:
      hasTargetCondition && person !== null && !isPregnant && ageOn(today, person.age) >= adultFromYears,
  }
}

/** For a doctor: also what was said of pregnancy, and what the patient took back. */
export function presentForDoctor(
  rows: readonly ReadingRow[],
  removed: readonly (ReadingRow & { entered_in_error_at: Date | null })[],
  names: Names,
): Pick<VitalRecord, 'readings'> & { enteredInError: VitalReading[] } {
  return {
    readings: rows.map((row) => withPregnancy(row, names)),
    enteredInError: removed.map((row) => ({
      ...withPregnancy(row, names),
      ...(row.entered_in_error_at && { removedAt: row.entered_in_error_at.toISOString() }),
    })),
  }
}

function withPregnancy(row: ReadingRow, names: Names): VitalReading {
  return { ...presentReading(row, names), ...(row.pregnancy && { pregnancy: row.pregnancy }) }
}

export const readingsOfPage = 50

/** Expects one row more than a page, to tell whether there is a next page. */
export function presentOlder(rows: readonly ReadingRow[], names: Names): OlderReadings {
  const readings = rows.slice(0, readingsOfPage).map((row) => presentReading(row, names))
  const last = readings.at(-1)
  return { readings, next: rows.length > readingsOfPage && last ? cursorAfterReading(last) : null }
}

function bmiOf(rows: readonly ReadingRow[], ageInYears: number): VitalRecord['bmi'] {
  const height = rows.find(({ code }) => code === readingCodes.height)
  const weight = rows.find(({ code }) => code === readingCodes.weight)
  if (!height || !weight) return null
  const value = bodyMassIndex(height.value ?? NaN, weight.value ?? NaN)
  return { value, status: bmiStatus(value, ageInYears), date: weight.effective_on }
}

/** Only where it was said: otherwise it is the moment of writing, which everybody knows from `at`. */
function saidTime({ effective_at: measuredAt, submitted_at: at }: ReadingRow) {
  return measuredAt && measuredAt.getTime() !== at.getTime() ? { measuredAt: measuredAt.toISOString() } : {}
}

function readingFields(row: ReadingRow) {
  return {
    id: row.id,
    type: typeOfCode(row.code),
    value: row.value_text,
    date: row.effective_on,
    at: row.submitted_at.toISOString(),
    ...saidTime(row),
    values: valuesOf(row),
    ...(eachOf(row).length > 1 && { each: eachOf(row) }),
    ...(row.off_scale && { offScale: row.off_scale }),
    unit: row.unit,
    saidUnit: row.original_unit,
    context: row.context,
    ...(row.body_site && { site: siteOfCode(row.body_site) }),
    grade: row.interpretation,
    ...(row.symptoms && { symptoms: row.symptoms }),
    ...(row.only_unanswered && { isOnlyUnanswered: true }),
    needsDoctor: row.needs_doctor,
  }
}
