import { cursorAfter } from '../../shared/kit/pages.ts'
import { newId } from '../platform/runtime/ids.ts'
import type { AccessRows } from '../platform/context/access-rows.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { rememberAge } from '../../shared/patients/patients.rules.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { saveProfile } from './patients.repo.ts'

export interface PatientOptions {
  name: string
  age?: number
  gender?: 'Male' | 'Female' | 'Other'
  address?: string
  phone?: string
}

/** A patient's saved profile. For tests and seeds. */
export async function buildPatientProfile(
  appContext: Pick<AppContext, 'store' | 'clock' | 'town'>,
  patientId: string,
  options: PatientOptions,
): Promise<void> {
  const now = appContext.clock()
  const said = rememberAge(options.age ?? 34, dayIn(appContext.town.timeZone, now))
  const row = {
    name: options.name,
    birth_year: said.birthYear,
    age_said_on: said.saidOn,
    age_said_at_birth: false,
    gender: options.gender ?? ('Female' as const),
    address: options.address ?? 'Village Thuhi, Nabha',
    phone: options.phone ?? '5550000000',
    updated_at: now,
  }
  await appContext.store.db.transaction().execute((tx) => saveProfile(tx, patientId, row))
}

export const accessRows: AccessRows = {
  'patients.readTreated': ({ patientId }) => Promise.resolve({ owner: 'doctor', id: patientId }),
  'patients.moreVisits': ({ patientId }) =>
    Promise.resolve({ owner: 'doctor', id: patientId, query: { after: placeInList } }),
}
const placeInList = cursorAfter({ at: new Date('2030-01-01'), id: newId() })
