import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { causes, type Cause } from '../../../shared/appointments/appointments.causes.ts'
import {
  acceptAppointment,
  cancelAppointment,
  finishAppointment,
  rejectAppointment,
  startAppointment,
  assignAppointment,
  declineOffer,
  takeOffer,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { statuses } from '../../../shared/appointments/appointments.lifecycle.ts'
import type { Rejection } from '../../../shared/appointments/appointments.rejections.ts'
import { suspendDoctor } from '../../../shared/doctors/doctors.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { reassignAllOrphaned } from '../assignment/appointments.orphaned.ts'
import { keepDeadlines } from '../answers/appointments.deadlines.ts'
import { expireRequests } from '../appointments.jobs.ts'

/** Every way in which an appointment can change leaves exactly one row that says what it became, by whom and why. */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, ask, act, startOver } = appointmentsIn(() => town)
const reached = new Set<string>()
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  patient = await patientIn(appContext())
  doctor = await doctorIn(appContext(), { name: 'First' })
})

const query = async (text: string, id: string) =>
  (await appContext().store.pool.query<Record<string, unknown>>(text, [id])).rows

/** One appointment, with a row for each of its changes, made from what the table then says of it. */
interface Story {
  id: string
  rows: Record<string, unknown>[]
}

async function note(
  story: Story,
  cause: Cause,
  by: SignedIn | null,
  words: { reason?: string | null; rejection?: Rejection } = {},
) {
  const [now] = await query('select status, doctor_id from appointments where id = $1', story.id)
  reached.add(String(now?.status))
  story.rows.push({
    seq: story.rows.length + 1,
    from_status: story.rows.at(-1)?.to_status ?? null,
    to_status: now?.status,
    doctor_id: now?.doctor_id,
    actor_id: by?.id ?? null,
    actor_role: by?.role ?? 'system',
    cause,
    reason: words.reason ?? null,
    rejection: words.rejection ?? null,
    recorded_at: town.clock.now,
  })
}

async function asked(by = patient, time = '15:00'): Promise<Story> {
  const story: Story = { id: (await ask(by, { time }))._id, rows: [] }
  await note(story, 'request', by)
  return story
}

const endpoints = {
  accept: acceptAppointment,
  reject: rejectAppointment,
  start: startAppointment,
  finish: finishAppointment,
}

async function did(story: Story, action: keyof typeof endpoints, by = doctor): Promise<Story> {
  town.clock.now = new Date(town.clock.now.getTime() + 60_000)
  expect((await act(endpoints[action], by, story.id)).status).toBe(200)
  await note(story, action, by, action === 'reject' ? { rejection: 'noTime' } : {})
  return story
}

async function rejected(story: Story, by: SignedIn, reason: Rejection): Promise<Story> {
  await town.api.must(rejectAppointment, { token: by.token, params: { id: story.id }, body: { reason } })
  await note(story, 'reject', by, { rejection: reason })
  return story
}

/** The doctor must see the patient in person. */
async function offered(): Promise<Story> {
  const story: Story = { id: (await ask(patient, { type: 'teleconsultation' }))._id, rows: [] }
  await note(story, 'request', patient)
  return rejected(story, doctor, 'seeInPerson')
}

async function answered(story: Story, endpoint: typeof takeOffer | typeof declineOffer): Promise<Story> {
  await town.api.must(endpoint, { token: patient.token, params: { id: story.id } })
  await note(story, endpoint === takeOffer ? 'takeOffer' : 'declineOffer', patient)
  return story
}

async function cancelled(story: Story, by: SignedIn, reason: string): Promise<Story> {
  await town.api.must(cancelAppointment, { token: by.token, params: { id: story.id }, body: { reason } })
  await note(story, 'cancel', by, { reason: reason === '' ? null : reason })
  return story
}

const accepted = async (time?: string) => did(await asked(patient, time), 'accept')
const started = async (time?: string) => did(await accepted(time), 'start')

