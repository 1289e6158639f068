import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addLeave, endLeave, readAvailability } from '../../../shared/availability/availability.endpoints.ts'
import {
  listWaiting,
  markSeenByDoctor,
  readPhoto,
  readThreadOfPatient,
  sendToPatient,
  settleThread,
} from '../../../shared/communications/communications.doctor.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { threadOf } from '../../../../tests/setup/messages.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildDocument } from '../../documents/documents.fixtures.ts'
import { findCare } from '../../platform/auth/care/doctor-access.ts'
import { buildMessages } from '../communications.fixtures.ts'
import { tellAllOverdue } from '../communications.jobs.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let standIn: SignedIn
const { appContext, booked, startOver } = appointmentsIn(() => town)
const at = (time: string, day: string) => new Date(`${day}T${time}:00+05:30`)

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(at('10:00', '2026-11-21'))
  doctor = await doctorIn(appContext(), { name: 'Dr. Asha Gill' })
  standIn = await doctorIn(appContext(), { name: 'Dr. Balwinder Singh' })
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
})

const { by, write, answer, thread, waiting, told } = threadOf(() => ({ town, patient, doctor }))

async function leave(from: string, until: string, standInId = standIn.id, who = doctor) {
  return town.api.ask(addLeave, { ...(await by(who)), body: { from, until, reason: 'Wedding', standInId } })
}
const mine = async () => town.api.must(readAvailability, await by(doctor))

const where = () => ({ params: { id: patient.patientId } })
/** After all that was written. */
const later = () => new Date(appContext().clock().getTime() + 60_000).toISOString()
const instead = () => ({ standingInFor: doctor.id })
const open = async (who: SignedIn) =>
  town.api.ask(readThreadOfPatient, { ...(await by(who)), ...where(), query: instead() })
const reply = async (who: SignedIn, more: object = {}) =>
  town.api.ask(sendToPatient, {
    ...(await by(who)),
    ...where(),
    body: { text: 'Go on with the syrup.', upTo: later(), ...instead(), ...more },
  })
const listed = async (who: SignedIn) => (await town.api.must(listWaiting, await by(who))).threads
function careOf(who: SignedIn) {
  const now = appContext().clock()
  const today = dayIn(appContext().town.timeZone, now)
  return findCare(appContext().store.db, { doctorId: who.id, patientId: patient.patientId }, { now, today })
}

describe('a stand-in', () => {
  it('is named with the leave and told, and told again when the leave ends early', async () => {
    expect((await mine()).colleagues).toContainEqual({ id: standIn.id, name: 'Balwinder Singh' })
    expect(await leave('2026-11-21', '2026-11-25')).toMatchObject({ status: 201 })
    const [entered] = (await mine()).leave
    expect(entered?.standIn).toEqual({ id: standIn.id, name: 'Balwinder Singh' })
    const notices = async () =>
      (await town.api.must(listNotices, await by(standIn))).map(({ kind, facts }) => ({ kind, facts }))
    const facts = { doctor: 'Asha Gill', date: '2026-11-21', until: '2026-11-25' }
    expect(await notices()).toEqual([{ kind: 'availability.standIn', facts }])
    await town.api.must(endLeave, { ...(await by(doctor)), params: { id: entered?.id ?? '' } })
    expect(await notices()).toEqual([{ kind: 'availability.standInEnded', facts: { doctor: 'Asha Gill' } }])
  })

  it('is refused at the field: the same doctor, one who is not approved, a patient, one who is away', async () => {
    const refused = async (id: string) => (await leave('2026-11-21', '2026-11-25', id)).error?.fields
    expect(await refused(doctor.id)).toEqual({ standInId: 'standInSelf' })
    const awaiting = await doctorIn(appContext(), { approval: 'awaiting' })
    for (const id of [awaiting.id, patient.id])
      expect(await refused(id)).toEqual({ standInId: 'standInUnapproved' })
    await leave('2026-11-25', '2026-11-28', '', standIn)
    expect(await refused(standIn.id)).toEqual({ standInId: 'standInAway' })
    expect((await mine()).leave).toEqual([])
    expect(await leave('2026-11-21', '2026-11-24')).toMatchObject({ status: 201 })
  })

  it('is named by the desk as well, and by no other doctor', async () => {
    const body = {
      doctorId: doctor.id,
      from: '2026-11-21',
      until: '2026-11-22',
      reason: '',
      standInId: standIn.id,
    }
    const desk = await personIn(appContext(), 'coordinator')
    expect(await town.api.ask(addLeave, { token: standIn.token, body })).toMatchObject({ status: 404 })
    expect(await town.api.ask(addLeave, { token: desk.token, body })).toMatchObject({ status: 201 })
  })
})

