import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readDoctorSummary } from '../../../shared/appointments/appointments.endpoints.ts'
import { addLeave } from '../../../shared/availability/availability.endpoints.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import { listDueFollowUps, settleFollowUp } from '../../../shared/encounters/encounters.lists.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildToken } from '../../accounts/accounts.fixtures.ts'
import { buildAppointments } from '../../appointments/appointments.fixtures.ts'
import { findCare } from '../../platform/auth/care/doctor-access.ts'
import { buildNote } from '../encounters.fixtures.ts'

/** Follow-ups that are due while their doctor is on leave, and who stands in. */
let town: TestTown
let doctor: SignedIn
let standIn: SignedIn
const { appContext, startOver } = appointmentsIn(() => town)
const at = (time: string, day: string) => new Date(`${day}T${time}:00+05:30`)

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(at('10:00', '2026-11-21'))
  doctor = await doctorIn(appContext(), { name: 'Dr. Asha Gill' })
  standIn = await doctorIn(appContext(), { name: 'Dr. Balwinder Singh' })
})

const by = async (who: SignedIn) => ({ token: await buildToken(appContext(), who) })

/** A patient whose signed note of 1 November asks for a follow-up on that day. */
async function asked(name: string, followUpOn: string): Promise<SignedIn & { note: string }> {
  const patient = await patientIn(appContext(), name)
  const visit = { patientId: patient.patientId, doctorId: doctor.id, date: '2026-11-01', time: '08:00' }
  await buildAppointments(appContext(), [{ ...visit, status: 'completed' }])
  const { id } = await appContext()
    .store.db.selectFrom('encounters')
    .select('id')
    .where('patient_id', '=', patient.patientId)
    .executeTakeFirstOrThrow()
  await buildNote(appContext(), {
    encounterId: id,
    note: { followUpOn },
    signedAt: at('11:00', '2026-11-01'),
  })
  return { ...patient, note: id }
}
async function leave(from: string, until: string, standInId = standIn.id, who = doctor) {
  await town.api.must(addLeave, { ...(await by(who)), body: { from, until, reason: 'Wedding', standInId } })
}
const due = async (who: SignedIn) => (await town.api.must(listDueFollowUps, await by(who))).followUps
const names = async (who: SignedIn) => (await due(who)).map(({ patient }) => patient.name)
const count = async (who: SignedIn) => (await town.api.must(readDoctorSummary, await by(who))).followUpsDue
const settle = async (who: SignedIn, id: string, outcome: 'done' | 'notReached' | 'bookedAgain' = 'done') =>
  town.api.ask(settleFollowUp, { ...(await by(who)), params: { id }, body: { outcome } })
function careOf(who: SignedIn, { patientId }: SignedIn) {
  const now = appContext().clock()
  const today = dayIn(appContext().town.timeZone, now)
  return findCare(appContext().store.db, { doctorId: who.id, patientId }, { now, today })
}
async function closed(who: SignedIn, one: SignedIn & { note: string }) {
  expect([await names(who), await count(who), await careOf(who, one)]).toEqual([[], 0, null])
  expect(await settle(who, one.note)).toMatchObject({ status: 404 })
}

