import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  acceptAppointment,
  readDoctorSummary,
  startAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { cursorAfter } from '../../../shared/kit/pages.ts'
import type { Endpoint } from '../../../shared/kit/endpoint.ts'
import { listNotices, markNoticesSeen } from '../../../shared/notifications/notifications.endpoints.ts'
import { shareContents } from '../../../shared/shares/shares.rules.ts'
import { builtRows, pictureOf } from '../../../../tests/setup/access-rows.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { newId } from '../../platform/runtime/ids.ts'
import { operations } from '../server.ts'

/**
 * Every endpoint that names a row × everybody of the right role who does not own it: another patient, another doctor,
 * and a doctor who is unapproved, refused or suspended. All of them get 404, and the row stays unchanged.
 */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const strangers: Record<string, SignedIn> = {}
const { appContext, ask, act } = appointmentsIn(() => town)
const name = 'Zorawar Singh Dhindsa'
const placeInList = cursorAfter({ at: new Date('2030-01-01'), id: newId() })

interface Row {
  owner: SignedIn
  id: string
  body?: unknown
  query?: Record<string, string>
}

/** Rows created by requests. Each endpoint has its own, so that tests do not affect each other. */
const requested: Record<string, () => Promise<Row>> = {
  'appointments.accept': () => asked('12:30', doctor),
  // For a separate patient: once rejected, it is offered to other doctors.
  'appointments.reject': async () => {
    const { _id } = await ask(await patientIn(appContext(), 'Jaswant Kaur'), { time: '12:45' })
    return { owner: doctor, id: _id }
  },
  'appointments.start': () => promised('13:00', doctor),
  'appointments.finish': () => started('12:00', doctor),
  'appointments.cancel': async () => ({ ...(await promised('13:15', patient)), body: { reason: 'Away.' } }),
}

/** The endpoint's row and its owner. */
async function rowOf(endpoint: string): Promise<Row> {
  const known = { appContext: appContext(), patientId: patient.patientId, doctorId: doctor.id }
  const row = await builtRows[endpoint]?.(known)
  if (row) return { ...row, owner: row.owner === 'patient' ? patient : doctor }
  return (await requested[endpoint]?.()) ?? { owner: patient, id: '' }
}

beforeAll(async () => {
  town = await openTown()
  patient = await patientIn(appContext(), name)
  doctor = await doctorIn(appContext(), { name: 'Asha' })
  for (const approval of ['awaiting', 'refused', 'suspended'] as const)
    strangers[`${approval} doctor`] = await doctorIn(appContext(), {
      name: approval,
      approval,
      reason: 'So.',
    })
  await promised('16:00', doctor)
  // Created after all requests, so that none was assigned to this doctor.
  strangers['other doctor'] = await doctorIn(appContext(), { name: 'Balwinder', specialization: 'Skin' })
  strangers['other patient'] = await patientIn(appContext(), 'Somebody Else')
})
afterAll(() => town.close())

async function asked(time: string, owner: SignedIn) {
  const { _id } = await ask(patient, { time })
  return { owner, id: _id }
}

async function promised(time: string, owner: SignedIn) {
  const { id } = await asked(time, owner)
  expect((await act(acceptAppointment, doctor, id)).status).toBe(200)
  return { owner, id }
}

async function started(time: string, owner: SignedIn) {
  const { id } = await promised(time, owner)
  expect((await act(startAppointment, doctor, id)).status).toBe(200)
  return { owner, id }
}

/** Another server suspended the doctor a moment ago: here the session, which is cached, still says approved. */
async function statusWhileSuspended(endpoint: Endpoint, owner: SignedIn, asking: object): Promise<number> {
  // Only writes ask again; the others were tried above.
  if (endpoint.method !== 'POST' || owner !== doctor) return 404
  await town.api.must(readDoctorSummary, { token: doctor.token })
  await setApproval('suspended')
  const { status } = await town.api.ask(endpoint, { ...asking, token: doctor.token })
  await setApproval('approved')
  return status
}

async function setApproval(approval: 'approved' | 'suspended') {
  await appContext().store.pool.query(
    'update doctors set approval = $1, approval_reason = $2 where user_id = $3',
    [approval, approval === 'suspended' ? 'So.' : null, doctor.id],
  )
}

