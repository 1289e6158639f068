import type { GradedType, SugarContext } from '../vitals.units.ts'
import { unknownAdult, type Person } from './vitals.person.ts'

/*
 * The tables as a nurse would check them: who, what, the values on both sides of every limit, and the colour. Where a
 * question decides, "amber or red" is amber when all answers are no, red with one yes and red while nobody answered;
 * "yellow or red" likewise; "green, red with signs" and "yellow, red with signs" are yellow, "amber, red with signs" is amber while nobody answered; "green or amber" is yellow while nobody answered; "green, amber if irregular" is green while nobody answered; "yellow or amber" is yellow while nobody answered.
 */
export const man: Person = { ...unknownAdult, gender: 'Male' }
export const woman: Person = { ...unknownAdult, ageInYears: 60, gender: 'Female' }
export const pregnant: Person = { ...unknownAdult, ageInYears: 28, gender: 'Female', pregnancy: 'pregnant' }
export const afterBirth: Person = { ...pregnant, pregnancy: 'afterBirth' }
export const pregnantGirl: Person = { ...pregnant, ageInYears: 15 }
export const child = (ageInYears: number): Person => ({ ...man, ageInYears })
export const infant = (ageInMonths: number): Person => ({
  ...man,
  ageInYears: Math.floor(ageInMonths / 12),
  ageInMonths,
})

export type Colour =
  | 'green'
  | 'green or amber'
  | 'green, amber if irregular'
  | 'green, red with signs'
  | 'yellow'
  | 'yellow or amber'
  | 'yellow, red with signs'
  | 'yellow or red'
  | 'amber'
  | 'amber, red with signs'
  | 'amber or red'
  | 'red'
  | 'no grade'
export type Rows = [
  who: string,
  person: Person,
  type: GradedType,
  context: SugarContext | null,
  colours: Partial<Record<Colour, string>>,
]
