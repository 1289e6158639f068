import { dayIn } from '../../shared/kit/town-time.ts'
import { rememberAge } from '../../shared/patients/patients.rules.ts'
import type { House } from '../platform/http/call.ts'
import { saveProfile } from './patients.repo.ts'

export interface PatientWish {
  name: string
  age?: number
  gender?: 'Male' | 'Female' | 'Other'
  address?: string
  phone?: string
}

/** The saved profile of a person. For tests and seeds. */
export async function buildPatientProfile(
  house: Pick<House, 'store' | 'clock' | 'town'>,
  personId: string,
  wish: PatientWish,
): Promise<void> {
  const now = house.clock()
  const said = rememberAge(wish.age ?? 34, dayIn(house.town.timeZone, now))
  const row = {
    person_id: personId,
    name: wish.name,
    birth_year: said.birthYear,
    age_said_on: said.saidOn,
    gender: wish.gender ?? ('Female' as const),
    address: wish.address ?? 'Village Thuhi, Nabha',
    phone: wish.phone ?? '5550000000',
    updated_at: now,
  }
  await house.store.db.transaction().execute((tx) => saveProfile(tx, row))
}
