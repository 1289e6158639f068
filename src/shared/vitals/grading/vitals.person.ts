import { addDays } from '../../kit/time/town-time.ts'
import { ageOn, type genders, type SaidAge } from '../../patients/patients.rules.ts'

/** What a woman of 12 to 50 says with a reading. */
export const pregnancies = ['no', 'pregnant', 'afterBirth'] as const
export type Pregnancy = (typeof pregnancies)[number]

export type Gender = (typeof genders)[number]

/** What the limits depend on, besides the value. */
export interface Person {
  ageInYears: number
  /** Full months, under five years; null where they are not known. */
  ageInMonths: number | null
  /** Where the months of a child are not known: the least and the most that they can be. */
  monthsBetween?: readonly [least: number, most: number] | undefined
  gender: Gender | null
  /** Null: not asked, or not answered. */
  pregnancy: Pregnancy | null
}

/** What is known of a patient: from this each day's `Person` is made, on the server and offline on the phone. */
export interface PersonFacts {
  age: SaidAge & { atBirth: boolean }
  gender: Gender | null
  /** The newest answer, with the day on which it was given. */
  pregnancy: { said: Pregnancy; on: string } | null
}

/** Nothing is known on this phone: the limits for adults. */
export const unknownAdult: Person = { ageInYears: 40, ageInMonths: null, gender: null, pregnancy: null }

/** NEWS2's age: limits of adults hold from here on. */
export const gradedAsAdultFrom = 16
/** Up to here the months are asked for. */
export const monthsUntilYears = 5

const askedForPregnancy = { from: 12, to: 50 }
/** How long the answer about pregnancy is remembered. */
export const answerHoldsDays = 42

/**
 * The person on the day of measuring. What was said with the reading takes precedence. Months that do not fit the age of
 * the profile are not taken: a child of four typed as "4 months" would be graded as a baby.
 */
export function personOn(
  day: string,
  { age, gender }: Pick<PersonFacts, 'age' | 'gender'>,
  said: { pregnancy: Pregnancy | null; ageInMonths: number | null },
): Person {
  const years = ageOn(day, age)
  const between = monthsPossible(day, age)
  const fitting = said.ageInMonths !== null && isBetween(said.ageInMonths, between) ? said.ageInMonths : null
  const months = monthsFromBirth(day, age) ?? fitting
  const ageInYears = months === null || between === null ? years : Math.floor(months / 12)
  const pregnancy = mayBePregnant({ ageInYears, gender }) ? said.pregnancy : null
  const person = { ageInYears, ageInMonths: ageInYears < monthsUntilYears ? months : null, gender, pregnancy }
  return months === null && between !== null ? { ...person, monthsBetween: between } : person
}

/**
 * What the months of a child can be whose month of birth is not known: "two years" said half a year ago is 30 to 41
 * months. Null from five years on.
 */
export function monthsPossible(
  day: string,
  age: PersonFacts['age'],
): readonly [least: number, most: number] | null {
  if (age.atBirth || ageOn(day, age) >= monthsUntilYears) return null
  const least = (Number(age.saidOn.slice(0, 4)) - age.birthYear) * 12 + monthsSince(age.saidOn, day)
  return [Math.max(0, least), Math.max(0, least) + 11]
}

export function isBetween(months: number, between: readonly [number, number] | null): boolean {
  return between !== null && months >= between[0] && months <= between[1]
}

/** The months at which a table changes. */
const changes = [2, 3, 6, 12, 24, 60]

/** The person at each age with limits of its own that is possible; one where the months are known or do not matter. */
export function agesPossible(person: Person): readonly [Person, ...Person[]] {
  const { ageInYears, ageInMonths } = person
  if (ageInMonths !== null || ageInYears >= monthsUntilYears) return [person]
  const [least, most] = person.monthsBetween ?? [ageInYears * 12, ageInYears * 12 + 11]
  const at = (months: number): Person => ({
    ...person,
    ageInYears: Math.floor(months / 12),
    ageInMonths: months < monthsUntilYears * 12 ? months : null,
  })
  return [at(least), ...changes.filter((one) => one > least && one <= most).map(at)]
}

/** Full months since the month of birth, where it is known and the child is under five. */
function monthsFromBirth(day: string, { saidOn, atBirth, birthYear }: PersonFacts['age']): number | null {
  if (!atBirth || ageOn(day, { saidOn, birthYear }) >= monthsUntilYears) return null
  return Math.max(0, monthsSince(saidOn, day))
}

/** Full months from one day to another. */
function monthsSince(from: string, to: string): number {
  const [now = NaN, then = NaN] = [to, from].map(
    (one) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7)),
  )
  return now - then - (to.slice(8) >= from.slice(8) ? 0 : 1)
}

/** Who is asked "pregnant, or delivered in the last six weeks?". */
export function mayBePregnant({ ageInYears, gender }: Pick<Person, 'ageInYears' | 'gender'>): boolean {
  return gender === 'Female' && ageInYears >= askedForPregnancy.from && ageInYears <= askedForPregnancy.to
}

/** Pregnant, or within six weeks after birth: limits of their own, and no body mass index. */
export function isPregnantOrAfterBirth(pregnancy: string | null): pregnancy is 'pregnant' | 'afterBirth' {
  return pregnancy === 'pregnant' || pregnancy === 'afterBirth'
}

/** The remembered answer, for six weeks; then it is asked again and never assumed. */
export function rememberedPregnancy({ pregnancy }: PersonFacts, today: string): Pregnancy | null {
  return pregnancy && pregnancy.on >= addDays(today, -answerHoldsDays) ? pregnancy.said : null
}