const strangersOf = (endpoint: Endpoint) =>
  Object.entries(strangers).filter(
    ([, { role }]) => endpoint.access !== 'anyone' && endpoint.access.includes(role),
  )

// Endpoints for coordinators only are protected by role: access.api.test.ts.
const ofPeople = operations.filter(
  ({ access }) => access !== 'anyone' && access.some((role) => role !== 'coordinator'),
)
const named = ofPeople.filter(({ path }) => path.includes('/:id'))

it('has a row for every endpoint that names one', () => {
  expect([...Object.keys(requested), ...Object.keys(builtRows)].toSorted()).toEqual(
    named.map((endpoint) => endpoint.name).toSorted(),
  )
})

describe.each(named.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (key, endpoint) => {
  it('is 404 for everybody except the owner', async () => {
    const row = await rowOf(key)
    const { owner, id, body } = row
    const asking = {
      params: { id },
      ...(row.query && { query: row.query }),
      ...(body !== undefined && { body }),
    } as const
    const before = await pictureOf(appContext())
    expect(strangersOf(endpoint).length).toBeGreaterThan(0)
    for (const [who, { token }] of strangersOf(endpoint)) {
      const told = await town.api.ask(endpoint, { ...asking, token })
      expect([who, told.status, 'error' in told && told.error?.code]).toEqual([who, 404, 'notFound'])
    }
    expect(await statusWhileSuspended(endpoint, owner, asking)).toBe(404)
    expect(await pictureOf(appContext())).toBe(before)
    const own = await town.api.ask(endpoint, { ...asking, token: owner.token })
    expect([401, 403, 404, 422, 400]).not.toContain(own.status)
    expect(own.status).toBeLessThan(500)
  })
})

/** Continued lists are queried from the very first and the very last cursor. */
function queriesOf(endpoint: string): Record<string, string>[] {
  if (endpoint === 'vitals.more') return [{ type: 'bloodPressure', after: `2030-01-01.${placeInList}` }]
  if (endpoint === 'exports.download') return [{ format: 'html' }, { format: 'json' }]
  if (endpoint === 'shares.readContent') return shareContents.map((content) => ({ content }))
  if (!endpoint.endsWith('.more')) return [{}]
  return ['0', '9'].map((digit) => {
    const [at, id] = [digit.repeat(13), [8, 4, 4, 4, 12].map((length) => digit.repeat(length)).join('-')]
    return { after: `${at}.${id}` }
  })
}

/** The bytes of a file. */
function asText(_: string, value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString() : value
}

describe('endpoints that name no row', () => {
  // 404 for whoever is no member of a pharmacy or laboratory: their own tests.
  const ofMembers = new Set(['dispensing.lookUp', 'dispensing.register', 'laboratory.lookUp'])
  const lists = ofPeople.filter(
    ({ name: endpoint, method, path }) =>
      method === 'GET' && !path.includes('/:id') && !ofMembers.has(endpoint),
  )

  it.each(lists.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s reveals nothing of the patient to strangers',
    async (_, endpoint) => {
      for (const [who, { token }] of strangersOf(endpoint)) {
        for (const query of queriesOf(endpoint.name)) {
          const told = await town.api.ask(endpoint, { token, query })
          expect(told.status).toBeLessThan(400)
          const text = JSON.stringify(told, asText)
          expect([who, text.includes(name), text.includes(patient.patientId)]).toEqual([who, false, false])
        }
      }
    },
  )

  it('do show the patient to their own doctor', async () => {
    const told = await Promise.all(
      lists
        .filter(({ access }) => access !== 'anyone' && access.includes('doctor'))
        .map(async (endpoint) => [
          endpoint.name,
          JSON.stringify(await town.api.ask(endpoint, { token: doctor.token })).includes(name),
        ]),
    )
    const telling = told.filter(([, isTold]) => isTold).map(([one]) => one)
    expect(telling).toEqual(
      expect.arrayContaining(['appointments.list', 'patients.listTreated', 'alarms.list']),
    )
  })

  it('other people’s notices stay unread, whatever ids are sent', async () => {
    const [notice] = await town.api.must(listNotices, { token: patient.token })
    expect(notice).toBeDefined()
    const body = { ids: [notice?.id ?? ''] }
    await town.api.must(markNoticesSeen, { token: strangers['other patient']?.token, body })
    expect((await town.api.must(listNotices, { token: patient.token }))[0]).toEqual(notice)
  })
})
