import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  listAnswered,
  listWaiting,
  markSeenByDoctor,
  readThreadOfPatient,
  sendToPatient,
  settleThread,
} from '../../shared/communications/communications.doctor.endpoints.ts'
import {
  listDoctors,
  markSeen,
  readThread,
  sendToDoctor,
} from '../../shared/communications/communications.endpoints.ts'
import { listNotices, markNoticesSeen } from '../../shared/notifications/notifications.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { threadOf } from '../../../tests/setup/messages.ts'
import { doctorIn, helperIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'
import { buildMessages } from './communications.fixtures.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, booked, startOver } = appointmentsIn(() => town)
// A Saturday.
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`)
const due = { date: '2026-11-24', time: '15:00' }

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(at('10:00'))
  doctor = await doctorIn(appContext())
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
})

const { by, write, answer, thread, ofPatient, waiting, told } = threadOf(() => ({ town, patient, doctor }))

describe('a message of a patient', () => {
  it('reaches the doctor with a promise, and is stored once for each key', async () => {
    const key = randomUUID()
    const sent = await write(' The cough\r\nis better. ', { key, waitedMs: 3_600_000 })
    expect(sent).toMatchObject({
      status: 201,
      answer: { by: 'patient', text: 'The cough\nis better.', sentAt: { time: '09:00' }, isSeen: false },
    })
    expect((await write(' The cough\r\nis better. ', { key, waitedMs: 3_600_000 })).answer).toEqual(
      sent.answer,
    )
    expect(await thread()).toMatchObject({
      canWrite: true,
      promisedBy: due,
      answerDueAt: due,
      isOverdue: false,
      messages: [{ id: sent.answer.id, name: 'Harpreet Kaur' }],
      next: null,
    })
    expect(await waiting()).toMatchObject([
      { patient: { id: patient.patientId }, answerDueAt: due, unread: 1, redFlags: [] },
    ])
  })

  it.each([
    ['nothing', ''],
    ['a line break', '   \n'],
    ['too much', 'x'.repeat(1_001)],
  ])('of %s is refused at its field', async (_, text) => {
    const refused = await write(text)
    expect(refused).toMatchObject({
      status: 400,
      error: { fields: { text: expect.stringMatching(/^(required|tooLong)$/) as string } },
    })
    expect((await thread()).messages).toEqual([])
  })

  it('gives one notice for the thread, with how many are unread and no word of them', async () => {
    await write('The cough is better.')
    await write('And the fever is gone.')
    expect(await told(doctor)).toEqual([
      {
        kind: 'communications.asked',
        facts: { patient: 'Harpreet Kaur', patientId: patient.patientId, value: '2' },
      },
    ])
    expect(await told(patient)).toEqual([])
  })

  it('is seen once the doctor has opened it, and the notice goes', async () => {
    const { answer: sent } = await write('The cough is better.')
    expect((await ofPatient()).messages).toMatchObject([{ isSeen: false }])
    const params = { id: patient.patientId }
    const body = { upTo: sent.receivedAt }
    expect(await town.api.must(markSeenByDoctor, { ...(await by(doctor)), params, body })).toEqual({
      unread: 0,
    })
    expect((await thread()).messages).toMatchObject([{ isSeen: true }])
    expect(await told(doctor)).toEqual([])
    expect(await waiting()).toMatchObject([{ unread: 0, answerDueAt: due }])
  })
})

describe('an answer', () => {
  it('neither asks nor tells the sex of an unborn child, and may say that the law forbids it', async () => {
    const asked = await write('doctor ji ladka hai ya ladki batao')
    expect([asked.status, asked.error.fields]).toEqual([400, { text: 'fetalSex' }])
    const { answer: harmless } = await write('The scan is done.')
    const telling = await answer('The scan shows a girl.', harmless.receivedAt)
    expect([telling.status, telling.error.fields]).toEqual([400, { text: 'fetalSex' }])
    const refused = await answer('Boy or girl: the law forbids to tell.', harmless.receivedAt)
    expect(refused.status).toBe(201)
  })

  it('ends the waiting, and the patient is told and reads it', async () => {
    const { answer: asked } = await write('The cough is better.')
    const { answer: said } = await answer('Please go on with the syrup.', asked.receivedAt)
    expect(await waiting()).toEqual([])
    expect((await town.api.must(listAnswered, await by(doctor))).threads).toMatchObject([
      { answerDueAt: null },
    ])
    expect(await thread()).toMatchObject({
      answerDueAt: null,
      messages: [
        { by: 'doctor', text: 'Please go on with the syrup.', isSeen: false },
        { by: 'patient', isSeen: true },
      ],
    })
    const facts = { doctor: 'Gurpreet Singh Sandhu', path: `/patient/messages/${doctor.id}`, value: '1' }
    expect(await told(patient)).toEqual([{ kind: 'communications.answered', facts }])
    const list = async () => (await town.api.must(listDoctors, await by(patient))).doctors
    expect(await list()).toMatchObject([{ id: doctor.id, unread: 1, canWrite: true }])
    const read = { ...(await by(patient)), params: { id: doctor.id }, body: { upTo: said.receivedAt } }
    expect(await town.api.must(markSeen, read)).toEqual({ unread: 0 })
    expect(await list()).toMatchObject([{ unread: 0 }])
    expect(await told(patient)).toEqual([])
    expect((await ofPatient()).messages[0]).toMatchObject({ by: 'doctor', isSeen: true })
  })

  it('to what the doctor had read leaves a message that came meanwhile waiting, with its own promise', async () => {
    const { answer: asked } = await write('The cough is better.')
    town.clock.now = at('10:00', '2026-11-23')
    await write('ਛਾਤੀ ਵਿੱਚ ਦਰਦ', { redFlagsSeen: true })
    await answer('Good.', asked.receivedAt)
    expect(await waiting()).toMatchObject([
      { answerDueAt: { date: '2026-11-25', time: '15:00' }, unread: 1, redFlags: ['chestPain'] },
    ])
  })

  it('is not needed, where the doctor says so of what was read', async () => {
    const { answer: asked } = await write('Thank you, doctor.')
    const params = { id: patient.patientId }
    const settled = { ...(await by(doctor)), params, body: { upTo: asked.receivedAt } }
    expect(await town.api.must(settleThread, settled)).toEqual({ answerDueAt: null, isOverdue: false })
    expect(await waiting()).toEqual([])
    expect((await thread()).messages).toMatchObject([{ isSeen: true }])
  })

  it('may also be the first message', async () => {
    expect(await answer('Please come on Monday.')).toMatchObject({ status: 201 })
    expect(await told(patient)).toMatchObject([{ kind: 'communications.answered' }])
    expect(await waiting()).toEqual([])
  })
})

describe('a message with a red flag', () => {
  it('is refused until the patient was asked; then it stands first, with the mark', async () => {
    const refused = await write('ਛਾਤੀ ਵਿੱਚ ਦਰਦ')
    expect(refused).toMatchObject({
      status: 409,
      error: { code: 'redFlag', details: { redFlags: ['chestPain'] } },
    })
    expect((await thread()).messages).toEqual([])
    const other = await booked(doctor, { status: 'completed', date: '2026-11-19' })
    const who = { patientId: other.patientId, doctorId: doctor.id }
    await buildMessages(appContext(), [{ ...who, by: 'patient', at: at('08:00', '2026-11-10') }])
    await write('ਛਾਤੀ ਵਿੱਚ ਦਰਦ', { redFlagsSeen: true })
    expect(await waiting()).toMatchObject([
      { patient: { id: patient.patientId }, redFlags: ['chestPain'], isOverdue: false },
      { patient: { id: other.patientId }, redFlags: [], isOverdue: true },
    ])
    expect((await told(doctor))[0]?.facts).toMatchObject({ redFlag: 'yes' })
    expect((await ofPatient()).messages).toMatchObject([{ redFlags: ['chestPain'] }])
    // What the patient reads has no mark.
    expect((await thread()).messages).toMatchObject([{ redFlags: [] }])
  })

  it('is found by what the record knows of the patient', async () => {
    const flags = async () => (await write('ਥੋੜ੍ਹਾ ਖ਼ੂਨ ਪੈ ਰਿਹਾ')).error.details?.redFlags
    expect(await flags()).not.toContain('pregnancy')
    await appContext().store.pool.query("update appointments set pregnancy = 'pregnant'")
    expect(await flags()).toContain('pregnancy')
  })

  it('is never in the log of what was asked', async () => {
    await write('ਛਾਤੀ ਵਿੱਚ ਦਰਦ', { redFlagsSeen: true })
    const { rows } = await appContext().store.pool.query('select * from audit_log')
    const events = await appContext().store.pool.query('select * from events')
    const notices = await appContext().store.pool.query('select * from notices')
    expect(JSON.stringify([rows, events.rows, notices.rows])).not.toContain('ਛਾਤੀ')
  })
})

describe('who may write', () => {
  it('is nobody to a doctor who was only asked, or who treats others', async () => {
    const stranger = await doctorIn(appContext(), { name: 'Stranger' })
    const pending = await doctorIn(appContext(), { name: 'Pending' })
    const visit = { patientId: patient.patientId, doctorId: pending.id, date: '2026-11-25', time: '15:00' }
    await buildAppointments(appContext(), [{ ...visit, status: 'pending' }])
    for (const { id, token } of [stranger, pending]) {
      const params = { id }
      const asked = { token: patient.token, params, body: { text: 'Hello' } }
      expect(await town.api.ask(sendToDoctor, asked)).toMatchObject({ status: 404 })
      expect(await town.api.ask(readThread, { token: patient.token, params })).toMatchObject({ status: 404 })
      const answered = { token, params: { id: patient.patientId }, body: { text: 'Hello' } }
      expect(await town.api.ask(sendToPatient, answered)).toMatchObject({ status: 404 })
      const asRead = { token, params: answered.params }
      expect(await town.api.ask(readThreadOfPatient, asRead)).toMatchObject({ status: 404 })
    }
    expect((await town.api.must(listDoctors, patient)).doctors.map(({ id }) => id)).toEqual([doctor.id])
  })

  it('ends six months after the last contact; what was written stays', async () => {
    const { answer: asked } = await write('The cough is better.')
    town.clock.now = at('10:00', '2027-05-22')
    expect(await write('Again.')).toMatchObject({ status: 201 })
    town.clock.now = at('18:00', '2027-05-22')
    expect(await write('Again.')).toMatchObject({ status: 409, error: { code: 'threadClosed' } })
    expect(await answer('Hello.', asked.receivedAt)).toMatchObject({ status: 409, error: { code: 'closed' } })
    expect(await thread()).toMatchObject({ canWrite: false, messages: [{}, {}] })
    expect(await ofPatient()).toMatchObject({ canWrite: false, messages: [{}, {}] })
    expect((await town.api.must(listDoctors, await by(patient))).doctors).toMatchObject([{ canWrite: false }])
  })

  it('ends when the doctor may treat no more', async () => {
    await write('The cough is better.')
    await appContext().store.pool.query("update doctors set approval = 'suspended', approval_reason = 'So.'")
    expect(await write('Again.')).toMatchObject({ status: 409, error: { code: 'threadClosed' } })
    expect(await thread()).toMatchObject({ canWrite: false })
  })

  it('is a guardian for their child, and no helper', async () => {
    await write('The cough is better.')
    const helper = await helperIn(appContext(), patient, ['appointments', 'vitals', 'reminders', 'profile'])
    const asked = { token: helper.token, patientId: patient.patientId, params: { id: doctor.id } }
    expect(await town.api.ask(readThread, asked)).toMatchObject({ status: 403 })
    const { token } = await patientIn(appContext(), 'Simran Kaur')
    expect(await town.api.ask(readThread, { ...asked, token })).toMatchObject({ status: 403 })
    expect(await town.api.ask(readThread, { token, params: asked.params })).toMatchObject({ status: 404 })
    const { token: desk } = await personIn(appContext(), 'coordinator')
    expect(await town.api.ask(readThread, { token: desk, params: asked.params })).toMatchObject({
      status: 403,
    })
    expect(await town.api.ask(listWaiting, { token: desk })).toMatchObject({ status: 403 })
  })
})

it('a long thread comes in pages, newest first, each message once', async () => {
  const who = { patientId: patient.patientId, doctorId: doctor.id }
  const texts = Array.from({ length: 45 }, (_, nth) => `Message ${nth}`)
  await buildMessages(
    appContext(),
    texts.map((text, nth) => ({ ...who, text, by: 'patient', at: new Date(at('08:00').getTime() + nth) })),
  )
  const seen: string[] = []
  let after: string | null | undefined
  do {
    const page: { messages: { text: string }[]; next: string | null } = await town.api.must(readThread, {
      token: patient.token,
      params: { id: doctor.id },
      query: after ? { after } : {},
    })
    seen.push(...page.messages.map(({ text }) => text))
    after = page.next
  } while (after)
  expect(seen).toEqual(texts.toReversed())
})

it('what is stored is not changed', async () => {
  await write('The cough is better.')
  const change = appContext().store.pool.query("update communications set payload = 'Other.'")
  await expect(change).rejects.toThrow('a message is not changed')
})

it('marking all notices as read does not mark the messages as seen', async () => {
  await write('The cough is better.')
  const ids = (await town.api.must(listNotices, await by(doctor))).map(({ id }) => id)
  await town.api.must(markNoticesSeen, { ...(await by(doctor)), body: { ids } })
  expect(await told(doctor)).toEqual([])
  expect((await thread()).messages).toMatchObject([{ isSeen: false }])
})
