import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addLeave } from '../../shared/availability/availability.endpoints.ts'
import { listLate } from '../../shared/communications/communications.desk.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { threadOf } from '../../../tests/setup/messages.ts'
import { doctorIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'

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

const { by, write, answer, thread, waiting } = threadOf(() => ({ town, patient, doctor }))

async function leave(from: string, until: string, more: { by?: SignedIn; standInId?: string } = {}) {
  const { by: who = doctor, ...named } = more
  const body = { from, until, reason: 'Wedding', ...named }
  await town.api.must(addLeave, { ...(await by(who)), body })
}

async function late() {
  const { token } = await personIn(appContext(), 'coordinator')
  return (await town.api.must(listLate, { token })).doctors
}

describe('while the doctor is on leave', () => {
  it('a message is promised an answer after it, and the patient reads until when, but not why', async () => {
    const before = await thread()
    expect(before.awayUntil).toBeNull()
    await leave('2026-11-21', '2026-11-29')
    await leave('2026-11-30', '2026-11-30')
    const known = await thread()
    expect(known.awayUntil).toBe('2026-11-30')
    expect(JSON.stringify(known)).not.toContain('Wedding')
    const due = { date: '2026-12-02', time: '15:00' }
    expect(known.promisedBy).toMatchObject(due)
    await write('The cough is better.')
    expect(await thread()).toMatchObject({ answerDueAt: due })
    expect(await waiting()).toMatchObject([{ answerDueAt: due, isOverdue: false }])
  })

  it('leave of another doctor puts nothing off', async () => {
    const { promisedBy } = await thread()
    const own = doctor
    doctor = await doctorIn(appContext(), { name: 'Another' })
    await leave('2026-11-21', '2026-11-30')
    doctor = own
    expect(await thread()).toMatchObject({ promisedBy, awayUntil: null })
  })

  it('the desk reads how many wait, with danger signs, until they are answered or the leave is over', async () => {
    await write('The cough is better.')
    expect(await late()).toEqual([])
    await leave('2026-11-21', '2026-11-30')
    await write('ਛਾਤੀ ਵਿੱਚ ਦਰਦ', { redFlagsSeen: true })
    const known = { id: doctor.id, late: 0, waiting: 1, flagged: 1, awayUntil: '2026-11-30' }
    expect(await late()).toMatchObject([known])
    await answer(
      'Please go to the hospital at once.',
      new Date(town.clock.now.getTime() + 60_000).toISOString(),
    )
    expect(await late()).toEqual([])
    await write('Thank you.')
    expect(await late()).toMatchObject([{ waiting: 1, flagged: 0 }])
    expect(await late()).toMatchObject([{ standIn: null }])
    town.clock.now = at('10:00', '2026-12-01')
    expect(await late()).toEqual([])
    town.clock.now = at('10:00', '2026-12-05')
    expect(await late()).toMatchObject([{ late: 1, waiting: 1, awayUntil: null }])
  })

  it('the desk reads who stands in, with the phone number, and nobody who is away as well', async () => {
    const standIn = await doctorIn(appContext(), { name: 'Dr. Balwinder Singh', phone: '9814012345' })
    await write('The cough is better.')
    await leave('2026-11-21', '2026-11-30', { standInId: standIn.id })
    expect(await late()).toMatchObject([{ standIn: { name: 'Balwinder Singh', phone: '9814012345' } }])
    await leave('2026-11-25', '2026-11-26', { by: standIn })
    expect(await late()).toMatchObject([{ awayUntil: '2026-11-30', standIn: null }])
  })
})
