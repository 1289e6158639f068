import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addVital, listVitals } from '../../shared/vitals/vitals.endpoints.ts'
import {
  acceptAppointment,
  listAppointments,
  requestAppointment,
} from '../../shared/appointments/appointments.endpoints.ts'
import { areas, sharedAreas, type SharedArea } from '../../shared/kit/areas.ts'
import type { Endpoint } from '../../shared/kit/endpoint.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { addPatient, listActingFor } from '../../shared/patients/patients.endpoints.ts'
import { acceptInvitation, endAccess, endHelping, invite } from '../../shared/sharing/sharing.endpoints.ts'
import { buildToken } from '../accounts/accounts.fixtures.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { follow } from '../../../tests/setup/stream.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { operations } from '../app/server.ts'

/** Two servers: what one of them changes, the other must know. */
let town: TestTown
let mother: SignedIn
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
const today = new Date('2026-11-21T10:00:00+05:30')
afterEach(() => {
  town.clock.now = today
})

const baby = { name: 'Gurnoor', birthDate: '2026-03', gender: 'Female', relation: 'child' } as const
const refused = { status: 403, error: { code: 'notActingFor' } }
const weight = { body: { type: 'weight', value: '7' } } as const

interface Help {
  helper: SignedIn
  patientId: string
  id: string
}
/** For a child of a new mother, who is limited in how many she may add. */
async function invited(shared: readonly SharedArea[], until = ''): Promise<Help> {
  mother = await patientIn(appContext(), 'Harpreet Kaur')
  const { id: patientId } = await town.api.must(addPatient, { token: mother.token, body: baby })
  const helper = await patientIn(appContext(), 'Simran Kaur')
  const body = { username: helper.username, areas: [...shared], until }
  const { id } = await town.api.must(invite, { token: mother.token, patientId, body })
  return { helper, patientId, id }
}
async function helping(shared: readonly SharedArea[], until = ''): Promise<Help> {
  const help = await invited(shared, until)
  await town.api.must(acceptInvitation, { token: help.helper.token, params: { id: help.id } })
  return help
}
/** What a read and a write say on each server. */
async function codes({ helper, patientId }: Help): Promise<string[]> {
  const told: string[] = []
  for (const api of town.apis) {
    const asked = { token: helper.token, patientId }
    const read = await api.ask(listVitals, asked)
    const write = await api.ask(addVital, { ...asked, ...weight })
    told.push(...[read, write].map(({ status, error }) => `${status} ${error.code ?? ''}`))
  }
  return told
}
const allRefused = Array.from({ length: 4 }, () => '403 notActingFor')

const ofPatients = operations.filter(
  ({ actsFor, access }) => actsFor !== undefined && access !== 'anyone' && access.includes('patient'),
)
const params = { id: '01a1fd14-3547-736d-953f-202a5e4eea86' }
const isShut = async (endpoint: Endpoint, { helper, patientId }: Help, nth: number) => {
  const body = endpoint.method === 'POST' ? { body: {} } : {}
  const told = await town.apis[nth % 2]!.ask(endpoint, { token: helper.token, patientId, params, ...body })
  return told.status === 403 && told.error.code === 'notShared'
}

describe.each([...sharedAreas.map((area) => [area]), [...sharedAreas]])('with %s', (...shared) => {
  it('a helper may use exactly the endpoints of what was ticked', async () => {
    const help = await helping(shared)
    const open: (string | undefined)[] = []
    for (const [nth, endpoint] of ofPatients.entries())
      if (!(await isShut(endpoint, help, nth))) open.push(endpoint.name)
    const expected = ofPatients.filter(({ actsFor }) => shared.some((area) => area === actsFor))
    expect(open).toEqual(expected.map(({ name }) => name))
    expect(open).not.toEqual([])
  })
})

it('every area has endpoints, and some are for guardians only', () => {
  expect(new Set(ofPatients.map(({ actsFor }) => actsFor))).toEqual(new Set(areas))
})