/** A change of the lifecycle without a walk fails. */
const walks: Record<Cause, () => Promise<Story[]>> = {
  request: async () => [await asked()],
  accept: async () => [await accepted()],
  async reject() {
    const [next, skin] = [
      await doctorIn(appContext(), { name: 'Second' }),
      await doctorIn(appContext(), { specialization: 'Skin' }),
    ]
    const story = await asked()
    const [one, other] = story.rows[0]?.doctor_id === doctor.id ? [doctor, next] : [next, doctor]
    await did(await did(story, 'reject', one), 'reject', other)
    // Open to all by now: it stays so.
    await did(story, 'reject', skin)
    expect(story.rows.map(({ doctor_id }) => doctor_id)).toEqual([one.id, other.id, null, null])
    const urgent = await asked(patient, '16:00')
    const chosen = urgent.rows[0]?.doctor_id === doctor.id ? doctor : next
    const sent = await rejected(urgent, chosen, 'hospital')
    expect(sent.rows.at(-1)).toMatchObject({ to_status: 'cancelled', doctor_id: chosen.id })
    return [story, sent]
  },
  start: async () => [await started()],
  finish: async () => [await did(await started(), 'finish')],
  async cancel() {
    const byPatient = await cancelled(await asked(), patient, '')
    const byDoctor = await cancelled(await accepted('16:00'), doctor, 'Called to the ward')
    const skin = await doctorIn(appContext(), { specialization: 'Skin' })
    const open = await did(await asked(patient, '17:00'), 'reject')
    const reopened = await cancelled(await did(open, 'accept', skin), skin, 'Ill')
    expect(reopened.rows.at(-1)).toMatchObject({ from_status: 'scheduled', to_status: 'pending' })
    return [byPatient, byDoctor, reopened]
  },
  takeOffer: async () => [await answered(await offered(), takeOffer)],
  declineOffer: async () => [await answered(await offered(), declineOffer)],
  async assign() {
    const [desk, skin] = [
      await personIn(appContext(), 'coordinator'),
      await doctorIn(appContext(), { specialization: 'Skin' }),
    ]
    const story = await asked()
    await town.api.must(assignAppointment, {
      token: desk.token,
      params: { id: story.id },
      body: { doctorId: skin.id },
    })
    await note(story, 'assign', desk)
    return [story]
  },
  async unanswered() {
    const next = await doctorIn(appContext(), { name: 'Second' })
    const story = await asked()
    for (const at of ['12:00', '13:00']) {
      town.clock.now = new Date(`2026-11-21T${at}:00+05:30`)
      await keepDeadlines(appContext())
      await note(story, 'unanswered', null)
    }
    expect(new Set(story.rows.slice(0, 2).map(({ doctor_id }) => doctor_id))).toEqual(
      new Set([doctor.id, next.id]),
    )
    expect(story.rows.at(-1)).toMatchObject({ to_status: 'pending', doctor_id: null })
    return [story]
  },
  async slotTaken() {
    const [one, other] = [await asked(), await asked(await patientIn(appContext()))]
    await did(one, 'accept')
    await note(other, 'slotTaken', doctor)
    return [one, other]
  },
  async orphaned() {
    const [late, request] = [await accepted('11:30'), await asked(patient, '16:00')]
    const desk = await personIn(appContext(), 'coordinator')
    town.clock.now = new Date('2026-11-21T11:31:00+05:30')
    await town.api.must(suspendDoctor, {
      token: desk.token,
      params: { id: doctor.id },
      body: { reason: 'A complaint.' },
    })
    await reassignAllOrphaned(appContext())
    for (const story of [late, request]) {
      await expect
        .poll(() => query('select from appointment_status_history where appointment_id = $1', story.id))
        .toHaveLength(story.rows.length + 1)
      await note(story, 'orphaned', null)
    }
    return [late, request]
  },
  async expired() {
    const stories = [await started('12:00'), await accepted('13:00'), await asked(patient, '14:00')]
    town.clock.now = new Date('2026-11-22T10:00:00+05:30')
    await expireRequests(appContext())
    for (const story of stories) await note(story, 'expired', null)
    return stories
  },
}

it.each(causes)('%s', async (cause) => {
  const stories = await walks[cause]()
  expect(stories.flatMap(({ rows }) => rows.map((row) => row.cause))).toContain(cause)
  for (const { id, rows } of stories) {
    const found = await query(
      `select seq, from_status, to_status, doctor_id, actor_id, actor_role, cause, reason, rejection, recorded_at
       from appointment_status_history where appointment_id = $1 order by seq`,
      id,
    )
    expect(found).toEqual(rows)
  }
})

it('is proved for every status that is stored', () => {
  expect([...reached].toSorted()).toEqual(statuses.filter((status) => status !== 'rejected').toSorted())
})