describe('while the doctor is on leave', () => {
  it('the stand-in reads and answers what waits, and the patient reads who did', async () => {
    await write('The cough is better.')
    await leave('2026-11-21', '2026-11-25')
    await write('May I stop the syrup?')
    const away = { id: doctor.id, name: 'Asha Gill' }
    expect(await listed(standIn)).toMatchObject([{ standingInFor: away, unread: 2 }])
    expect(await waiting()).toMatchObject([{ standingInFor: null }])
    const facts = {
      doctor: 'Asha Gill',
      path: `/doctor/patients/${patient.patientId}/messages#${doctor.id}`,
      value: '2',
    }
    expect(await told(standIn)).toMatchObject([{ kind: 'communications.askedInstead', facts }])
    expect(await open(standIn)).toMatchObject({ answer: { standingInFor: away, canWrite: true } })
    expect(await careOf(standIn)).toBe('reading')
    const seen = { upTo: later(), ...instead() }
    await town.api.must(markSeenByDoctor, { ...(await by(standIn)), ...where(), body: seen })
    expect(await told(standIn)).toEqual([])
    expect(await reply(standIn)).toMatchObject({ status: 201, answer: { standIn: 'Balwinder Singh' } })
    expect(await listed(standIn)).toEqual([])
    expect(await waiting()).toEqual([])
    const [newest] = (await thread()).messages
    expect(newest).toMatchObject({ by: 'doctor', standIn: 'Balwinder Singh', text: 'Go on with the syrup.' })
    // What was answered stays open to whoever answered it, until the leave is over.
    expect(await open(standIn)).toMatchObject({ status: 200 })
  })

  it('the patient reads who reads the messages, and is promised an answer as on other days', async () => {
    const before = await thread()
    expect(before.standIn).toBeNull()
    await leave('2026-11-21', '2026-11-25')
    expect(await thread()).toMatchObject({
      awayUntil: '2026-11-25',
      standIn: 'Balwinder Singh',
      promisedBy: before.promisedBy,
    })
    // Away on one of the days as well: nobody stands in, and the answer is promised for after the leave.
    await leave('2026-11-25', '2026-11-26', '', standIn)
    expect(await thread()).toMatchObject({ standIn: null, promisedBy: { date: '2026-11-27' } })
  })

  it('an answer that is overdue is known to both', async () => {
    await leave('2026-11-21', '2026-11-29')
    await write('May I stop the syrup?')
    town.clock.now = at('10:00', '2026-11-27')
    await tellAllOverdue(appContext())
    const kinds = async (who: SignedIn) => (await told(who)).map(({ kind }) => kind)
    expect(await kinds(standIn)).toContain('communications.overdue')
    expect(await kinds(doctor)).toContain('communications.overdue')
  })

  it('what needs no answer is settled, and closed to the stand-in', async () => {
    await write('Thank you.')
    await leave('2026-11-21', '2026-11-25')
    const body = { upTo: later(), ...instead() }
    await town.api.must(settleThread, { ...(await by(standIn)), ...where(), body })
    expect(await waiting()).toEqual([])
    expect(await open(standIn)).toMatchObject({ status: 404 })
    expect(await careOf(standIn)).toBeNull()
  })

  it('the stand-in sends words alone: no file, and no booking with the doctor who is away', async () => {
    await write('May I stop the syrup?')
    await leave('2026-11-21', '2026-11-25')
    const fieldsOf = async (more: object) => (await reply(standIn, more)).error?.fields
    expect(await fieldsOf({ asksToCome: true })).toEqual({ asksToCome: 'invalid' })
    expect(await fieldsOf({ photos: [patient.id] })).toEqual({ photos: 'photoUnusable' })
  })

  it('the visit to which the doctor has asked the patient stays asked for', async () => {
    await answer('Please come.', undefined, undefined, true)
    await write('On which day?')
    await leave('2026-11-21', '2026-11-25')
    await reply(standIn)
    expect(await thread()).toMatchObject({ visit: 'asked' })
  })

  it('a photo that the patient made private is not among what the stand-in reads', async () => {
    const [plain, hidden] = [
      await buildDocument(appContext(), { patientId: patient.patientId, kind: 'other' }),
      await buildDocument(appContext(), { patientId: patient.patientId, kind: 'other' }),
    ]
    await appContext().store.pool.query('update documents set sensitive = true where id = $1', [hidden])
    const sent = { by: 'patient', photos: [plain, hidden], at: appContext().clock() } as const
    await buildMessages(appContext(), [{ patientId: patient.patientId, doctorId: doctor.id, ...sent }])
    await leave('2026-11-21', '2026-11-25')
    const photosOf = async () => (await open(standIn)).answer?.messages[0]?.photos.map(({ id }) => id)
    expect(await photosOf()).toEqual([plain])
    const status = async (document: string) => {
      const asked = { ...(await by(standIn)), ...where(), query: { document, ...instead() } }
      return (await town.api.ask(readPhoto, asked)).status
    }
    expect(await status(plain)).toBe(200)
    expect(await status(hidden)).toBe(404)
  })
})

