import { addDays } from '../../kit/time/town-time.ts'
import { ageOn, type genders, type SaidAge } from '../../patients/patients.rules.ts'

/** What a woman of 12 to 50 says with a reading. */
export const pregnancies = ['no', 'pregnant', 'afterBirth'] as const
export type Pregnancy = (typeof pregnancies)[number]

type Gender = (typeof genders)[number]

/** What the limits depend on, besides the value. */
export interface Person {
  ageInYears: number
  /** Full months, under five years; null where they are not known. */
  ageInMonths: number | null
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

/** The person on the day of measuring. What was said with the reading takes precedence. */
export function personOn(
  day: string,
  { age, gender }: Pick<PersonFacts, 'age' | 'gender'>,
  said: { pregnancy: Pregnancy | null; ageInMonths: number | null },
): Person {
  const ageInYears = ageOn(day, age)
  const ageInMonths = ageInYears < monthsUntilYears ? (monthsFromBirth(day, age) ?? said.ageInMonths) : null
  const pregnancy = mayBePregnant({ ageInYears, gender }) ? said.pregnancy : null
  return { ageInYears, ageInMonths, gender, pregnancy }
}

/** Full months since the month of birth, where it is known. */
function monthsFromBirth(day: string, { saidOn, atBirth }: SaidAge): number | null {
  if (!atBirth) return null
  const [now = NaN, then = NaN] = [day, saidOn].map(
    (one) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7)),
  )
  return Math.max(0, now - then - (day.slice(8) >= saidOn.slice(8) ? 0 : 1))
}

/** Who is asked "pregnant, or delivered in the last six weeks?". */
export function mayBePregnant({ ageInYears, gender }: Pick<Person, 'ageInYears' | 'gender'>): boolean {
  return gender === 'Female' && ageInYears >= askedForPregnancy.from && ageInYears <= askedForPregnancy.to
}

/** Pregnant, or within six weeks after birth: limits of their own, and no body mass index. */
export function isPregnantOrAfterBirth(pregnancy: string | null): boolean {
  return pregnancy === 'pregnant' || pregnancy === 'afterBirth'
}

/** The remembered answer, for six weeks; then it is asked again and never assumed. */
export function rememberedPregnancy({ pregnancy }: PersonFacts, today: string): Pregnancy | null {
  return pregnancy && pregnancy.on >= addDays(today, -answerHoldsDays) ? pregnancy.said : null
}

/** Whether the limits depend on months that nobody has told us. */
export function lacksMonths({ ageInYears, ageInMonths }: Person): boolean {
  return ageInYears < 1 && ageInMonths === null
}
