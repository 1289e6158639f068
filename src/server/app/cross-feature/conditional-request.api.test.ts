import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  acceptAppointment,
  cancelAppointment,
  listAppointments,
  requestAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { listActivities } from '../../../shared/activities/activities.endpoints.ts'
import type { Endpoint } from '../../../shared/kit/endpoint.ts'
import { applyDelta, markOf, type Delta } from '../../../shared/kit/delta.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { readPatientProfile, savePatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import {
  addReminder,
  listReminders,
  markDose,
  removeReminder,
} from '../../../shared/reminders/reminders.endpoints.ts'
import { listVitals, removeVital, restoreVital, addVital } from '../../../shared/vitals/vitals.endpoints.ts'
import { apiClient, type ApiClient, type Ask } from '../../../../tests/setup/api.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { describeApi } from '../../platform/http/openapi.ts'
import { operations, openServer, version } from '../server.ts'
import { readSettings } from '../settings.ts'

/** Whoever knows an earlier answer is told what is new, and has then what a fresh read would have told. */
let town: TestTown
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
const appContext = () => first(town.servers).appContext

/** The same numbers every time, so that a failure can be looked at again. */
function randomFrom(start: number): (below: number) => number {
  let state = start
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** As a browser does it; see src/client/platform/query/conditional-request.ts. */
async function readSince(
  api: ApiClient,
  endpoint: Endpoint,
  asked: Omit<Ask, 'body'>,
  known: unknown,
  seed: number,
) {
  const since = markOf(known, seed, endpoint.delta === true)
  const { status, answer } = await api.ask(endpoint, { ...asked, since })
  if (status === 304) return { status, end: known }
  if (status === 200) return { status, end: answer }
  expect(status).toBe(226)
  const applied = applyDelta(known, (answer as { delta: Delta }).delta, seed)
  return { status, end: applied ?? (await api.must(endpoint, asked)) }
}

const kinds = ['bloodPressure', 'heartRate', 'weight'] as const
const values = { bloodPressure: '120/8', heartRate: '7', weight: '6' }

describe('a month in which anything happens', () => {
  it.each([1, 2, 3])('sequence %i', async (start) => {
    const random = randomFrom(start)
    const doctor = await doctorIn(appContext())
    const patients = [await patientIn(appContext()), await patientIn(appContext(), 'Asha Rani')]
    const readings: { id: string; owner: SignedIn }[] = []
    const reminders: { id: string; owner: SignedIn }[] = []
    const asked: { id: string; owner: SignedIn }[] = []
    const pick = <T>(items: readonly T[]): T => items[random(items.length)]!
    const api = () => pick(town.apis)
    const today = () => town.clock.now.toISOString().slice(0, 10)
    const changes: (() => Promise<unknown>)[] = [
      async () => {
        const owner = pick(patients)
        const type = pick(kinds)
        const body = { type, value: `${values[type]}${random(10)}` }
        readings.push({ id: (await api().must(addVital, { token: owner.token, body })).id, owner })
      },
      async () => {
        if (readings.length === 0) return
        const { id, owner } = pick(readings)
        await api().ask(pick([removeVital, restoreVital]), { token: owner.token, params: { id } })
      },
      async () => {
        const owner = pick(patients)
        const body = { name: `Pill ${random(100)}`, dosage: '', times: ['00:05'] }
        reminders.push({ id: (await api().must(addReminder, { token: owner.token, body })).id, owner })
      },
      async () => {
        if (reminders.length === 0) return
        const { id, owner } = pick(reminders)
        const body = { day: today(), time: '00:05', state: pick(['taken', 'skipped', null]) }
        await api().ask(markDose, { token: owner.token, params: { id }, body })
        if (random(4) === 0) await api().ask(removeReminder, { token: owner.token, params: { id } })
      },
      async () => {
        const owner = pick(patients)
        const date = new Date(town.clock.now.getTime() + 86_400_000 * (1 + random(3))).toISOString()
        const body = { date: date.slice(0, 10), time: `1${random(7)}:00`, type: 'in-person' }
        const { status, answer } = await api().ask(requestAppointment, { token: owner.token, body })
        if (status === 201) asked.push({ id: answer._id, owner })
      },
      async () => {
        if (asked.length === 0) return
        const { id, owner } = pick(asked)
        const params = { id }
        if (random(2) === 0) await api().ask(acceptAppointment, { token: doctor.token, params })
        else await api().ask(cancelAppointment, { token: owner.token, params, body: {} })
      },
      async () => {
        const body = {
          name: `Asha ${random(50)}`,
          age: '40',
          gender: 'Female' as const,
          address: '',
          phone: '',
        }
        await api().ask(savePatientProfile, { token: pick(patients).token, body })
      },
      async () => {
        town.clock.now = new Date(town.clock.now.getTime() + random(7) * 1_200_000)
      },
    ]
    const reads: { endpoint: Endpoint; query?: () => Record<string, string> }[] = [
      { endpoint: listVitals },
      { endpoint: listReminders },
      { endpoint: listActivities },
      { endpoint: listNotices },
      { endpoint: readPatientProfile },
      { endpoint: listAppointments, query: () => pick<Record<string, string>>([{}, { from: today() }]) },
    ]
    // One for each endpoint, whoever asked with whatever filter: what is known may be of another's.
    const known = new Map<Endpoint, unknown>(reads.map(({ endpoint }) => [endpoint, []]))
    const statuses = new Set<number>()
    for (let round = 0; round < 60; round += 1) {
      await pick(changes)()
      for (const { endpoint, query } of [pick(reads), first(reads)]) {
        const who = random(6) === 0 ? pick(patients) : first(patients)
        const ask = { token: who.token, ...(query && { query: query() }) }
        const { status, end } = await readSince(api(), endpoint, ask, known.get(endpoint), random(36 ** 6))
        expect([endpoint.name, end]).toEqual([endpoint.name, await api().must(endpoint, ask)])
        known.set(endpoint, end)
        statuses.add(status)
      }
    }
    expect(statuses).toEqual(new Set([200, 226, 304]))
  })
})

it('a server that has just started tells the same, of an answer that it never gave', async () => {
  const patient = await patientIn(appContext())
  const { token } = patient
  const add = (value: string) => town.api.must(addVital, { token, body: { type: 'heartRate', value } })
  for (let value = 60; value < 90; value += 1) await add(String(value))
  const known = await town.api.must(listVitals, { token })
  await add('99')
  const settings = readSettings({ LOG_LEVEL: 'silent' }, '.')
  const { connection } = town
  const clock = () => town.clock.now
  const server = await openServer({ settings, connection, root: '.', dist: null, clock, runsJobs: false })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const api = apiClient(server.app.listeningOrigin, describeApi(operations, version))
  const { status, end } = await readSince(api, listVitals, { token }, known, 1)
  expect(status).toBe(226)
  expect(end).toEqual(await town.api.must(listVitals, { token }))
  await server.close()
})

describe('what is told to whom', () => {
  it('rows of another version are told anew, all of them', async () => {
    const { token } = await patientIn(appContext())
    await town.api.must(addVital, { token, body: { type: 'heartRate', value: '72' } })
    const known = { readings: [{ id: '1', oldName: 72 }], bodyMass: null }
    const { end } = await readSince(town.api, listVitals, { token }, known, 1)
    expect(end).toEqual(await town.api.must(listVitals, { token }))
  })

  it('a mark opens nothing: whoever is not signed in is refused as ever', async () => {
    const { status } = await town.api.ask(listVitals, { since: markOf([], 1, true) })
    expect(status).toBe(401)
  })

  it('a profile that is not there yet is still not there', async () => {
    const { token } = await personIn(appContext(), 'patient')
    const since = markOf(null, 1, false)
    expect((await town.api.ask(readPatientProfile, { token, since })).status).toBe(304)
    const body = { name: 'Asha Rani', age: '40', gender: 'Female', address: '', phone: '' } as const
    await town.api.must(savePatientProfile, { token, body })
    const { status, answer } = await town.api.ask(readPatientProfile, { token, since })
    expect([status, answer?.name]).toEqual([200, 'Asha Rani'])
  })
})

describe('headers', () => {
  it('an answer carries none of a page', async () => {
    const { token } = await patientIn(appContext())
    const { headers } = await town.api.ask(listVitals, { token })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBeNull()
    expect(headers.get('x-frame-options')).toBeNull()
  })

  it('the documentation, which is a page, has them', async () => {
    const { headers } = await fetch(`${town.api.url}/api/docs/static/index.html`)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).not.toMatch(/https:|swagger\.io/)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('permissions-policy')).toMatch(/camera=\(self\).*usb=\(\)/)
  })
})