describe('nothing is open', () => {
  it('before the leave, after it, and without anything that waits', async () => {
    await write('May I stop the syrup?')
    await leave('2026-11-23', '2026-11-25')
    const closed = async () => {
      expect(await listed(standIn)).toEqual([])
      expect(await open(standIn)).toMatchObject({ status: 404 })
      expect(await careOf(standIn)).toBeNull()
    }
    await closed()
    expect(await reply(standIn)).toMatchObject({ status: 404 })
    town.clock.now = at('10:00', '2026-11-23')
    expect(await open(standIn)).toMatchObject({ status: 200 })
    town.clock.now = at('23:59', '2026-11-25')
    expect(await reply(standIn)).toMatchObject({ status: 201 })
    town.clock.now = at('00:00', '2026-11-26')
    await closed()
    await write('And the tablets?')
    await closed()
  })

  it('says to an answer that waited on a phone that it is over, and nothing of any patient', async () => {
    await write('May I stop the syrup?')
    await leave('2026-11-21', '2026-11-25')
    const other = await doctorIn(appContext(), { name: 'Other' })
    town.clock.now = at('10:00', '2026-11-26')
    const over = { status: 409, error: { code: 'standInOver' } }
    expect(await reply(standIn)).toMatchObject(over)
    const ofOther = async (more: object) => {
      const body = { text: 'Go on.', upTo: later(), ...more }
      const stranger = (await patientIn(appContext())).patientId
      return town.api.ask(sendToPatient, { ...(await by(standIn)), params: { id: stranger }, body })
    }
    expect(await ofOther(instead())).toMatchObject(over)
    expect(await ofOther({})).toMatchObject({ status: 404 })
    expect(await ofOther({ standingInFor: other.id })).toMatchObject({ status: 404 })
    expect(await reply(other)).toMatchObject({ status: 404 })
    expect(await open(standIn)).toMatchObject({ status: 404 })
    const { messages } = await thread()
    expect(messages).toHaveLength(1)
  })

  it('without a message that waits', async () => {
    await write('Thank you.')
    await answer('You are welcome.', later())
    await leave('2026-11-21', '2026-11-25')
    expect(await open(standIn)).toMatchObject({ status: 404 })
    expect(await careOf(standIn)).toBeNull()
  })

  it('to another doctor, to a stand-in of another one, to a patient, to the desk, to nobody', async () => {
    await write('May I stop the syrup?')
    await leave('2026-11-21', '2026-11-25')
    const other = await doctorIn(appContext(), { name: 'Other' })
    const third = await doctorIn(appContext(), { name: 'Third' })
    await leave('2026-11-21', '2026-11-25', third.id, other)
    for (const who of [other, third]) {
      expect(await open(who)).toMatchObject({ status: 404 })
      expect(await reply(who)).toMatchObject({ status: 404 })
      expect(await listed(who)).toEqual([])
    }
    for (const who of [await patientIn(appContext()), await personIn(appContext(), 'coordinator')])
      expect(await open(who)).toMatchObject({ status: 403 })
    expect(await town.api.ask(readThreadOfPatient, { ...where(), query: instead() })).toMatchObject({
      status: 401,
    })
  })

  it('to the stand-in: the thread of the same patient with a doctor for whom they do not stand in', async () => {
    const other = await doctorIn(appContext(), { name: 'Other' })
    const clock = appContext().clock()
    const sent = { patientId: patient.patientId, by: 'patient', at: clock } as const
    await buildMessages(appContext(), [
      { ...sent, doctorId: doctor.id },
      { ...sent, doctorId: other.id },
    ])
    await leave('2026-11-21', '2026-11-25')
    const asked = { ...(await by(standIn)), ...where() }
    const ofOther = { ...asked, query: { standingInFor: other.id } }
    expect(await town.api.ask(readThreadOfPatient, ofOther)).toMatchObject({ status: 404 })
    expect(await town.api.ask(readThreadOfPatient, asked)).toMatchObject({ status: 404 })
    expect(await listed(standIn)).toHaveLength(1)
  })
})
