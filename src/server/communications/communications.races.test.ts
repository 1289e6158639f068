import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listWaiting, sendToPatient } from '../../shared/communications/communications.doctor.endpoints.ts'
import { readThread, sendToDoctor } from '../../shared/communications/communications.endpoints.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { tellAllOverdue } from './communications.jobs.ts'

/** Patient and doctor, on two servers. */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, booked, startOver } = appointmentsIn(() => town)
const server = (nth: number) => town.apis[nth % 2]!

beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  doctor = await doctorIn(appContext())
  patient = await booked(doctor, { status: 'scheduled' })
})

const send = (nth: number, text: string, key: string = randomUUID()) =>
  server(nth).ask(sendToDoctor, { token: patient.token, params: { id: doctor.id }, body: { text }, key })
const messages = async () =>
  (await town.api.must(readThread, { token: patient.token, params: { id: doctor.id } })).messages
const waiting = async () => (await town.api.must(listWaiting, { token: doctor.token })).threads

it('messages at once, also the first ones, are all kept in one thread, each at a time of its own', async () => {
  const told = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((nth) => send(nth, `Message ${nth}`)))
  expect(told.map(({ status }) => status)).toEqual(told.map(() => 201))
  const known = await messages()
  expect(known).toHaveLength(8)
  expect(new Set(known.map(({ receivedAt }) => receivedAt)).size).toBe(8)
  expect(known.map(({ receivedAt }) => receivedAt)).toEqual(
    known
      .map(({ receivedAt }) => receivedAt)
      .toSorted()
      .toReversed(),
  )
  expect(await waiting()).toMatchObject([{ unread: 8 }])
})

it('a repeat on both servers at once is one message and one notice', async () => {
  const key = randomUUID()
  const told = await Promise.all([0, 1, 2, 3].map((nth) => send(nth, 'The cough is better.', key)))
  expect(new Set(told.filter(({ status }) => status === 201).map(({ answer }) => answer.id)).size).toBe(1)
  expect(await messages()).toHaveLength(1)
  expect(await town.api.must(listNotices, { token: doctor.token })).toMatchObject([{ facts: { value: '1' } }])
})

it('an answer and a new message at once: the new one waits, whichever was first', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { answer: asked } = await send(0, 'The cough is better.')
    const body = { text: 'Good.', upTo: asked.receivedAt }
    const [answered, again] = await Promise.all([
      server(0).ask(sendToPatient, { token: doctor.token, params: { id: patient.patientId }, body }),
      send(1, `But now the knee, ${round}.`),
    ])
    expect([answered.status, again.status]).toEqual([201, 201])
    expect(await waiting()).toMatchObject([{ answerDueAt: { date: '2026-11-24' } }])
  }
})

it('two servers tell a doctor once that an answer is overdue', async () => {
  await send(0, 'The cough is better.')
  town.clock.now = new Date('2026-11-24T15:01:00+05:30')
  const contexts = town.servers.map((one) => one.appContext)
  await Promise.all([...contexts, ...contexts].map((one) => tellAllOverdue(one)))
  const { rows } = await appContext().store.pool.query(
    "select facts from notices where kind = 'communications.overdue'",
  )
  expect(rows).toEqual([{ facts: { patient: 'Harpreet Kaur', patientId: patient.patientId } }])
})

it('a key whose id another account has used is refused, and is no failure', async () => {
  const key = randomUUID().replaceAll('-', '')
  expect((await send(0, 'One.', key)).status).toBe(201)
  const other = await booked(doctor, { status: 'scheduled', date: '2026-11-23' })
  const body = { text: 'Two.' }
  const told = await server(1).ask(sendToDoctor, { token: other.token, params: { id: doctor.id }, body, key })
  expect(told).toMatchObject({ status: 422, error: { code: 'keyReused' } })
  expect(await waiting()).toHaveLength(1)
})
