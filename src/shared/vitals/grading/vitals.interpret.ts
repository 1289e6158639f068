import type { Site } from '../codes/vitals.sites.ts'
import { readVital, type Reading, type Unread } from '../vitals.parse.ts'
import { needsDoctor } from '../vitals.rules.ts'
import { meanPressure, type ReadingType, type SugarContext, type Unit } from '../vitals.units.ts'
import { compareGrades, type Grade } from './vitals.grades.ts'
import { gradeReading, isGraded, type Gradable, type Graded } from './vitals.grader.ts'
import type { Person, Pregnancy } from './vitals.person.ts'
import type { Symptom } from './vitals.symptoms.ts'

/** What was typed and answered. */
export interface Entry {
  type: ReadingType
  value: string
  /** The second reading of blood pressure, one to two minutes later; empty without one. */
  second?: string | undefined
  context?: SugarContext | '' | undefined
  /** Of a temperature; empty where nobody said. */
  site?: Site | '' | undefined
  /** Answered with yes; null where nobody answered. */
  symptoms?: readonly Symptom[] | null | undefined
}

/** A reading as the server stores it and as the phone shows it offline. */
export interface Interpreted {
  type: ReadingType
  /** What is graded and shown: of two readings of blood pressure the mean. */
  values: number[]
  /** Each reading as it was measured. */
  each: number[][]
  unit: Unit
  saidUnit: Unit
  context: SugarContext | null
  offScale: 'low' | 'high' | null
  /** Where a temperature was taken. */
  site: Site | null
  /** Null for height and weight. */
  grade: Grade | null
  /** Yellow only because nobody answered about signs. */
  isOnlyUnanswered?: boolean | undefined
  symptoms: readonly Symptom[] | null
  pregnancy: Pregnancy | null
  needsDoctor: boolean
}

/**
 * Parses and grades what was typed, for the person on the day of measuring; `today` decides whether it is recent. The
 * pulse of a blood pressure machine becomes a second reading.
 */
export function interpret(
  entry: Entry,
  person: Person,
  { day, today }: { day: string; today: string },
): { readings: Interpreted[] } | { refusal: Unread; field: 'value' | 'second' } {
  const read = readVital(entry)
  if ('refusal' in read) return { refusal: read.refusal, field: 'value' }
  const again =
    entry.type === 'bloodPressure' && entry.second ? readVital({ ...entry, value: entry.second }) : null
  if (again && 'refusal' in again) return { refusal: again.refusal, field: 'second' }
  const each = again ? [read.values, again.values] : [read.values]
  const of = (
    type: ReadingType,
    said: Pick<Reading, 'unit' | 'saidUnit' | 'context' | 'offScale'>,
    all: number[][],
  ) =>
    graded(
      { ...said, type, each: all, values: meanPressure(all), site: siteSaid(type, entry) },
      entry.symptoms ?? null,
      person,
      {
        day,
        today,
      },
    )
  const pulse = again?.pulse ?? read.pulse
  return {
    readings: [of(entry.type, read, each), ...(pulse === null ? [] : [of('heartRate', ofPulse, [[pulse]])])],
  }
}

const ofPulse = { unit: '/min', saidUnit: '/min', context: null, offScale: null } as const

function siteSaid(type: ReadingType, { site }: Entry): Site | null {
  return type === 'temperature' ? site || null : null
}

type Measured = Pick<
  Interpreted,
  'type' | 'values' | 'each' | 'unit' | 'saidUnit' | 'context' | 'offScale' | 'site'
>

/**
 * Of two readings of blood pressure the mean is graded, and the latest where that alone is red or amber: its danger must
 * not be hidden by a lower first one.
 */
export function gradeMeasured(
  measured: Gradable & Pick<Interpreted, 'each'>,
  person: Person,
  symptoms: readonly Symptom[] | null = null,
): Graded {
  const mean = gradeReading(measured, person, symptoms)
  const [, latestValues] = measured.each
  if (!latestValues) return mean
  const latest = gradeReading({ ...measured, values: latestValues }, person, symptoms)
  const isDanger = compareGrades(latest.grade, 'urgent') >= 0
  return isDanger && compareGrades(latest.grade, mean.grade) > 0 ? latest : mean
}

function graded(
  { type, values, each, unit, saidUnit, context, offScale, site }: Measured,
  symptoms: readonly Symptom[] | null,
  person: Person,
  { day, today }: { day: string; today: string },
): Interpreted {
  const found = isGraded(type)
    ? gradeMeasured({ type, values, each, context, offScale, site }, person, symptoms)
    : undefined
  const grade = found?.grade ?? null
  return {
    type,
    values,
    each,
    unit,
    saidUnit,
    context,
    offScale,
    site,
    grade,
    isOnlyUnanswered: found?.isOnlyUnanswered,
    symptoms: grade === null ? null : symptoms,
    pregnancy: grade === null ? null : person.pregnancy,
    needsDoctor: needsDoctor(grade, day, today),
  }
}
