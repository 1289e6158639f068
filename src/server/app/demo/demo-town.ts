import { buildPerson, type BuiltPerson } from '../../accounts/accounts.fixtures.ts'
import { buildAppointments, type AppointmentOptions } from '../../appointments/appointments.fixtures.ts'
import { buildEmergencyAccess } from '../../breakglass/breakglass.fixtures.ts'
import { buildDoctorProfile } from '../../doctors/doctors.fixtures.ts'
import { buildMembership } from '../../facilities/facilities.fixtures.ts'
import { buildPatientProfile } from '../../patients/patients.fixtures.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { seedAdminConsole, seedPharmacist } from './demo-coordinators.ts'
import { seedCare } from './demo-care.ts'
import { seedActivities } from './demo-activities.ts'
import { seedLabs } from './demo-labs.ts'
import { seedLooks } from './demo-looks.ts'
import { seedMessages } from './demo-messages.ts'
import { seedNotes } from './demo-notes.ts'
import { demoPerson, doctorsOfTown, hospitalName, pick, silentPhone, villages } from './demo-names.ts'
import { seedPrescriptionDrafts } from './demo-prescription-drafts.ts'
import { seedEvenings, seedOwnToken, seedQueue, seedTimings } from './demo-queue.ts'
import { seedReminders } from './demo-reminders.ts'
import { seedDemoVitals } from './demo-vitals.ts'
import {
  atTheirTime,
  openRequests,
  sampleFigures,
  visitsOfColleagues,
  weekOfFirstDoctor,
  weekOfFirstPatient,
} from './demo-weeks.ts'
import { seedYear } from './demo-year.ts'

export const demoPassword = 'demo1234'

type Town = Pick<AppContext, 'store' | 'clock' | 'town' | 'files'>

/** A realistic town on an empty database: eleven doctors, 158 patients, a week of appointments and a year of visits. */
export async function seedDemoTown(
  appContext: Town,
): Promise<Record<'doctor' | 'patient' | 'coordinator' | 'pharmacist' | 'technician', BuiltPerson>> {
  const doctors = await seedDoctors(appContext)
  const patients = await seedPatients(appContext)
  const [doctor, ...colleagues] = doctors
  const [patient] = patients
  if (!doctor || !patient) throw new Error('The demo town has nobody in it.')
  // Not of the first patient, whose list of visits is long enough, nor of one with a visit today.
  const here = await seedHospital(appContext, doctors, patients[120] ?? patient)
  const visits = [
    ...atTheirTime(appContext, patient, [
      ...weekOfFirstDoctor(appContext, doctor, patients),
      ...weekOfFirstPatient(appContext, colleagues, patient),
    ]),
    ...openRequests(appContext, patients.slice(-2)),
    ...visitsOfColleagues(appContext, here.colleagues, patients.slice(-2)),
  ]
  await buildAppointments(appContext, visits.map(here.placed))
  await seedNotes(appContext, doctor, patient)
  await seedCare(appContext, patient, doctor)
  await seedPrescriptionDrafts(appContext, doctor)
  await seedMessages(appContext, doctor, patients)
  await seedReminders(appContext, patient.patientId)
  await seedDemoVitals(appContext, patient, patients[1])
  await seedActivities(appContext, patient)
  await seedLooks(appContext, patient)
  await seedEmergency(appContext, doctors, patients[40])
  const pharmacist = await seedPharmacist(appContext, here.facilityId, demoPassword)
  const place = { facilityId: here.facilityId, doctor, patients }
  const technician = await seedLabs(appContext, place, demoPassword)
  await seedYear(appContext, { ...place, pharmacist, technician })
  const coordinator = await seedAdminConsole(appContext, demoPassword)
  return { doctor, patient, coordinator, pharmacist, technician }
}

/** Who works at the civil hospital, and so where their agreed visits take place. */
async function seedHospital(appContext: Town, doctors: BuiltPerson[], patient: BuiltPerson) {
  const hospital = await appContext.store.db
    .selectFrom('facilities')
    .select('id')
    .where('source_id', '=', 'civil-hospital')
    .executeTakeFirstOrThrow()
  const members = doctors.filter((_, n) => doctorsOfTown[n]?.clinic === hospitalName)
  for (const [nth, { id: doctorId }] of members.entries()) {
    await buildMembership(appContext, { userId: doctorId, facilityId: hospital.id })
    const session = await seedTimings(appContext, doctorId, hospital.id)
    if (nth > 1) continue
    await seedQueue(appContext, session, nth === 0 ? 9 : 5)
    const ids = { patientId: patient.patientId, doctorId, facilityId: hospital.id }
    if (nth === 1) await seedOwnToken(appContext, session, ids)
  }
  if (members[1]) await seedEvenings(appContext, members[1].id, hospital.id)
  const ids = new Set(members.map(({ id }) => id))
  const isHere = ({ doctorId, type, status }: AppointmentOptions) =>
    doctorId !== null &&
    ids.has(doctorId) &&
    type !== 'teleconsultation' &&
    (status ?? 'pending') !== 'pending'
  return {
    facilityId: hospital.id,
    colleagues: members.slice(1),
    placed: (one: AppointmentOptions) => (isHere(one) ? { ...one, facilityId: hospital.id } : one),
  }
}

/** A doctor of another clinic opened a record in an emergency: somebody has to review it. */
async function seedEmergency(appContext: Town, doctors: BuiltPerson[], patient?: BuiltPerson): Promise<void> {
  const stranger = doctors.find((_, n) => doctorsOfTown[n]?.clinic !== hospitalName)
  if (!stranger || !patient) return
  const openedAt = new Date(appContext.clock().getTime() - 26 * 3_600_000)
  const ids = { doctorId: stranger.id, patientId: patient.patientId }
  await buildEmergencyAccess(appContext, { ...ids, reason: 'accident', openedAt })
}

async function seedDoctors(appContext: Town): Promise<BuiltPerson[]> {
  const people: BuiltPerson[] = []
  for (const [n, { name, specialization, clinic, experience }] of doctorsOfTown.entries()) {
    const username = n === 0 ? 'doctor' : `doctor${n + 1}`
    const person = await buildPerson(appContext, {
      role: 'doctor',
      username,
      name,
      phone: silentPhone(n),
      password: demoPassword,
    })
    const registrationNumber = `DEMO-${String(1000 + n)}`
    await buildDoctorProfile(appContext, person.id, {
      name,
      specialization,
      clinic,
      experience,
      registrationNumber,
    })
    people.push(person)
  }
  return people
}

/** Two more than the first doctor's own: those with open requests. */
async function seedPatients(appContext: Town): Promise<BuiltPerson[]> {
  const people: BuiltPerson[] = []
  for (let n = 0; n < sampleFigures.patients + 2; n += 1) {
    const { name, gender, age } = demoPerson(n)
    const username = n === 0 ? 'patient' : `patient${n + 1}`
    const person = await buildPerson(appContext, {
      role: 'patient',
      username,
      name,
      phone: silentPhone(100 + n),
      password: demoPassword,
    })
    await buildPatientProfile(appContext, person.patientId, {
      name,
      gender,
      age,
      address: pick(villages, n * 3),
      phone: silentPhone(100 + n),
    })
    people.push(person)
  }
  return people
}
