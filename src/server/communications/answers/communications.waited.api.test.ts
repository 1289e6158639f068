import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendToDoctor } from '../../../shared/communications/communications.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { threadOf } from '../../../../tests/setup/messages.ts'
import { doctorIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, booked, startOver } = appointmentsIn(() => town)
// A Saturday.
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`)
const hour = 3_600_000

beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(at('10:00'))
  doctor = await doctorIn(appContext())
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
})

const { by, write, answer, thread, ofPatient } = threadOf(() => ({ town, patient, doctor }))
const waited = (waitedMs: number, more = {}) => ({ waitedMs, ...more })
const texts = async () => (await thread()).messages.map(({ text }) => text)

/** What a doctor wrote on a phone without a network, and is sent later. */
describe('an answer that has waited', () => {
  it('says when it was written, settles what was read then, and counts once for each key', async () => {
    const asked = await write('The cough is better.')
    const upTo = asked.answer?.receivedAt
    town.clock.now = at('12:00')
    const key = randomUUID()
    const first = await answer('Go on with the syrup.', upTo, undefined, undefined, waited(hour, { key }))
    const again = await answer('Go on with the syrup.', upTo, undefined, undefined, waited(hour, { key }))
    expect(first.answer).toMatchObject({ sentAt: { time: '11:00' } })
    expect(again.answer).toEqual(first.answer)
    expect(await thread()).toMatchObject({ answerDueAt: null, messages: [{}, {}] })
  })

  it('leaves what came meanwhile waiting', async () => {
    const upTo = (await write('The cough is better.')).answer?.receivedAt
    await write('But the fever is back.')
    await answer('Go on with the syrup.', upTo, undefined, undefined, waited(hour))
    expect((await thread()).answerDueAt).not.toBeNull()
  })

  it('is refused while a newer answer from another device is unread, and sent when the doctor knows of it', async () => {
    const upTo = (await write('The cough is better.')).answer?.receivedAt
    await answer('Stop the syrup.', upTo)
    const late = await answer('Go on with the syrup.', upTo, undefined, undefined, waited(hour))
    expect(late).toMatchObject({ status: 409, error: { code: 'answered' } })
    expect(await texts()).toEqual(['Stop the syrup.', 'The cough is better.'])
    const known = waited(hour, { answeredSeen: true })
    expect((await answer('Go on.', upTo, undefined, undefined, known)).status).toBe(201)
  })

  it('follows another from the same phone, in the order in which they were written', async () => {
    const upTo = (await write('The cough is better.')).answer?.receivedAt
    await answer('First.', upTo, undefined, undefined, waited(2 * hour))
    // Written after the first; a slow line makes the first look later.
    expect((await answer('Second.', upTo, undefined, undefined, waited(2 * hour + 60_000))).status).toBe(201)
    expect(await texts()).toEqual(['Second.', 'First.', 'The cough is better.'])
  })

  it('says that the thread is closed, and is not stored', async () => {
    await write('The cough is better.')
    town.clock.now = at('10:00', '2027-06-21')
    const late = await answer('Go on with the syrup.', undefined, undefined, undefined, waited(hour))
    expect(late).toMatchObject({ status: 409, error: { code: 'closed' } })
    expect((await ofPatient()).messages).toHaveLength(1)
  })
})

describe('a message of a patient that has waited until the care was over', () => {
  it('says that the thread is closed, also of a first one, and is not stored', async () => {
    const refused = { status: 409, error: { code: 'threadClosed' } }
    town.clock.now = at('10:00', '2027-06-21')
    expect(await write('The cough is back.', waited(hour))).toMatchObject(refused)
    town.clock.now = at('10:00')
    await write('The cough is better.')
    town.clock.now = at('10:00', '2027-06-21')
    expect(await write('The cough is back.', waited(hour))).toMatchObject(refused)
    expect(await texts()).toEqual(['The cough is better.'])
  })

  it('says nothing of a doctor whom the patient has not met', async () => {
    const stranger = await doctorIn(appContext(), { name: 'Stranger' })
    const asked = { ...(await by(patient)), params: { id: stranger.id }, body: { text: 'Hello' } }
    expect(await town.api.ask(sendToDoctor, asked)).toMatchObject({ status: 404 })
  })
})
