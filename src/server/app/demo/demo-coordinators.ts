import { buildPerson, type BuiltPerson } from '../../accounts/accounts.fixtures.ts'
import { buildDoctorProfile } from '../../doctors/doctors.fixtures.ts'
import { buildMembership } from '../../facilities/facilities.fixtures.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { buildVolunteer } from '../../volunteers/volunteers.fixtures.ts'
import { silentPhone } from './demo-names.ts'

type Town = Pick<AppContext, 'store' | 'clock'>

const waiting = [
  { name: 'Amandeep Singh Brar', specialization: 'Pediatrics', clinic: 'Brar Clinic, Bhawanigarh Road' },
  { name: 'ਹਰਲੀਨ ਕੌਰ ਸਿੱਧੂ', specialization: 'Gynecology', clinic: 'Civil Hospital, Nabha' },
] as const

const helpers = [
  { name: 'Gurjant Singh', hasVehicle: true },
  { name: 'ਰਮਨਦੀਪ ਕੌਰ', hasVehicle: false },
  { name: 'सुरेश कुमार', hasVehicle: true },
  { name: 'Lakhwinder Kaur', hasVehicle: false },
  { name: 'Vijay Garg', hasVehicle: true },
  { name: 'ਬਲਜੀਤ ਸਿੰਘ ਔਲਖ', hasVehicle: true },
] as const

const day = 24 * 3_600_000

/** Whoever is at the pharmacy counter of this facility. */
export async function seedPharmacist(
  appContext: Town,
  facilityId: string,
  password: string,
): Promise<BuiltPerson> {
  const person = await buildPerson(appContext, {
    role: 'patient',
    username: 'pharmacist',
    name: 'Rajni Bala',
    password,
  })
  await buildMembership(appContext, { userId: person.id, facilityId, role: 'pharmacist' })
  return person
}

/** A coordinator with something to do: two doctors awaiting approval, and volunteers. */
export async function seedAdminConsole(appContext: Town, password: string): Promise<BuiltPerson> {
  for (const [n, options] of waiting.entries()) {
    const { id } = await buildPerson(appContext, {
      role: 'doctor',
      username: `newdoctor${n + 1}`,
      name: options.name,
      phone: phone(n),
      password,
    })
    const registrationNumber = `DEMO-${String(2000 + n)}`
    await buildDoctorProfile(appContext, id, {
      ...options,
      approval: 'awaiting',
      phone: phone(n),
      registrationNumber,
    })
  }
  for (const [n, { name, hasVehicle }] of helpers.entries()) {
    const username = `helper${n + 1}`
    const { id } = await buildPerson(appContext, { role: 'patient', username, name, password })
    const registeredAt = new Date(appContext.clock().getTime() - (helpers.length - n) * day)
    await buildVolunteer(appContext, id, { name, hasVehicle, mobile: phone(100 + n) }, registeredAt)
  }
  return buildPerson(appContext, {
    role: 'coordinator',
    username: 'coordinator',
    name: 'Meenakshi Rani',
    phone: phone(200),
    password,
  })
}

/** A separate range from the town's doctors and patients. */
function phone(n: number): string {
  return silentPhone(1_000_000 + n)
}
