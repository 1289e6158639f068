import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendToDoctor } from '../../../shared/communications/communications.endpoints.ts'
import { buildAppointments } from '../../appointments/appointments.fixtures.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { threadOf } from '../../../../tests/setup/messages.ts'
import { doctorIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { tellAllOverdue } from '../communications.jobs.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, booked, startOver } = appointmentsIn(() => town)
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`)

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(at('10:00'))
  doctor = await doctorIn(appContext())
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
})

const { by, write, answer, thread, ofPatient, waiting } = threadOf(() => ({ town, patient, doctor }))
const upToNow = () => new Date(town.clock.now.getTime() + 60_000).toISOString()
const asksToCome = () => answer('Please come, I want to see the wound.', upToNow(), undefined, true)
const later = (minutes: number) => {
  town.clock.now = new Date(town.clock.now.getTime() + minutes * 60_000)
}

async function book(
  status: 'pending' | 'scheduled' | 'cancelled',
  { who = doctor, time = '11:00' } = {},
): Promise<void> {
  const { patientId } = patient
  await buildAppointments(appContext(), [{ patientId, doctorId: who.id, date: '2026-11-25', time, status }])
}

describe('an answer that asks the patient to come', () => {
  it('offers a booking to the patient, until it is booked with this doctor', async () => {
    await write('The wound is red.')
    expect((await thread()).visit).toBeNull()
    const sent = await asksToCome()
    expect(sent).toMatchObject({ status: 201, answer: { asksToCome: true } })
    expect(await thread()).toMatchObject({
      visit: 'asked',
      messages: [{ asksToCome: true }, { asksToCome: false }],
    })
    expect((await ofPatient()).visit).toBe('asked')
    later(5)
    await book('cancelled')
    await book('pending', { who: await doctorIn(appContext(), { name: 'Another' }), time: '12:00' })
    expect((await thread()).visit).toBe('asked')
    await book('pending')
    expect([(await thread()).visit, (await ofPatient()).visit]).toEqual(['booked', 'booked'])
  })

  it('is taken back by the next answer that does not ask', async () => {
    await asksToCome()
    later(1)
    await answer('No need to come, it is healing.')
    expect((await thread()).visit).toBeNull()
  })

  it('may say by when, on a day from the one on which it was written', async () => {
    const comesBy = (comeBy: string, ask = true, more = {}) =>
      answer('Please come.', upToNow(), undefined, ask, { comeBy, ...more })
    expect(await comesBy('2026-11-20')).toMatchObject({
      status: 400,
      error: { fields: { comeBy: 'comeByDay' } },
    })
    expect((await comesBy('2027-11-20')).status).toBe(400)
    expect((await comesBy('2026-11-24', false)).status).toBe(400)
    expect((await comesBy('2026-11-20', true, { waitedMs: 24 * 3_600_000 })).status).toBe(201)
    expect((await comesBy('2026-11-24')).status).toBe(201)
    expect(await thread()).toMatchObject({ visit: 'asked', comeBy: '2026-11-24' })
    expect(await ofPatient()).toMatchObject({ visit: 'asked', comeBy: '2026-11-24' })
    later(1)
    await asksToCome()
    expect(await thread()).toMatchObject({ visit: 'asked', comeBy: null })
  })

  it('is a doctor’s alone', async () => {
    const body = { text: 'May I come?', asksToCome: true }
    await town.api.must(sendToDoctor, { ...(await by(patient)), params: { id: doctor.id }, body })
    expect(await thread()).toMatchObject({ visit: null, messages: [{ asksToCome: false }] })
  })
})

describe('once the visit is booked', () => {
  it('what was written before needs no answer, and what comes later waits', async () => {
    await asksToCome()
    later(1)
    await write('Shall I bring the papers?')
    later(1)
    await tellAllOverdue(appContext())
    expect(await waiting()).toHaveLength(1)
    await book('scheduled')
    await tellAllOverdue(appContext())
    expect(await waiting()).toEqual([])
    expect((await thread()).answerDueAt).toBeNull()
    later(1)
    await write('One more question.')
    await tellAllOverdue(appContext())
    expect(await waiting()).toHaveLength(1)
  })

  it('a message with a danger sign goes on waiting', async () => {
    await asksToCome()
    later(1)
    await write('ਛਾਤੀ ਵਿੱਚ ਦਰਦ', { redFlagsSeen: true })
    later(1)
    await book('scheduled')
    await tellAllOverdue(appContext())
    expect(await waiting()).toMatchObject([{ redFlags: ['chestPain'] }])
  })

  it('without having been asked to come nothing is closed', async () => {
    await answer('Go on with the syrup.')
    later(1)
    await write('For how long?')
    later(1)
    await book('scheduled')
    await tellAllOverdue(appContext())
    expect(await waiting()).toHaveLength(1)
  })
})
