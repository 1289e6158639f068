import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptAppointment,
  cancelAppointment,
  listAppointments,
  requestAppointment,
} from '../../shared/appointments/appointments.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
const morning = new Date('2026-11-21T10:00:00+05:30')
const { appContext, ask, act, seenBy, kindsTold, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(() => startOver(morning))

describe('requesting', () => {
  it('finds a doctor with the specialty, and both see the request at once', async () => {
    const [patient, doctor] = [
      await patientIn(appContext()),
      await doctorIn(appContext(), { name: 'Navjot Gill' }),
    ]
    const asked = await ask(patient, { specialization: 'ਬੁਖਾਰ ਤਿੰਨ ਦਿਨ ਤੋਂ' })
    expect(asked).toMatchObject({
      date: '2026-11-21',
      time: '15:00',
      startsAt: '2026-11-21T09:30:00.000Z',
      status: 'pending',
      type: 'in-person',
      patient: { name: 'Harpreet Kaur', username: patient.username },
      doctor: { name: 'Navjot Gill' },
      allowedActions: ['cancel'],
    })
    // The patient's username is not for doctors.
    expect((await seenBy(doctor, asked._id))?.patient).not.toHaveProperty('username')
    expect(await seenBy(doctor, asked._id)).toMatchObject({
      status: 'pending',
      allowedActions: ['accept', 'reject'],
    })
    expect(await kindsTold(doctor)).toEqual(['appointments.requested'])
    expect(await kindsTold(patient)).toEqual([])
  })

  it('opens to every approved doctor when none has the specialty', async () => {
    const patient = await patientIn(appContext())
    const [one, two] = [
      await doctorIn(appContext(), { specialization: 'Skin' }),
      await doctorIn(appContext(), { specialization: 'Eyes' }),
    ]
    const stranger = await doctorIn(appContext(), { approval: 'awaiting' })
    const asked = await ask(patient)
    expect(asked.doctor).toBeNull()
    expect(await seenBy(one, asked._id)).toMatchObject({ allowedActions: ['accept', 'reject'] })
    expect(await seenBy(two, asked._id)).toBeDefined()
    expect(await seenBy(stranger, asked._id)).toBeUndefined()
    expect((await act(acceptAppointment, stranger, asked._id)).status).toBe(404)
  })

  it('picks the doctor with the fewest appointments that day, never one who is busy then', async () => {
    const doctors = [
      await doctorIn(appContext(), { name: 'One' }),
      await doctorIn(appContext(), { name: 'Two' }),
    ]
    const names: string[] = []
    for (let n = 0; n < 4; n += 1)
      names.push((await ask(await patientIn(appContext()), { time: `1${n + 2}:00` })).doctor?.name ?? 'none')
    expect(names.toSorted()).toEqual(['One', 'One', 'Two', 'Two'])
    const early = await ask(await patientIn(appContext()), { time: '18:00' })
    const taker = doctors.find((doctor) => doctor.name === early.doctor?.name)!
    expect((await act(acceptAppointment, taker, early._id)).status).toBe(200)
    expect((await ask(await patientIn(appContext()), { time: '18:00' })).doctor?.name).not.toBe(taker.name)
  })

  it.each([
    [{ date: '2026-11-20' }, { date: 'datePast' }],
    [{ date: '2027-02-20' }, { date: 'dateTooFar' }],
    [{ date: '2026-02-30' }, { date: 'dateInvalid' }],
    [{ date: '' }, { date: 'required' }],
    [{ time: '10:00' }, { time: 'timePast' }],
    [{ time: '11:15' }, { time: 'timeTooSoon' }],
    [{ time: '15:07' }, { time: 'timeGrid' }],
    [{ time: '25:00' }, { time: 'timeInvalid' }],
    [{ type: 'by letter' }, { type: 'required' }],
  ])('refuses %o with a message at the field', async (wrong, fields) => {
    const patient = await patientIn(appContext())
    const body = { specialization: '', date: '2026-11-21', time: '15:00', type: 'in-person', ...wrong }
    const told = await town.api.ask(requestAppointment, { token: patient.token, body })
    expect(told).toMatchObject({ status: 400, error: { code: 'invalid', fields } })
  })

  it('offers the next free times for a request queued offline whose time has passed', async () => {
    const patient = await patientIn(appContext())
    await ask(patient, { time: '12:15' })
    const body = { specialization: '', date: '2026-11-21', time: '10:00', type: 'in-person' as const }
    const told = await town.api.ask(requestAppointment, { token: patient.token, body, waitedMs: 3_600_000 })
    expect(told.error.details?.freeTimes).toEqual([
      { date: '2026-11-21', time: '11:45' },
      { date: '2026-11-21', time: '12:00' },
      { date: '2026-11-21', time: '12:30' },
    ])
    const late = await town.api.ask(requestAppointment, {
      token: patient.token,
      body: { ...body, date: '2026-11-20' },
    })
    expect(late.error).toMatchObject({ fields: { date: 'datePast' }, details: told.error.details })
  })

  it('counts days in the town’s time zone, not in UTC: at 01:00 in Nabha yesterday is over', async () => {
    town.clock.now = new Date('2026-11-21T19:30:00Z')
    const patient = await patientIn(appContext())
    const body = { specialization: '', date: '2026-11-21', time: '23:45', type: 'in-person' as const }
    const told = await town.api.ask(requestAppointment, { token: patient.token, body })
    expect(told.error.fields).toEqual({ date: 'datePast' })
    expect((await ask(patient, { date: '2027-02-20', time: '09:00' })).date).toBe('2027-02-20')
  })

  it('needs a profile', async () => {
    const { token } = await personIn(appContext(), 'patient')
    const body = { specialization: '', date: '2026-11-21', time: '15:00', type: 'in-person' as const }
    expect(await town.api.ask(requestAppointment, { token, body })).toMatchObject({
      status: 409,
      error: { code: 'profileMissing' },
    })
  })

  it('is possible once per time; the refusal offers the next free times', async () => {
    const patient = await patientIn(appContext())
    await ask(patient, { time: '13:00' })
    await ask(patient, { time: '13:15' })
    const body = { specialization: '', date: '2026-11-21', time: '13:00', type: 'in-person' as const }
    const told = await town.api.ask(requestAppointment, { token: patient.token, body })
    expect(told).toMatchObject({ status: 409, error: { code: 'alreadyAsked' } })
    expect(told.error.details?.freeTimes?.[0]).toEqual({ date: '2026-11-21', time: '13:30' })
  })
})

describe('the list', () => {
  it('contains the caller’s own appointments, by date ascending', async () => {
    const [patient, other] = [await patientIn(appContext()), await patientIn(appContext())]
    for (const [date, time] of [
      ['2026-11-23', '09:00'],
      ['2026-11-21', '16:00'],
      ['2026-11-22', '08:15'],
    ] as const) {
      await ask(patient, { date, time })
    }
    const all = await town.api.must(listAppointments, { token: patient.token })
    expect(all.map((one) => `${one.date} ${one.time}`)).toEqual([
      '2026-11-21 16:00',
      '2026-11-22 08:15',
      '2026-11-23 09:00',
    ])
    const some = await town.api.must(listAppointments, {
      token: patient.token,
      query: { from: '2026-11-22', to: '2026-11-22' },
    })
    expect(some.map((one) => one.date)).toEqual(['2026-11-22'])
    expect(await town.api.must(listAppointments, { token: other.token })).toEqual([])
  })

  it('hides another patient’s row even from callers who know its id', async () => {
    const [patient, other, doctor] = [
      await patientIn(appContext()),
      await patientIn(appContext()),
      await doctorIn(appContext()),
    ]
    const uninvolved = await doctorIn(appContext(), { specialization: 'Skin' })
    const { _id } = await ask(patient)
    expect(
      (await town.api.ask(cancelAppointment, { token: other.token, params: { id: _id }, body: {} })).status,
    ).toBe(404)
    expect((await act(acceptAppointment, uninvolved, _id)).status).toBe(404)
    expect((await act(acceptAppointment, doctor, _id)).status).toBe(200)
  })
})
