import { buildPerson, buildToken, type BuiltPerson } from '../../src/server/accounts/accounts.builders.ts'
import { buildDoctorProfile, type DoctorWish } from '../../src/server/doctors/doctors.builders.ts'
import { buildPatientProfile } from '../../src/server/patients/patients.builders.ts'
import type { House } from '../../src/server/platform/http/call.ts'

export interface SignedIn extends BuiltPerson {
  token: string
}

/** A patient with a profile, signed in. */
export async function patientIn(house: House, name = 'Harpreet Kaur'): Promise<SignedIn> {
  const person = await buildPerson(house, { role: 'patient', name })
  await buildPatientProfile(house, person.id, { name })
  return { ...person, token: await buildToken(house, person) }
}

/** A doctor with a profile, approved unless wished otherwise, signed in. */
export async function doctorIn(house: House, wish: Partial<DoctorWish> = {}): Promise<SignedIn> {
  const name = wish.name ?? 'Gurpreet Singh Sandhu'
  const person = await buildPerson(house, { role: 'doctor', name })
  await buildDoctorProfile(house, person.id, { ...wish, name })
  return { ...person, token: await buildToken(house, person) }
}

/** A person of the role without any profile, signed in. */
export async function personIn(house: House, role: BuiltPerson['role']): Promise<SignedIn> {
  const person = await buildPerson(house, { role })
  return { ...person, token: await buildToken(house, person) }
}
