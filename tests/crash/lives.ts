import { setTimeout as sleep } from 'node:timers/promises'
import { acknowledgeAlarm, listAlarms, sayOutcome } from '../../src/shared/alarms/alarms.endpoints.ts'
import {
  acceptAppointment,
  cancelAppointment,
  listAppointments,
  rejectAppointment,
  requestAppointment,
} from '../../src/shared/appointments/appointments.endpoints.ts'
import type { Appointment } from '../../src/shared/appointments/appointments.schemas.ts'
import type { Action } from '../../src/shared/appointments/appointments.lifecycle.ts'
import { addDays, dayIn } from '../../src/shared/kit/time/town-time.ts'
import { listNotices, markNoticesSeen } from '../../src/shared/notifications/notifications.endpoints.ts'
import { addVital } from '../../src/shared/vitals/vitals.endpoints.ts'
import { asPerson, registerSomebody, saveProfile, signIn, type Person } from './people.ts'
import { read, write } from './send.ts'
import type { Town } from './town.ts'

export const kindsOfDoctor = ['General physician', 'Heart specialist', 'Child specialist']
// The last matches no specialty, so such a request is open to all.
const notes = [...kindsOfDoctor, 'Everything hurts']
const bookableDays = 60
const busyTimes = ['09:00', '09:15', '09:30', '10:00', '10:30', '11:00', '12:00', '15:00', '16:15', '17:45']

/** Sends one write after the other until the run ends. */
export async function live(town: Town, person: Person): Promise<void> {
  while (!town.isClosing) {
    await (person.role === 'patient' ? actAsPatient(town, person) : actAsDoctor(town, person))
    await sleep(town.random.between(0, 30))
  }
}

/** New people keep registering; not all sign in, since an interrupted try counts against the address. */
export async function welcomeNewcomers(town: Town): Promise<void> {
  for (let number = 1; !town.isClosing; number += 1) {
    const username = `newcomer-${number}`
    const isRegistered = await registerSomebody(town, username, 'patient', false)
    if (isRegistered && number % 4 === 0) await begin(town, username)
    await sleep(town.random.between(50, 300))
  }
}

async function begin(town: Town, username: string): Promise<void> {
  const person = await signIn(town, username, { role: 'patient', specialization: '' }, false)
  if (!person) return
  const saved = await saveProfile(town, person)
  if (saved.fate === 'acknowledged') await requestSomething(town, person)
}

async function actAsPatient(town: Town, person: Person): Promise<void> {
  const roll = town.random.between(0, 1)
  if (roll < 0.45) await requestSomething(town, person)
  else if (roll < 0.55) await measure(town, person)
  else if (roll < 0.7) await decide(town, person, 'cancel')
  else if (roll < 0.85) await saveProfile(town, person)
  else await markNotices(town, person)
}

async function actAsDoctor(town: Town, person: Person): Promise<void> {
  const roll = town.random.between(0, 1)
  if (roll < 0.5) await decide(town, person, 'accept')
  else if (roll < 0.75) await decide(town, person, 'reject')
  else if (roll < 0.85) await decide(town, person, 'cancel')
  else if (roll < 0.9) await saveProfile(town, person)
  else if (roll < 0.97) await answerAlarm(town, person)
  else await markNotices(town, person)
}

/** A critical pulse: a job raises an alarm. */
async function measure(town: Town, person: Person): Promise<void> {
  const value = String(140 + town.random.int(40))
  await write(town, asPerson(person, addVital, { type: 'heartRate', value }))
}

async function answerAlarm(town: Town, person: Person): Promise<void> {
  const list = (await read(town, listAlarms.path, person.token)) as { alarms: { id: string }[] } | null
  const [alarm] = town.random.shuffle(list?.alarms ?? [])
  if (!alarm) return
  await write(town, asPerson(person, acknowledgeAlarm, {}, alarm.id))
  const outcome = town.random.pick(['phoned', 'notReached', 'sentToHospital'])
  await write(town, asPerson(person, sayOutcome, { outcome }, alarm.id))
}

async function requestSomething(town: Town, person: Person): Promise<void> {
  const { random } = town
  const type = random.pick(['teleconsultation', 'in-person'])
  const when = { date: someDay(town), time: random.pick(busyTimes) }
  await write(
    town,
    asPerson(person, requestAppointment, { specialization: random.pick(notes), type, ...when }),
  )
}

const contractOf = { accept: acceptAppointment, reject: rejectAppointment, cancel: cancelAppointment }

async function decide(town: Town, person: Person, action: keyof typeof contractOf & Action): Promise<void> {
  const from = someDay(town)
  const span = new URLSearchParams({ from, to: addDays(from, 5) }).toString()
  const list = (await read(town, `${listAppointments.path}?${span}`, person.token)) as Appointment[] | null
  const possible = (list ?? []).filter((one) => one.allowedActions.includes(action))
  if (possible.length === 0) return
  const body = action === 'cancel' ? { reason: 'The road is closed' } : {}
  await write(town, asPerson(person, contractOf[action], body, town.random.pick(possible)._id))
}

async function markNotices(town: Town, person: Person): Promise<void> {
  const notices = (await read(town, listNotices.path, person.token)) as { id: string }[] | null
  if (!notices || notices.length === 0) return
  await write(town, asPerson(person, markNoticesSeen, { ids: notices.slice(0, 20).map(({ id }) => id) }))
}

function someDay(town: Town): string {
  // Not tomorrow: expiry would mix with people's decisions.
  return addDays(dayIn('Asia/Kolkata', new Date()), 2 + town.random.int(bookableDays))
}
