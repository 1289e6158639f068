import type { Person } from '../../vitals/grading/vitals.person.ts'

/** What a range depends on. Pregnancy null: not asked, or not known. */
export type LabPerson = Pick<Person, 'ageInYears' | 'gender' | 'pregnancy'>

const asked = { from: 12, to: 50 }

/** Whether an order has to say if the patient is pregnant. */
export function asksPregnancy({ ageInYears, gender }: Omit<LabPerson, 'pregnancy'>): boolean {
  return gender === 'Female' && ageInYears >= asked.from && ageInYears <= asked.to
}

/** Of whom no age is known: everybody between whom a range distinguishes. */
const anybody: readonly LabPerson[] = [0, 2, 8, 13, 15, 17, 40].flatMap((ageInYears) =>
  (['Male', 'Female'] as const).map((gender) => ({ ageInYears, gender, pregnancy: null })),
)

/** Pregnant or not, or any age, where that is not known: what is said of all of them is said. Null: nothing is known. */
export function everyPossible(person: LabPerson | null): LabPerson[] {
  if (person === null) return anybody.flatMap(everyPossible)
  const isOpen = asksPregnancy(person) && person.pregnancy === null
  if (!isOpen) return [person]
  return [
    { ...person, pregnancy: 'no' },
    { ...person, pregnancy: 'pregnant' },
  ]
}
