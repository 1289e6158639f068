import { addDays, dayIn, timeIn } from '../../shared/kit/town-time.ts'
import { buildPerson, type BuiltPerson } from '../accounts/accounts.builders.ts'
import { buildAppointments, type AppointmentWish } from '../appointments/appointments.builders.ts'
import { buildDoctorProfile } from '../doctors/doctors.builders.ts'
import { buildPatientProfile } from '../patients/patients.builders.ts'
import type { House } from '../platform/http/call.ts'
import { complaints, doctorsOfTown, familyNames, givenNames, villages } from './demo-names.ts'

export const demoPassword = 'demo1234'

/** The specification's sample figures for the doctor dashboard; the first doctor's data are made to give them. */
export const sampleFigures = { today: 8, patients: 156, pending: 12, teleconsults: 24 } as const

type Town = Pick<House, 'store' | 'clock' | 'town'>

/** A believable town on an empty database: eleven doctors, 160 patients, a week of appointments. */
export async function seedDemoTown(house: Town): Promise<{ doctor: BuiltPerson; patient: BuiltPerson }> {
  const doctors = await seedDoctors(house)
  const patients = await seedPatients(house)
  const [doctor, ...colleagues] = doctors
  const [patient] = patients
  if (!doctor || !patient) throw new Error('The demo town has nobody in it.')
  await buildAppointments(house, [
    ...weekOfFirstDoctor(house, doctor, patients),
    ...weekOfFirstPatient(house, colleagues, patient),
    ...openRequests(house, patients.slice(-2)),
  ])
  return { doctor, patient }
}

async function seedDoctors(house: Town): Promise<BuiltPerson[]> {
  const people: BuiltPerson[] = []
  for (const [n, { name, specialization, clinic, experience }] of doctorsOfTown.entries()) {
    const username = n === 0 ? 'doctor' : `doctor${n + 1}`
    const person = await buildPerson(house, {
      role: 'doctor',
      username,
      name,
      phone: phone(n),
      password: demoPassword,
    })
    const registrationNumber = `DEMO-${String(1000 + n)}`
    await buildDoctorProfile(house, person.id, {
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

/** Four more than the first doctor's own: the patient who signs in, one more of hers, and two with open requests. */
async function seedPatients(house: Town): Promise<BuiltPerson[]> {
  const people: BuiltPerson[] = []
  for (let n = 0; n < sampleFigures.patients + 2; n += 1) {
    const { given, gender } = pick(givenNames, n)
    const name = `${given} ${pick(gender === 'Female' ? ['Kaur', 'Rani', 'Devi'] : ['Singh', 'Kumar', 'Lal'], n)} ${pick(familyNames, n * 7)}`
    const username = n === 0 ? 'patient' : `patient${n + 1}`
    const person = await buildPerson(house, {
      role: 'patient',
      username,
      name,
      phone: phone(100 + n),
      password: demoPassword,
    })
    const age = n === 0 ? 34 : 4 + ((n * 37) % 80)
    await buildPatientProfile(house, person.id, {
      name,
      gender,
      age,
      address: pick(villages, n * 3),
      phone: phone(100 + n),
    })
    people.push(person)
  }
  return people
}

/** 156 patients in all: 8 appointments today, 12 requests unanswered, 24 teleconsultations. */
function weekOfFirstDoctor(house: Town, doctor: BuiltPerson, patients: BuiltPerson[]): AppointmentWish[] {
  const { today, laterToday } = moment(house)
  const wishes: AppointmentWish[] = []
  for (let n = 0; n < sampleFigures.patients; n += 1) {
    const patientId = patients[n]?.id ?? doctor.id
    const isTele = n % 6 === 5 && countTele(wishes) < sampleFigures.teleconsults
    const shared = {
      patientId,
      doctorId: doctor.id,
      type: isTele ? ('teleconsultation' as const) : ('in-person' as const),
      specialization: pick(complaints, n),
    }
    wishes.push({ ...shared, ...placeOf(n, today, laterToday) })
  }
  return wishes
}

function countTele(wishes: AppointmentWish[]): number {
  return wishes.filter((wish) => wish.type === 'teleconsultation').length
}

/** Where the nth of the first doctor's patients stands: today, waiting for an answer, this week, or seen before. */
function placeOf(
  n: number,
  today: string,
  laterToday: string[],
): Pick<AppointmentWish, 'date' | 'time' | 'status'> {
  if (n < sampleFigures.today) {
    const ahead = laterToday[n - 5]
    if (n >= 5 && ahead) return { date: today, time: ahead, status: 'pending' }
    return { date: today, time: gridTime(n), status: 'scheduled' }
  }
  const unanswered = sampleFigures.pending - Math.min(laterToday.length, 3)
  const nth = n - sampleFigures.today
  if (nth < unanswered)
    return { date: addDays(today, 1 + (nth % 5)), time: gridTime(10 + nth), status: 'pending' }
  if (nth < unanswered + 20)
    return { date: addDays(today, 1 + (nth % 6)), time: gridTime(nth), status: 'scheduled' }
  return { date: addDays(today, -1 - Math.floor(nth / 8)), time: gridTime(nth % 30), status: 'completed' }
}

function weekOfFirstPatient(house: Town, colleagues: BuiltPerson[], patient: BuiltPerson): AppointmentWish[] {
  const { today } = moment(house)
  const of = (n: number) => colleagues[n]?.id ?? null
  return [
    {
      patientId: patient.id,
      doctorId: of(0),
      date: addDays(today, 2),
      time: '10:30',
      status: 'scheduled',
      specialization: 'Chest pain when walking',
    },
    {
      patientId: patient.id,
      doctorId: of(1),
      date: addDays(today, 4),
      time: '16:00',
      status: 'pending',
      type: 'teleconsultation',
      specialization: 'Fever of my son',
    },
    {
      patientId: patient.id,
      doctorId: of(2),
      date: addDays(today, -9),
      time: '11:15',
      status: 'completed',
      specialization: 'Knee pain',
    },
    {
      patientId: patient.id,
      doctorId: null,
      date: addDays(today, -20),
      time: '09:00',
      status: 'failed',
      specialization: 'Skin rash',
    },
  ]
}

function openRequests(house: Town, patients: BuiltPerson[]): AppointmentWish[] {
  const { today } = moment(house)
  return patients.map((patient, n) => ({
    patientId: patient.id,
    doctorId: null,
    date: addDays(today, 1 + n),
    time: '12:00',
    specialization: pick(['Weakness for two weeks', 'ਭੁੱਖ ਨਹੀਂ ਲੱਗਦੀ'], n),
  }))
}

/** Today in the town, and the next three free quarter hours of it, fewer late at night. */
function moment({ town, clock }: Town): { today: string; laterToday: string[] } {
  const now = clock()
  const today = dayIn(town.timeZone, now)
  const quarter = 15 * 60_000
  const starts = [2, 4, 6].map(
    (ahead) => new Date(Math.ceil(now.getTime() / quarter) * quarter + ahead * quarter),
  )
  const laterToday = starts.filter((start) => dayIn(town.timeZone, start) === today)
  return { today, laterToday: laterToday.map((start) => timeIn(town.timeZone, start)) }
}

/** Quarter hours from 09:00 on; the fifth minute slots of `laterToday` are later than these or at the hour. */
function gridTime(n: number): string {
  const minutes = 9 * 60 + n * 15
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function pick<T>(items: readonly T[], n: number): T {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('Nothing to pick from.')
  return item
}

/** No Indian number begins with 5: these can ring nowhere. */
function phone(n: number): string {
  return `55500${String(10_000 + n)}`
}
