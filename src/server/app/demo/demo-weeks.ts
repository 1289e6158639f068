import { addDays, dayIn, instantIn, timeIn } from '../../../shared/kit/time/town-time.ts'
import type { BuiltPerson } from '../../accounts/accounts.fixtures.ts'
import type { AppointmentOptions } from '../../appointments/appointments.fixtures.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { withHistory } from './demo-doctor.ts'
import { complaints, pick } from './demo-names.ts'

type Town = Pick<AppContext, 'town' | 'clock'>
const hourMs = 3_600_000

/** The specification's sample figures for the doctor dashboard; the first doctor's data is built to match. */
export const sampleFigures = {
  today: 8,
  patients: 156,
  pending: 12,
  teleconsults: 24,
  followUpCalls: 2,
  visitsWithoutNote: 3,
  labReviews: 3,
  unsignedPrescriptions: 5,
} as const
/** How many of today's are scheduled; the others are unanswered requests. */
const scheduledToday = 5

/** 156 patients in all: 8 appointments today, 12 unanswered requests, 24 teleconsultations, 2 missed. */
export function weekOfFirstDoctor(
  appContext: Town,
  doctor: BuiltPerson,
  patients: BuiltPerson[],
): AppointmentOptions[] {
  const { today, laterToday } = moment(appContext)
  const wishes: AppointmentOptions[] = []
  for (let n = 0; n < sampleFigures.patients; n += 1) {
    const patientId = patients[n]?.patientId ?? ''
    const isTele = n % 6 === 5 && countTele(wishes) < sampleFigures.teleconsults
    const shared = {
      patientId,
      doctorId: doctor.id,
      type: isTele ? ('teleconsultation' as const) : ('in-person' as const),
      specialization: pick(complaints, n),
    }
    wishes.push({ ...shared, ...placeOf(n, today, laterToday) })
  }
  return withHistory(wishes, today, sampleFigures)
}

function countTele(wishes: AppointmentOptions[]): number {
  return wishes.filter((options) => options.type === 'teleconsultation').length
}

/** The appointment of the first doctor's nth patient: today, a pending request, this week, or in the past. */
function placeOf(
  n: number,
  today: string,
  laterToday: string[],
): Pick<AppointmentOptions, 'date' | 'time' | 'status'> {
  if (n < sampleFigures.today) {
    const ahead = laterToday[n - scheduledToday]
    if (n >= scheduledToday && ahead) return { date: today, time: ahead, status: 'pending' }
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

export function weekOfFirstPatient(
  appContext: Town,
  colleagues: BuiltPerson[],
  patient: BuiltPerson,
): AppointmentOptions[] {
  const { today } = moment(appContext)
  const visits = [
    [colleagues[0], 2, '10:30', 'scheduled', 'Chest pain when walking'],
    [colleagues[1], 4, '16:00', 'pending', 'Fever of my son'],
    [colleagues[2], -9, '11:15', 'completed', 'Knee pain'],
    [undefined, -20, '09:00', 'failed', 'Skin rash'],
  ] as const
  return visits.map(([doctor, days, time, status, specialization]) => ({
    patientId: patient.patientId,
    doctorId: doctor?.id ?? null,
    date: addDays(today, days),
    time,
    status,
    type: status === 'pending' ? 'teleconsultation' : 'in-person',
    specialization,
  }))
}

/** This patient's were asked for on an earlier day, and those that are over ended in their own hour. */
export function atTheirTime(
  { town, clock }: Town,
  patient: BuiltPerson,
  wishes: AppointmentOptions[],
): AppointmentOptions[] {
  const now = clock().getTime()
  return wishes.map((options) => {
    if (options.patientId !== patient.patientId) return options
    const startsAt = instantIn(town.timeZone, options.date, options.time).getTime()
    const askedAt = new Date(Math.min(now, startsAt) - 26 * hourMs)
    return { ...options, askedAt, changedAt: new Date(Math.min(now, startsAt + hourMs / 3)) }
  })
}

/** Today's visits at the hospital of the first doctor's colleagues. */
export function visitsOfColleagues(
  appContext: Town,
  colleagues: BuiltPerson[],
  patients: BuiltPerson[],
): AppointmentOptions[] {
  const { today } = moment(appContext)
  return patients.flatMap((patient, n) => {
    const doctor = colleagues[n]
    if (!doctor) return []
    const who = { patientId: patient.patientId, doctorId: doctor.id, specialization: pick(complaints, n + 2) }
    return [{ ...who, date: today, time: gridTime(30 + 2 * n), status: 'scheduled', type: 'in-person' }]
  })
}

export function openRequests(appContext: Town, patients: BuiltPerson[]): AppointmentOptions[] {
  const { today } = moment(appContext)
  return patients.map((patient, n) => ({
    patientId: patient.patientId,
    doctorId: null,
    date: addDays(today, 1 + n),
    time: '12:00',
    specialization: pick(['Weakness for two weeks', 'ਭੁੱਖ ਨਹੀਂ ਲੱਗਦੀ'], n),
  }))
}

/** Today in the town, and three of the next quarter hours in which the first doctor is free, fewer late at night. */
function moment({ town, clock }: Town): { today: string; laterToday: string[] } {
  const now = clock()
  const today = dayIn(town.timeZone, now)
  const quarter = 15 * 60_000
  const booked = new Set(Array.from({ length: scheduledToday }, (_, n) => gridTime(n)))
  // Late enough that none lapses while the demo is looked at.
  const laterToday = [8, 10, 12, 13, 14, 15]
    .map((ahead) => new Date((Math.ceil(now.getTime() / quarter) + ahead) * quarter))
    .filter((start) => dayIn(town.timeZone, start) === today)
    .map((start) => timeIn(town.timeZone, start))
  return { today, laterToday: laterToday.filter((time) => !booked.has(time)).slice(0, 3) }
}

/** Quarter hours from 09:00 on. */
function gridTime(n: number): string {
  const minutes = 9 * 60 + n * 15
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
