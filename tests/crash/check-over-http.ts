import { listAppointments } from '../../src/shared/appointments/appointments.endpoints.ts'
import type { Appointment } from '../../src/shared/appointments/appointments.schemas.ts'
import { isUpcoming } from '../../src/shared/appointments/appointments.lifecycle.ts'
import { savePatientProfile } from '../../src/shared/patients/patients.endpoints.ts'
import { addDays } from '../../src/shared/kit/time/town-time.ts'
import { name } from './compare.ts'
import type { Person } from './people.ts'
import { post, read } from './send.ts'
import type { Town } from './town.ts'
import { appointmentIn, markOf, type Write } from './writes.ts'

const maxRepeated = 4000
const atOnce = 8
const daysListed = 70

/** Queries the server like people's phones would; returns a sentence for each difference. */
export async function checkOverHttp(town: Town, people: Person[]): Promise<string[]> {
  const acknowledged = town.writes.filter((write) => write.fate === 'acknowledged')
  const repeated = town.random.shuffle(acknowledged).slice(0, maxRepeated)
  const differences = await inTurns(repeated, (write) => repeat(town, write))
  const patients = people.filter((person) => person.role === 'patient')
  return [...differences, ...(await inTurns(patients, (patient) => compareLists(town, patient)))]
}

/** The same key must get the same answer: a lost or repeated effect would change it. */
async function repeat(town: Town, write: Write): Promise<string[]> {
  const answer = await post(town, await town.whereIsIt(), write)
  if (answer?.status === write.status && answer.text === write.answer) return []
  return [
    `${name(write)} was answered ${write.status} ${write.answer}, and now ${answer?.status} ${answer?.text}`,
  ]
}

async function compareLists(town: Town, patient: Person): Promise<string[]> {
  const own = town.writes.filter((write) => write.actor === patient.id && write.fate === 'acknowledged')
  const asked = own.filter((write) => write.action === 'appointments.request').map(appointmentIn)
  const shown = await listAll(town, patient)
  const counts = new Map<string, number>()
  for (const { _id } of shown) counts.set(_id, (counts.get(_id) ?? 0) + 1)
  const activeTimes = shown.filter((one) => isUpcoming(one.status)).map((one) => one.startsAt)
  const missing = asked.filter((id) => counts.get(id) !== 1)
  return [
    ...missing.map((id) => `the list of ${patient.username} shows ${id} ${counts.get(id) ?? 0} times`),
    ...(new Set(activeTimes).size < activeTimes.length
      ? [`${patient.username} has two appointments at one time`]
      : []),
    ...(await compareProfile(town, patient, own)),
  ]
}

/** In date ranges, because a list ends after its newest 500. */
async function listAll(town: Town, patient: Person): Promise<Appointment[]> {
  const today = new Date().toISOString().slice(0, 10)
  const shown: Appointment[] = []
  for (let ahead = 0; ahead < daysListed; ahead += 7) {
    const span = new URLSearchParams({ from: addDays(today, ahead), to: addDays(today, ahead + 6) })
    const path = `${listAppointments.path}?${span.toString()}`
    shown.push(...(((await read(town, path, patient.token)) as Appointment[] | null) ?? []))
  }
  return shown
}

async function compareProfile(town: Town, patient: Person, own: Write[]): Promise<string[]> {
  const saved = own.findLast((write) => write.action === savePatientProfile.name)
  const profile = (await read(town, savePatientProfile.path, patient.token)) as { address: string } | null
  const saves = town.writes.filter((write) => write.actor === patient.id && markOf(write) !== '')
  // A save abandoned after the last acknowledged one may still have succeeded.
  const possible = saves.slice(saved ? saves.indexOf(saved) : 0).map(markOf)
  return profile && possible.includes(profile.address)
    ? []
    : [
        `the profile of ${patient.username} reads ${JSON.stringify(profile)}; saved was ${possible.join(' or ')}`,
      ]
}

async function inTurns<T>(items: readonly T[], check: (item: T) => Promise<string[]>): Promise<string[]> {
  const queue = [...items]
  const found: string[] = []
  async function work(): Promise<void> {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) found.push(...(await check(item)))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}
