import type { Site } from '../codes/vitals.sites.ts'
import {
  gradedTypes,
  vitalTypes,
  type GradedType,
  type SugarContext,
  type VitalType,
} from '../vitals.units.ts'
import { compareGrades, worstGrade, type Grade } from './vitals.grades.ts'
import { holds, type Colour, type Limits } from './vitals.limits.ts'
import { limitsOfMore } from './vitals.more-tables.ts'
import {
  agesPossible,
  gradedAsAdultFrom,
  isPregnantOrAfterBirth,
  mayBePregnant,
  type Person,
} from './vitals.person.ts'
import { limitsInPregnancy } from './vitals.pregnancy-tables.ts'
import { isYes, symptoms, type Symptom } from './vitals.symptoms.ts'
import { limitsOfVital } from './vitals.tables.ts'

export interface Gradable {
  type: GradedType
  /** In the canonical unit of the type; empty where the meter showed no number. */
  values: readonly number[]
  context: SugarContext | null
  /** The meter showed HI or LO. */
  offScale?: 'low' | 'high' | null | undefined
  /** Of a temperature; null where nobody said. */
  site?: Site | null | undefined
}

export interface Graded {
  grade: Grade
  /** What to ask, because an answer can change the grade; empty where none can. */
  asks: readonly Symptom[]
  /** Yellow only because nobody answered about signs: with a no to all of them the number would not be. */
  isOnlyUnanswered?: boolean
  /** The age in months can change the grade and is not known. */
  asksMonths: boolean
}

/**
 * The one grader: the server stores what it says, the phone shows it offline. `answered`: the symptoms said with yes,
 * null where nobody answered.
 */
export function gradeReading(
  reading: Gradable,
  person: Person,
  answered: readonly Symptom[] | null = null,
): Graded {
  if (reading.offScale) return { grade: 'critical', asks: [], asksMonths: false }
  const people = agesPossible(person)
  const gradesWith = (said: readonly Symptom[] | null) => people.map((one) => gradeKnown(reading, one, said))
  const gradeWith = (said: readonly Symptom[] | null) => worstGrade(gradesWith(said))
  const allNo = gradeWith([])
  const grade = gradeWith(answered)
  return {
    grade,
    isOnlyUnanswered: answered === null && grade === 'abnormal' && allNo !== grade,
    asks: answered === null ? symptoms.filter((one) => compareGrades(gradeWith([one]), allNo) > 0) : [],
    asksMonths: doDiffer(gradesWith(answered)) || doDiffer(gradesWith(answered ?? [])),
  }
}

const doDiffer = (all: readonly Grade[]) => new Set(all).size > 1

/** Whether some value of this type would have another grade at another of the person's possible ages. */
export function needsMonths(reading: Omit<Gradable, 'values'>, person: Person): boolean {
  const tables = agesPossible(person).map((one) => JSON.stringify(limitsFor(reading, one)))
  return new Set(tables).size > 1
}

function gradeKnown(reading: Gradable, person: Person, answered: readonly Symptom[] | null): Grade {
  const grade = worstGrade(coloursOf(reading, person).map((one) => gradeOf(one, answered)))
  return withoutPregnancyAnswer(reading, person, grade)
}

function gradeOf(colour: Colour, said: readonly Symptom[] | null): Grade {
  if (typeof colour === 'string') return colour
  if (said === null && colour.unanswered !== undefined) return colour.unanswered
  return isYes(colour.ask, said) ? colour.yes : colour.no
}

/** Every line that holds, of the person's own tables and of the one for pregnancy. */
function coloursOf(reading: Gradable, person: Person): Colour[] {
  const numbers = numbersOf(reading)
  const own = tablesOf(person).flatMap((one) => linesThatHold(limitsFor(reading, one), numbers))
  const { pregnancy } = person
  return isPregnantOrAfterBirth(pregnancy) ? [...own, ...pregnancyColours(reading, pregnancy)] : own
}

/** In pregnancy the lines of adults hold for a girl as well, beside those of her age. */
function tablesOf(person: Person): Person[] {
  const isGirl = isPregnantOrAfterBirth(person.pregnancy) && person.ageInYears < gradedAsAdultFrom
  return isGirl ? [person, { ...person, ageInYears: gradedAsAdultFrom, ageInMonths: null }] : [person]
}

function pregnancyColours(reading: Gradable, pregnancy: 'pregnant' | 'afterBirth'): Colour[] {
  const { type, context } = reading
  return linesThatHold(limitsInPregnancy(type, context, pregnancy), numbersOf(reading))
}

function linesThatHold(limits: readonly Limits[], numbers: readonly number[]): Colour[] {
  return limits.flatMap(({ lines, else: otherwise }, nth) => [
    otherwise,
    ...lines.filter((line) => holds(line, numbers[nth] ?? NaN)).map(({ colour }) => colour),
  ])
}

/**
 * A woman of 12 to 50 who was not asked, or did not answer: not called normal where that would be wrong in pregnancy,
 * and not alarmed either.
 */
function withoutPregnancyAnswer(reading: Gradable, person: Person, grade: Grade): Grade {
  if (person.pregnancy !== null || grade !== 'normal' || !mayBePregnant(person)) return grade
  // By the value alone: she was not asked about the signs.
  const inPregnancy = worstGrade(pregnancyColours(reading, 'pregnant').map((one) => gradeOf(one, [])))
  return compareGrades(inPregnancy, 'normal') > 0 ? 'abnormal' : grade
}

/** The numbers that the tables grade: for blood pressure also the difference of both. */
function numbersOf({ type, values }: Gradable): readonly number[] {
  const [upper = NaN, lower = NaN] = values
  return type === 'bloodPressure' ? [upper, lower, upper - lower] : values
}

/** The limits of each number of a reading, without those of pregnancy. */
export function limitsFor(
  { type, context, site }: Omit<Gradable, 'values'>,
  person: Person,
): readonly Limits[] {
  return isVital(type) ? limitsOfVital(type, context, person, site) : limitsOfMore(type, person)
}

function isVital(type: GradedType): type is VitalType {
  return vitalTypes.some((one) => one === type)
}

export function isGraded(type: string): type is GradedType {
  return gradedTypes.some((one) => one === type)
}
