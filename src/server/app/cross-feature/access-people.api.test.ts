import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Area } from '../../../shared/kit/areas.ts'
import { buildAppointments } from '../../appointments/appointments.fixtures.ts'
import { newId } from '../../platform/runtime/ids.ts'
import { builtRows, pictureOf } from '../../../../tests/setup/access-rows.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { operations } from '../server.ts'

/**
 * Every endpoint about the patient whom one acts for × everybody who acts, acted or may soon act for that patient. Who
 * may not gets 403 whatever the row, and nothing changes; who may reaches the row.
 */
let town: TestTown
let mother: SignedIn
let doctor: SignedIn
const people: Record<string, { token: string; refusal: (area: Area) => string | null }> = {}
const appContext = () => first(town.servers).appContext
const helperAreas = new Set<Area>(['appointments', 'vitals'])

beforeAll(async () => {
  town = await openTown()
  mother = await patientIn(appContext(), 'Harpreet Kaur')
  doctor = await doctorIn(appContext())
  const may = () => null
  const not = () => 'notActingFor'
  const some = (area: Area) => (helperAreas.has(area) ? null : 'notShared')
  people['the patient'] = { token: mother.token, refusal: may }
  people['a guardian'] = { token: await guardian(null), refusal: may }
  people['a former guardian'] = { token: await guardian(town.clock.now), refusal: not }
  people['somebody invited'] = { token: await helper({}), refusal: not }
  people['a helper'] = { token: await helper({ accepted_at: ago(2) }), refusal: some }
  people['an expired helper'] = {
    token: await helper({ accepted_at: ago(2), expires_at: ago(1) }),
    refusal: not,
  }
  people['a former helper'] = {
    token: await helper({ accepted_at: ago(2), ended_at: ago(1), ended_as: 'revoked' }),
    refusal: not,
  }
})
afterAll(() => town.close())

const ago = (hours: number) => new Date(town.clock.now.getTime() - hours * 3_600_000)

/** The token of a new account that acts for the patient, or did. */
async function guardian(until: Date | null): Promise<string> {
  const { id, token } = await patientIn(appContext(), 'Gurmeet Singh')
  await appContext()
    .store.db.insertInto('patient_guardians')
    .values({ patient_id: mother.patientId, user_id: id, relation: 'father', since: ago(3), until })
    .execute()
  return token
}

/** The token of a new account that was invited to help with some areas. */
async function helper(what: {
  accepted_at?: Date
  expires_at?: Date
  ended_at?: Date
  ended_as?: 'revoked'
}): Promise<string> {
  const { id, token, username } = await patientIn(appContext(), 'Simran Kaur')
  const row = { id: newId(), patient_id: mother.patientId, user_id: id, username_key: username, ...what }
  const times = { invited_at: ago(3), answer_by: ago(-48) }
  await appContext()
    .store.db.insertInto('patient_helpers')
    .values({ ...row, ...times, areas: ['appointments', 'vitals'], invited_by: mother.id })
    .execute()
  return token
}

let visits = 0
/** A new scheduled visit of the patient. */
async function scheduled(): Promise<string> {
  visits += 1
  const when = { date: `2026-12-${String(visits).padStart(2, '0')}`, time: '10:00' }
  const who = { patientId: mother.patientId, doctorId: doctor.id }
  await buildAppointments(appContext(), [{ ...who, ...when, status: 'scheduled' }])
  const { db } = appContext().store
  const newest = db.selectFrom('appointments').select('id').orderBy('starts_at', 'desc').limit(1)
  return (await newest.executeTakeFirstOrThrow()).id
}

/** A row of the patient for this endpoint, and what else the request needs. */
async function rowOf(endpoint: string, path: string): Promise<{ id?: string; body?: unknown }> {
  if (!path.includes('/:id')) return {}
  if (endpoint === 'appointments.cancel') return { id: await scheduled(), body: { reason: 'Away.' } }
  const known = { appContext: appContext(), patientId: mother.patientId, doctorId: doctor.id }
  const row = await builtRows[endpoint]?.(known)
  if (!row) throw new Error(`${endpoint} has no row.`)
  return row
}

const aboutPatient = operations.filter(
  ({ actsFor, access }) => actsFor !== undefined && access !== 'anyone' && access.includes('patient'),
)

describe.each(aboutPatient.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  it('is open to whom it is shared with, and to nobody else', async () => {
    for (const [who, { token, refusal }] of Object.entries(people)) {
      const { id, ...rest } = await rowOf(name, endpoint.path)
      const before = await pictureOf(appContext())
      const told = await town.api.ask(endpoint, {
        ...(endpoint.method === 'POST' && { body: {} }),
        ...rest,
        ...(id !== undefined && { params: { id } }),
        token,
        patientId: mother.patientId,
      })
      const isOthersUpload = name === 'documents.appendPiece' && who === 'a guardian'
      const refused = isOthersUpload ? 'notFound' : refusal(endpoint.actsFor ?? 'guardianship')
      const isRefused = told.status === 403 || told.status === 404
      expect([who, isRefused ? told.error.code : null]).toEqual([who, refused])
      expect([who, refused !== null && (await pictureOf(appContext())) !== before]).toEqual([who, false])
    }
  })
})
