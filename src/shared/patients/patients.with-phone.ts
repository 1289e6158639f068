import { indexVillages, villageOf } from '../facilities/villages/facilities.village-of.ts'
import { ageOn } from './patients.rules.ts'

interface Row {
  id: string
  name: string
  address: string | null
  birth_year: number | null
  age_said_on: string | null
  age_said_at_birth: boolean
}
type Villages = Parameters<typeof indexVillages>[0]
type Town = Parameters<typeof villageOf>[2]

/** Of patients who share a phone number what tells them apart: name, age and village, nothing else. */
export function tellApart(rows: readonly Row[], villages: Villages, town: Town, today: string) {
  const index = indexVillages(villages)
  return rows.map(({ id, name, address, birth_year: birthYear, age_said_on: saidOn, age_said_at_birth }) => ({
    id,
    name,
    age:
      birthYear === null || saidOn === null
        ? null
        : ageOn(today, { birthYear, saidOn, atBirth: age_said_at_birth }),
    village: (address && villageOf(address, index, town)?.name) || '',
  }))
}