describe('neither sees nor does anything:', () => {
  it('who has not answered', async () => {
    expect(await codes(await invited(['vitals']))).toEqual(allRefused)
  })

  it('who declined', async () => {
    const help = await invited(['vitals'])
    await town.api.must(endHelping, { token: help.helper.token, params: { id: help.id } })
    expect(await codes(help)).toEqual(allRefused)
  })

  it('whose day is over, from midnight on', async () => {
    const help = await helping(['vitals'], '2026-11-25')
    const at = async (instant: string) => {
      town.clock.now = new Date(instant)
      help.helper.token = await buildToken(appContext(), help.helper)
    }
    await at('2026-11-25T23:59:59+05:30')
    await town.api.must(listVitals, { token: help.helper.token, patientId: help.patientId })
    await at('2026-11-26T00:00:00+05:30')
    expect(await codes(help)).toEqual(allRefused)
    expect(await town.api.must(listActingFor, { token: help.helper.token })).toHaveLength(1)
  })

  it('whose access was ended', async () => {
    const help = await helping(['vitals'])
    for (const api of town.apis)
      await api.must(addVital, { token: help.helper.token, patientId: help.patientId, ...weight })
    const ended = { token: mother.token, patientId: help.patientId, params: { id: help.id } }
    await town.api.must(endAccess, ended)
    expect(await codes(help)).toEqual(allRefused)
  })

  it('a helper of another patient', async () => {
    const [one, other] = [await helping(['vitals']), await helping(['vitals'])]
    expect(await codes({ ...one, patientId: other.patientId })).toEqual(allRefused)
    expect(await codes({ ...one, patientId: mother.patientId })).toEqual(allRefused)
  })

  it('a write that was on its way when the access ended', async () => {
    const { helper, patientId, id } = await helping(['vitals'])
    const { db } = appContext().store
    let told: Promise<{ status: number }> | undefined
    await db.transaction().execute(async (tx) => {
      const ended = { ended_at: town.clock.now, ended_as: 'revoked' as const }
      await tx.updateTable('patient_helpers').set(ended).where('id', '=', id).execute()
      // Passes the first check, because the end is not committed, and then waits for it.
      told = town.apis[1]!.ask(addVital, { token: helper.token, patientId, ...weight })
      await expect.poll(() => countWaiting()).toBe(1)
    })
    expect(await told).toMatchObject(refused)
    const stored = db.selectFrom('observations').select('id').where('patient_id', '=', patientId)
    expect(await stored.execute()).toEqual([])
  })
})

describe('at the same time on two servers', () => {
  it('two invitations of one person: there is one', async () => {
    const { patientId } = await invited(['vitals'])
    const { username } = await patientIn(appContext())
    const body = { username, areas: ['vitals'] }
    const told = await Promise.all(
      town.apis.map((api) => api.ask(invite, { token: mother.token, patientId, body })),
    )
    expect(told.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409'])
  })

  it('an answer and its withdrawal: there is no access afterwards', async () => {
    const help = await invited(['vitals'])
    const { helper, patientId, id } = help
    const [accepted, ended] = await Promise.all([
      town.apis[0]!.ask(acceptInvitation, { token: helper.token, params: { id } }),
      town.apis[1]!.ask(endAccess, { token: mother.token, patientId, params: { id } }),
    ])
    expect([200, 409]).toContain(accepted.status)
    expect(ended.status).toBe(200)
    expect(await codes(help)).toEqual(allRefused)
  })
})

async function countWaiting(): Promise<number> {
  const { rows } = await appContext().store.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%patient_helpers%'`,
  )
  return rows[0]?.count ?? 0
}

it('a guardian goes on when a helper is sent away', async () => {
  const { patientId, id } = await helping(['vitals'])
  await town.api.must(endAccess, { token: mother.token, patientId, params: { id } })
  for (const api of town.apis)
    expect((await api.ask(addVital, { token: mother.token, patientId, ...weight })).status).toBe(201)
})

it('who helps with appointments gets their events and notices, and nobody else does', async () => {
  const doctor = await doctorIn(appContext(), { specialization: 'Pediatrics' })
  const asked = await helping(['appointments'])
  const body = { username: (await patientIn(appContext())).username, areas: ['vitals' as const] }
  const other = await patientIn(appContext(), 'Other')
  await town.api.must(invite, { token: mother.token, patientId: asked.patientId, body })
  const second = await town.api.must(invite, {
    token: mother.token,
    patientId: asked.patientId,
    body: { ...body, username: other.username },
  })
  await town.api.must(acceptInvitation, { token: other.token, params: { id: second.id } })
  const booked = {
    specialization: 'Pediatrics',
    date: '2026-11-23',
    time: '16:30',
    type: 'in-person',
  } as const
  const acting = { token: asked.helper.token, patientId: asked.patientId }
  const { _id } = await town.api.must(requestAppointment, { ...acting, body: booked })
  const [ofHelper, ofOther] = [
    await follow(first(town.urls), asked.helper.token),
    await follow(first(town.urls), other.token),
  ]
  await town.api.must(acceptAppointment, { token: doctor.token, params: { id: _id } })
  await town.api.must(addVital, { token: mother.token, patientId: asked.patientId, ...weight })
  // The first event of each: the other's passed by.
  expect((await ofHelper.next('change')).data).toMatchObject({ kind: 'appointments.accepted' })
  expect((await ofOther.next('change')).data).toMatchObject({ kind: 'vitals.added' })
  ofHelper.close()
  ofOther.close()
  expect(await town.api.must(listAppointments, acting)).toMatchObject([{ status: 'scheduled' }])
  const kinds = async (token: string) => (await town.api.must(listNotices, { token })).map(({ kind }) => kind)
  expect(await kinds(asked.helper.token)).toEqual(['appointments.accepted'])
  expect(await kinds(other.token)).toEqual([])
  expect(await kinds(mother.token)).toContain('appointments.accepted')
})
