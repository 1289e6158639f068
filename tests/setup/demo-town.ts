import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { BrowserContextOptions } from '@playwright/test'
import { kept, tokenOf } from './entry.ts'
import type { Samples } from './every-route.ts'
import { serveBuilt, type Served } from './served.ts'

/** The demo town with a person of every role. */
export interface DemoTown {
  served: Served
  /** The browser of somebody who signed in earlier; for a patient, without the cached profile flag. */
  of(role: Somebody): BrowserContextOptions
  tokens: Record<Somebody, string>
  /** Their sign-in credentials. */
  logins: Record<Somebody, Login>
  /** For routes with an id: the first of each. */
  samples: Samples
}
export type Somebody = 'patient' | 'doctor' | 'coordinator'
export interface Login {
  username: string
  password: string
}

export async function openDemoTown(env: Record<string, string> = {}): Promise<DemoTown> {
  const served = await serveBuilt({ program: 'demo', env })
  try {
    const { url } = served
    const logins = {
      patient: { username: 'patient', password: 'demo1234' },
      doctor: { username: 'doctor', password: 'demo1234' },
      coordinator: { username: 'meena', password: await makeCoordinator(served) },
    }
    const tokenFor = ({ username, password }: Login) => tokenOf(url, username, password)
    const tokens = {
      patient: await tokenFor(logins.patient),
      doctor: await tokenFor(logins.doctor),
      coordinator: await tokenFor(logins.coordinator),
    }
    const visit = await findWithoutNote(url, tokens.doctor)
    const samples = {
      '/doctor/patients/:id': await findPatient(url, tokens.doctor),
      '/doctor/patients/:id/record': await findPatient(url, tokens.doctor),
      '/doctor/encounters/:id': visit,
      '/doctor/encounters/:id/prescription': await findEncounter(url, tokens.doctor, visit),
      // Of no prescription: there is none in the demo town.
      '/verify/:code': 'K7QM4XWD-AAAAAAAAAAAAAAAAAAAA',
      '/doctor/patients/:id/messages': await findWritten(url, '/waiting', tokens.doctor),
      '/patient/messages/:id': await findWritten(url, '', tokens.patient),
      '/doctor/alerts/:id': await findAlarm(url, tokens.doctor),
      '/patient/private/:id': await findNote(url, tokens.patient),
    }
    return { served, tokens, logins, samples, of: (role) => kept(url, { token: tokens[role] }) }
  } catch (error) {
    await served.close()
    throw error
  }
}

/** The first patient in the doctor's list. */
async function findPatient(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/doctor/patients`, { headers: { authorization: `Bearer ${token}` } })
  const { patients } = (await answer.json()) as { patients: { id: string }[] }
  return patients[0]?.id ?? ''
}

/** The patient of the first thread of a doctor, or the doctor of the first one of a patient. */
async function findWritten(url: string, list: '' | '/waiting', token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/communications${list}`, { headers })
  const { doctors, threads } = (await answer.json()) as {
    doctors?: { id: string }[]
    threads?: { patient: { id: string } }[]
  }
  return doctors?.[0]?.id ?? threads?.[0]?.patient.id ?? ''
}

/** An appointment whose note is still to be written. */
async function findWithoutNote(url: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/doctor/visits-without-note`, { headers })
  const { appointments } = (await answer.json()) as { appointments: { _id: string }[] }
  return appointments[0]?._id ?? ''
}

/** The encounter of an appointment. */
async function findEncounter(url: string, token: string, appointment: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/encounters/${appointment}`, { headers })
  const { id } = (await answer.json()) as { id: string }
  return id
}

/** The patient's newest visit with a note. */
async function findNote(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/encounters`, { headers: { authorization: `Bearer ${token}` } })
  const { notes } = (await answer.json()) as { notes: { id: string }[] }
  return notes[0]?.id ?? ''
}

async function findAlarm(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/alarms`, { headers: { authorization: `Bearer ${token}` } })
  const { alarms } = (await answer.json()) as { alarms: { id: string }[] }
  return alarms[0]?.id ?? ''
}

/** Returns the password, which the command shows once. */
export async function makeCoordinator(served: Served): Promise<string> {
  const dataDir = await readDataDir(served)
  const person = ['--username', 'meena', '--name', 'Meena Devi', '--email', 'meena@example.org']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['dist/server/coordinator.js', 'create', ...person, '--phone', '5550001234'],
    { env: { ...process.env, DATA_DIR: dataDir } },
  )
  const password = /shown this once: (\S+)/.exec(stdout)?.[1]
  if (!password) throw new Error(`The command says no password: ${stdout}`)
  return password
}

/** The demo uses its own data folder, whatever DATA_DIR says; it prints the folder after its URL. */
async function readDataDir(served: Served): Promise<string> {
  const deadline = Date.now() + 10_000
  for (;;) {
    const dataDir = /^Data: +(\S+)$/m.exec(served.said())?.[1]
    if (dataDir) return dataDir
    if (Date.now() > deadline) throw new Error(`The demo does not say where its data are: ${served.said()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