describe('while the doctor is on leave', () => {
  it('the stand-in has who is due on its days, each from the day on, and reads the record', async () => {
    const [today, later, before] = [
      await asked('Today', '2026-11-21'),
      await asked('Later', '2026-11-23'),
      await asked('Before', '2026-11-20'),
    ]
    await asked('After', '2026-11-26')
    await leave('2026-11-21', '2026-11-25')
    expect(await due(standIn)).toMatchObject([{ patient: { name: 'Today' }, standingInFor: 'Asha Gill' }])
    expect(await due(doctor)).toMatchObject([{ standingInFor: null }, { standingInFor: null }])
    const care = async () => [await careOf(standIn, today), await careOf(standIn, later)]
    expect(await care()).toEqual(['reading', null])
    expect(await careOf(standIn, before)).toBeNull()
    town.clock.now = at('10:00', '2026-11-25')
    expect([await names(standIn), await count(standIn)]).toEqual([['Today', 'Later'], 2])
    expect(await care()).toEqual(['reading', 'reading'])
  })

  it('notes what came of it under the own name', async () => {
    const one = await asked('One', '2026-11-21')
    await leave('2026-11-21', '2026-11-25')
    expect(await settle(standIn, one.note, 'notReached')).toMatchObject({ status: 200 })
    for (const who of [standIn, doctor])
      expect(await due(who)).toMatchObject([{ tries: 1, triedBy: 'Balwinder Singh' }])
    await settle(doctor, one.note, 'notReached')
    expect(await due(standIn)).toMatchObject([{ tries: 2, triedBy: null }])
    expect(await settle(standIn, one.note)).toMatchObject({ status: 200 })
    expect([await due(doctor), await count(standIn), await count(doctor)]).toEqual([[], 0, 0])
    const { rows } = await appContext().store.pool.query('select stand_in_id, outcome from follow_ups')
    expect(rows).toEqual([{ stand_in_id: standIn.id, outcome: 'done' }])
    expect(await careOf(standIn, one)).toBe('reading')
    town.clock.now = at('10:00', '2026-11-26')
    expect(await careOf(standIn, one)).toBeNull()
  })

  it('of two at once one counts, and the look is in the log', async () => {
    const one = await asked('One', '2026-11-21')
    await leave('2026-11-21', '2026-11-25')
    await due(standIn)
    const told = await Promise.all([doctor, standIn, doctor, standIn].map((who) => settle(who, one.note)))
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(told.filter(({ error }) => error?.code === 'followUpClosed')).toHaveLength(3)
    const { rows } = await appContext().store.pool.query<{ action: string }>(
      "select action from audit_log where actor_id = $1 and subject = $2 and action = 'encounters.due'",
      [standIn.id, one.patientId],
    )
    expect(rows).toHaveLength(1)
  })

  it('who has booked with the doctor is left out, and closed', async () => {
    const one = await asked('One', '2026-11-21')
    await leave('2026-11-21', '2026-11-25')
    expect(await names(standIn)).toEqual(['One'])
    const visit = { patientId: one.patientId, doctorId: doctor.id, date: '2026-11-27', time: '10:00' }
    await buildAppointments(appContext(), [{ ...visit, status: 'scheduled' }])
    await closed(standIn, one)
  })

  it('one of a private visit waits for the doctor', async () => {
    const one = await asked('One', '2026-11-21')
    await leave('2026-11-21', '2026-11-25')
    await appContext().store.pool.query('update encounters set sensitive = true where id = $1', [one.note])
    await closed(standIn, one)
    expect(await names(doctor)).toEqual(['One'])
  })
})

describe('nothing is open', () => {
  it('before the leave and after it', async () => {
    const one = await asked('One', '2026-11-23')
    await leave('2026-11-23', '2026-11-25')
    await closed(standIn, one)
    town.clock.now = at('10:00', '2026-11-24')
    expect(await names(standIn)).toEqual(['One'])
    town.clock.now = at('10:00', '2026-11-26')
    await closed(standIn, one)
  })

  it('to a stand-in who is on leave, or not approved any more', async () => {
    const one = await asked('One', '2026-11-21')
    await leave('2026-11-21', '2026-11-25')
    expect(await names(standIn)).toEqual(['One'])
    await leave('2026-11-25', '2026-11-26', '', standIn)
    await closed(standIn, one)
    const other = await doctorIn(appContext(), { name: 'Dr. Other' })
    await leave('2026-11-21', '2026-11-25', other.id)
    expect(await names(other)).toEqual(['One'])
    const suspend = "update doctors set approval = 'suspended', approval_reason = 'Left' where user_id = $1"
    await appContext().store.pool.query(suspend, [other.id])
    expect(await careOf(other, one)).toBeNull()
  })

  it('to another doctor, to a stand-in of another one, to a patient, to the desk, to nobody', async () => {
    const one = await asked('One', '2026-11-21')
    await leave('2026-11-21', '2026-11-25')
    const [other, third] = [await doctorIn(appContext()), await doctorIn(appContext(), { name: 'Third' })]
    await leave('2026-11-21', '2026-11-25', third.id, other)
    for (const who of [other, third]) await closed(who, one)
    for (const who of [one, await personIn(appContext(), 'coordinator')])
      expect(await settle(who, one.note)).toMatchObject({ status: 403 })
    expect(await town.api.ask(listDueFollowUps)).toMatchObject({ status: 401 })
    expect(await names(standIn)).toEqual(['One'])
  })
})
