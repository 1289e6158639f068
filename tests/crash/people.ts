import { login, register } from '../../src/shared/accounts/accounts.endpoints.ts'
import { saveDoctorProfile } from '../../src/shared/doctors/doctors.endpoints.ts'
import { pathOf, type Endpoint } from '../../src/shared/kit/endpoint.ts'
import { savePatientProfile } from '../../src/shared/patients/patients.endpoints.ts'
import { consentOf } from '../setup/entry.ts'
import { write } from './send.ts'
import type { Town } from './town.ts'
import type { Write } from './writes.ts'

export interface Person {
  id: string
  username: string
  role: 'patient' | 'doctor'
  token: string
  specialization: string
  saves: number
}

const password = 'secret1'

/** Registers somebody; returns whether the server confirmed it. */
export async function registerSomebody(
  town: Town,
  username: string,
  role: Person['role'],
  mustFinish: boolean,
): Promise<boolean> {
  const passwords = { password, confirmPassword: password }
  const told = {
    username,
    email: `${username}@example.org`,
    name: 'Harpreet Kaur',
    phone: '9000000000',
    role,
    ...consentOf(role),
  }
  const sent = await write(town, asAnyone(register, username, { ...told, ...passwords }), mustFinish)
  return sent.fate === 'acknowledged'
}

/** Signs in once: the session lasts through all kills. Null if no answer came. */
export async function signIn(
  town: Town,
  username: string,
  as: Pick<Person, 'role' | 'specialization'>,
  mustFinish: boolean,
): Promise<Person | null> {
  const sent = await write(town, asAnyone(login, username, { identifier: username, password }), mustFinish)
  if (sent.fate !== 'acknowledged') return null
  const { token } = JSON.parse(sent.answer) as { token: string }
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return { id: (JSON.parse(claims) as { sub: string }).sub, username, token, saves: 0, ...as }
}

/** Saves the profile with a text that no other save has. */
export function saveProfile(town: Town, person: Person, mustFinish = false): Promise<Write> {
  person.saves += 1
  const mark = `Ward ${person.saves} of ${person.username}`
  const { username, specialization } = person
  if (person.role === 'patient') {
    const patient = { name: username, age: 34, gender: 'Female', address: mark, phone: '9000000000' }
    return write(town, asPerson(person, savePatientProfile, patient), mustFinish)
  }
  const registrationNumber = 'TEST-0001'
  const said = { name: username, specialization, experience: '8', phone: '9000000001' }
  const doctor = { ...said, clinic: mark, registrationNumber }
  return write(town, asPerson(person, saveDoctorProfile, doctor), mustFinish)
}

export function asPerson(
  person: Person,
  endpoint: Endpoint,
  body: Write['body'],
  subject: string | null = null,
) {
  const path = pathOf(endpoint, subject === null ? {} : { id: subject })
  const { id: actor, username, token } = person
  return { action: endpoint.name, actor, username, path, body, token, subject }
}

function asAnyone(endpoint: Endpoint, username: string, body: Write['body']) {
  return {
    action: endpoint.name,
    actor: 'anyone',
    username,
    path: endpoint.path,
    body,
    token: null,
    subject: null,
  }
}
