import { buildPerson, buildToken, type BuiltPerson } from '../../src/server/accounts/accounts.fixtures.ts'
import { buildDoctorProfile, type DoctorOptions } from '../../src/server/doctors/doctors.fixtures.ts'
import { buildPatientProfile } from '../../src/server/patients/patients.fixtures.ts'
import type { SharedArea } from '../../src/shared/kit/areas.ts'
import type { AppContext } from '../../src/server/platform/context/request-context.ts'
import { newId } from '../../src/server/platform/runtime/ids.ts'

export interface SignedIn extends BuiltPerson {
  token: string
}

/** A patient with a profile, signed in. */
export async function patientIn(appContext: AppContext, name = 'Harpreet Kaur'): Promise<SignedIn> {
  const person = await buildPerson(appContext, { role: 'patient', name })
  await buildPatientProfile(appContext, person.patientId, { name })
  return { ...person, token: await buildToken(appContext, person) }
}

/** A doctor with a profile, approved by default, signed in. */
export async function doctorIn(
  appContext: AppContext,
  options: Partial<DoctorOptions> = {},
): Promise<SignedIn> {
  const name = options.name ?? 'Gurpreet Singh Sandhu'
  const person = await buildPerson(appContext, { role: 'doctor', name })
  await buildDoctorProfile(appContext, person.id, { ...options, name })
  return { ...person, token: await buildToken(appContext, person) }
}

/** A person of this role without a profile, signed in. */
export async function personIn(appContext: AppContext, role: BuiltPerson['role']): Promise<SignedIn> {
  const person = await buildPerson(appContext, { role })
  return { ...person, token: await buildToken(appContext, person) }
}

/** Another patient, with whom these areas of this one are shared. */
export async function helperIn(
  appContext: AppContext,
  { id: invited_by, patientId: patient_id }: SignedIn,
  areas: SharedArea[],
): Promise<SignedIn> {
  const helper = await patientIn(appContext, 'Manpreet Kaur')
  const now = appContext.clock()
  const who = { patient_id, invited_by, user_id: helper.id, username_key: helper.username }
  const times = { invited_at: now, answer_by: new Date(now.getTime() + 1), accepted_at: now }
  await appContext.store.db
    .insertInto('patient_helpers')
    .values({ id: newId(), areas, ...who, ...times })
    .execute()
  return helper
}
