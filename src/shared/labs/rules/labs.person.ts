import type { Person } from '../../vitals/grading/vitals.person.ts'

/** What a range depends on. Pregnancy null: not asked, or not known. */
export type LabPerson = Pick<Person, 'ageInYears' | 'gender' | 'pregnancy'>

const asked = { from: 12, to: 50 }

/** Whether an order has to say if the patient is pregnant. */
export function asksPregnancy({ ageInYears, gender }: Omit<LabPerson, 'pregnancy'>): boolean {
  return gender === 'Female' && ageInYears >= asked.from && ageInYears <= asked.to
}

/** Pregnant or not where that is not known: what both say is said. */
export function everyPossible(person: LabPerson): LabPerson[] {
  const isOpen = asksPregnancy(person) && person.pregnancy === null
  if (!isOpen) return [person]
  return [
    { ...person, pregnancy: 'no' },
    { ...person, pregnancy: 'pregnant' },
  ]
}
