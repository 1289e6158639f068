import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  acceptAppointment,
  assignAppointment,
  requestAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { persist } from '../../../../tests/setup/persist.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { keepTime } from '../appointments.jobs.ts'

/** What time does, the desk's assignment and a doctor's accept at once, on two servers: one winner, and a sentence. */
let town: TestTown
vi.setConfig({ testTimeout: 300_000 })
const rounds = 12
beforeAll(async () => {
  town = await openTown({ servers: 2, settings: { isRateLimited: false } })
})
afterAll(() => town.close())
beforeEach(() => emptyTown(town))

const appContext = () => first(town.servers).appContext
const morning = new Date('2026-11-21T10:00:00+05:30')
const noon = new Date('2026-11-21T12:00:00+05:30')
const body = { specialization: 'fever', date: '2026-11-21', time: '15:00', type: 'in-person' as const }

/** A request to the first of these doctors. */
async function requested(doctors: SignedIn[], time = '15:00') {
  town.clock.now = morning
  const patient = await patientIn(appContext())
  const { _id } = await town.api.must(requestAppointment, { token: patient.token, body: { ...body, time } })
  const { rows } = await appContext().store.pool.query<{ doctor_id: string }>(
    'select doctor_id from appointments where id = $1',
    [_id],
  )
  return { id: _id, asked: doctors.find(({ id }) => id === rows[0]?.doctor_id)! }
}

async function soon<T>(make: () => Promise<T>): Promise<T> {
  await wait(Math.random() * 15)
  return make()
}
const accept = (server: number, by: SignedIn, id: string) =>
  soon(() => persist(() => town.apis[server]!.ask(acceptAppointment, { token: by.token, params: { id } })))
/** Both servers run the job. */
const timePasses = () => Promise.all(town.servers.map((server) => soon(() => keepTime(server.appContext))))

async function storyOf(id: string) {
  const { rows } = await appContext().store.pool.query<{
    status: string
    doctor_id: string
    causes: string[]
  }>(
    `select status, doctor_id, (select array_agg(cause order by seq) from appointment_status_history
       where appointment_id = id) as causes
     from appointments where id = $1`,
    [id],
  )
  return rows[0]!
}

/** How it ended, in words: what the doctor read, and what the history has. */
async function outcome(told: { status: number; error: { code: string } }, id: string, asked: SignedIn) {
  const { status, doctor_id, causes } = await storyOf(id)
  const read = told.status === 200 ? 'accepted' : told.error.code
  const who = doctor_id === asked.id ? 'the same' : 'another'
  await appContext().store.pool.query('delete from appointments')
  return `${read}: ${status}, with ${who}, ${causes.join(' ')}`
}

it('an accept against the deadline: accepted, or moved on and told so', async () => {
  const doctors = [await doctorIn(appContext()), await doctorIn(appContext())]
  for (let round = 0; round < rounds; round += 1) {
    const { id, asked } = await requested(doctors)
    town.clock.now = noon
    const [told] = await Promise.all([accept(round % 2, asked, id), timePasses()])
    expect([
      'accepted: scheduled, with the same, request accept',
      'movedOn: pending, with another, request unanswered',
    ]).toContain(await outcome(told, id, asked))
  }
})

it('an accept against the lapse: accepted before, or ended and told so', async () => {
  const doctors = [await doctorIn(appContext())]
  for (let round = 0; round < rounds; round += 1) {
    const { id, asked } = await requested(doctors, '13:00')
    // The accept of one server begins a moment before the lapse, the jobs just after it.
    town.clock.now = new Date(noon.getTime() - 1)
    const accepted = accept(0, asked, id)
    await wait(Math.random() * 15)
    town.clock.now = noon
    const [told] = await Promise.all([accepted, timePasses()])
    // While the accept holds its row the jobs skip it; their next run, a minute later, finds it.
    await timePasses()
    expect([
      'accepted: scheduled, with the same, request accept',
      'lapsed: failed, with the same, request expired',
    ]).toContain(await outcome(told, id, asked))
  }
})

it('the desk’s assignment to one doctor against the accept of another: one of them has it', async () => {
  const doctors = [await doctorIn(appContext()), await doctorIn(appContext())]
  const desk = await personIn(appContext(), 'coordinator')
  for (let round = 0; round < rounds; round += 1) {
    const { id, asked } = await requested(doctors)
    const other = doctors.find((one) => one !== asked)!
    const assign = () =>
      town.apis[1]!.ask(assignAppointment, {
        token: desk.token,
        params: { id },
        body: { doctorId: other.id },
      })
    const [accepted, assigned] = await Promise.all([accept(0, asked, id), soon(() => persist(assign))])
    expect(new Set([accepted.status, assigned.status])).toEqual(new Set([200, 409]))
    const loser = accepted.status === 409 ? accepted : assigned
    expect(loser.error.code).toBe(accepted.status === 409 ? 'movedOn' : 'alreadyDecided')
    const winner = accepted.status === 200 ? asked : other
    expect(await storyOf(id)).toMatchObject({ status: 'scheduled', doctor_id: winner.id })
    await appContext().store.pool.query('delete from appointments')
  }
})
