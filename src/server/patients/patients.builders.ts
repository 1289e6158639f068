import { dayIn } from '../../shared/kit/town-time.ts'
import { rememberAge } from '../../shared/patients/patients.rules.ts'
import type { AppContext } from '../platform/http/request-context.ts'
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
  appContext: Pick<AppContext, 'store' | 'clock' | 'town'>,
  personId: string,
  wish: PatientWish,
): Promise<void> {
  const now = appContext.clock()
  const said = rememberAge(wish.age ?? 34, dayIn(appContext.town.timeZone, now))
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
  await appContext.store.db.transaction().execute((tx) => saveProfile(tx, row))
}
