import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptAppointment,
  declineOffer,
  listUnanswered,
  markPhoned,
  rejectAppointment,
  takeOffer,
} from '../../../shared/appointments/appointments.endpoints.ts'
import type { Rejection } from '../../../shared/appointments/appointments.rejections.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildAppointments } from '../appointments.fixtures.ts'
import { keepTime } from '../appointments.jobs.ts'

/** A rejection with a reason does something for the patient. */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, ask, act, seenBy, kindsTold, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  patient = await patientIn(appContext())
  doctor = await doctorIn(appContext(), { name: 'Navjot Gill' })
})

const reject = (by: SignedIn, id: string, reason: Rejection) =>
  town.api.ask(rejectAppointment, { token: by.token, params: { id }, body: { reason } })
const answer = (endpoint: typeof takeOffer | typeof declineOffer, by: SignedIn, id: string) =>
  town.api.ask(endpoint, { token: by.token, params: { id } })
const byPhone = { type: 'teleconsultation' } as const

/** A rash goes to a skin doctor: there are two, and a general physician. */
async function rash() {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  patient = await patientIn(appContext())
  const skin = [
    await doctorIn(appContext(), { name: 'Skin One', specialization: 'Dermatologist' }),
    await doctorIn(appContext(), { name: 'Skin Two', specialization: 'Dermatologist' }),
  ]
  const general = await doctorIn(appContext(), { name: 'General' })
  const { _id, doctor: first } = await ask(patient, { specialization: 'skin rash' })
  const [asked, other] = first?.name === 'Skin One' ? skin : skin.toReversed()
  return {
    _id,
    asked: asked!,
    other: other!,
    general,
    otherName: first?.name === 'Skin One' ? 'Skin Two' : 'Skin One',
  }
}

describe('no time', () => {
  it('passes it on to another doctor of the field; the patient reads when the first one is free next', async () => {
    const { _id, asked, other, otherName } = await rash()
    expect(await reject(asked, _id, 'noTime')).toMatchObject({ status: 200, answer: { status: 'rejected' } })
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'pending', doctor: { name: otherName } })
    expect(await kindsTold(other)).toEqual(['appointments.requested'])
    expect(await seenBy(other, _id)).not.toHaveProperty('isOtherField')
    expect((await town.api.must(listNotices, { token: patient.token }))[0]).toMatchObject({
      kind: 'appointments.reassigned',
      facts: {
        doctor: otherName,
        freeTimes: '2026-11-23 09:00, 2026-11-23 09:15, 2026-11-23 09:30',
      },
    })
  })
})

describe('not my field', () => {
  it('passes it on to a doctor of another field, who reads so, and not to the same field again', async () => {
    const { _id, asked, other, general } = await rash()
    expect(await reject(asked, _id, 'notMyField')).toMatchObject({
      status: 200,
      answer: { status: 'rejected' },
    })
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'pending', doctor: { name: 'General' } })
    expect(await kindsTold(general)).toEqual(['appointments.requested'])
    expect(await kindsTold(other)).toEqual([])
    expect(await seenBy(general, _id)).toMatchObject({ status: 'pending', isOtherField: true })
    const [told] = await town.api.must(listNotices, { token: patient.token })
    expect(told?.facts).not.toHaveProperty('freeTimes')
  })

  it('holds for those who are asked later: for want of time it does not go back to that field', async () => {
    const { _id, asked, other, general } = await rash()
    const second = await doctorIn(appContext(), { name: 'General Two' })
    await reject(asked, _id, 'notMyField')
    const now = (await seenBy(patient, _id))?.doctor?.name
    await reject(now === 'General' ? general : second, _id, 'noTime')
    expect(await seenBy(patient, _id)).toMatchObject({
      doctor: { name: now === 'General' ? 'General Two' : 'General' },
    })
    expect(await kindsTold(other)).toEqual([])
  })

  it('of every field that treats it opens it to all who are left, of the same field too', async () => {
    const { _id, asked, other, general } = await rash()
    await reject(asked, _id, 'notMyField')
    await reject(general, _id, 'notMyField')
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'pending', doctor: null })
    expect(await kindsTold(other)).toEqual(['appointments.offered'])
    expect(await seenBy(other, _id)).toMatchObject({ isOtherField: true })
  })

  it('of a red flag asks the next field that treats it', async () => {
    await startOver(new Date('2026-11-21T10:00:00+05:30'))
    patient = await patientIn(appContext())
    const general = [
      await doctorIn(appContext(), { name: 'General One' }),
      await doctorIn(appContext(), { name: 'General Two' }),
    ]
    await doctorIn(appContext(), { name: 'Heart', specialization: 'Cardiologist' })
    const { _id, doctor: first } = await ask(patient, { specialization: 'chest pain', redFlagsSeen: true })
    await reject(general[first?.name === 'General One' ? 0 : 1]!, _id, 'notMyField')
    expect(await seenBy(patient, _id)).toMatchObject({ doctor: { name: 'Heart' } })
  })
})

it('an unknown reason is refused at its field', async () => {
  const { _id } = await ask(patient)
  expect(await reject(doctor, _id, 'bored' as Rejection)).toMatchObject({
    status: 400,
    error: { fields: { reason: 'invalid' } },
  })
})

describe('must be seen in person', () => {
  it('offers the patient the doctor’s clinic, at the next time when it is open; a press schedules it there', async () => {
    const { _id } = await ask(patient, { ...byPhone, time: '18:00' })
    expect(await reject(doctor, _id, 'seeInPerson')).toMatchObject({
      status: 200,
      answer: { status: 'pending', allowedActions: [] },
    })
    // On Saturday the clinics close at three, on Sunday they are closed.
    const offer = { date: '2026-11-23', time: '09:00' }
    expect(await seenBy(patient, _id)).toMatchObject({
      status: 'pending',
      offer,
      doctor: { name: 'Navjot Gill', clinic: expect.any(String) as string },
      allowedActions: ['cancel', 'takeOffer', 'declineOffer'],
    })
    expect((await town.api.must(listNotices, { token: patient.token }))[0]).toMatchObject({
      kind: 'appointments.offeredInPerson',
      facts: { ...offer, doctor: 'Navjot Gill', place: expect.any(String) as string },
    })
    // It is the patient's turn: no deadline of a doctor, and no lapse by the time of the call.
    town.clock.now = new Date('2026-11-21T18:30:00+05:30')
    await keepTime(appContext())
    const taken = await answer(takeOffer, patient, _id)
    expect(taken).toMatchObject({ status: 200, answer: { status: 'scheduled', type: 'in-person', ...offer } })
    expect(await seenBy(doctor, _id)).toMatchObject({ status: 'scheduled', ...offer })
    expect((await kindsTold(doctor))[0]).toBe('appointments.offerTaken')
    expect((await answer(takeOffer, patient, _id)).error.code).toBe('alreadyDecided')
  })

  it('offers the same time where the clinic is open then', async () => {
    const { _id } = await ask(patient, { ...byPhone, time: '13:00' })
    await reject(doctor, _id, 'seeInPerson')
    expect(await seenBy(patient, _id)).toMatchObject({ offer: { date: '2026-11-21', time: '13:00' } })
  })

  it('offers another time if the doctor gave it away meanwhile', async () => {
    const { _id } = await ask(patient, { ...byPhone, time: '13:00' })
    await reject(doctor, _id, 'seeInPerson')
    const other = await patientIn(appContext())
    const taken = { patientId: other.patientId, doctorId: doctor.id, date: '2026-11-21', time: '13:00' }
    await buildAppointments(appContext(), [{ ...taken, status: 'scheduled' }])
    expect(await answer(takeOffer, patient, _id)).toMatchObject({
      status: 200,
      answer: { status: 'pending', offer: { date: '2026-11-21', time: '13:15' } },
    })
    expect((await answer(takeOffer, patient, _id)).answer.status).toBe('scheduled')
  })

  it('goes to another doctor, as asked for, when the patient declines', async () => {
    const { _id } = await ask(patient, byPhone)
    const next = await doctorIn(appContext(), { name: 'Next' })
    await reject(doctor, _id, 'seeInPerson')
    expect(await answer(declineOffer, patient, _id)).toMatchObject({
      status: 200,
      answer: { status: 'pending', type: 'teleconsultation', doctor: { name: 'Next' } },
    })
    expect(await kindsTold(next)).toEqual(['appointments.requested'])
    expect((await kindsTold(doctor))[0]).toBe('appointments.offerDeclined')
  })

  it('lapses an hour before the time that was offered', async () => {
    const { _id } = await ask(patient, { ...byPhone, time: '18:00' })
    await reject(doctor, _id, 'seeInPerson')
    town.clock.now = new Date('2026-11-23T08:00:00+05:30')
    await keepTime(appContext())
    const { rows } = await appContext().store.pool.query('select status from appointments where id = $1', [
      _id,
    ])
    expect(rows).toEqual([{ status: 'failed' }])
  })

  it('is refused for a visit that is in person already', async () => {
    const { _id } = await ask(patient)
    expect((await reject(doctor, _id, 'seeInPerson')).error.code).toBe('alreadyInPerson')
  })

  it('is the patient’s to answer, and nobody else’s', async () => {
    const { _id } = await ask(patient, byPhone)
    await reject(doctor, _id, 'seeInPerson')
    const stranger = await patientIn(appContext())
    const desk = await personIn(appContext(), 'coordinator')
    for (const endpoint of [takeOffer, declineOffer]) {
      expect((await town.api.ask(endpoint, { params: { id: _id } })).status).toBe(401)
      expect((await answer(endpoint, stranger, _id)).status).toBe(404)
      expect((await answer(endpoint, doctor, _id)).status).toBe(403)
      expect((await answer(endpoint, desk, _id)).status).toBe(403)
    }
    expect((await act(acceptAppointment, doctor, _id)).error.code).toBe('alreadyDecided')
  })
})

describe('must go to hospital now', () => {
  it('alarms the patient, tells the desk, and publishes an event that other features handle', async () => {
    const desk = await personIn(appContext(), 'coordinator')
    const { _id } = await ask(patient, { specialization: 'fever for a week' })
    expect(await reject(doctor, _id, 'hospital')).toMatchObject({
      status: 200,
      answer: { status: 'rejected' },
    })
    expect(await seenBy(patient, _id)).toMatchObject({
      status: 'cancelled',
      doctor: { name: 'Navjot Gill' },
      sentToHospital: { name: 'Civil Hospital Nabha', phone: '+91-1765-230123', isPhoneConfirmed: false },
    })
    expect((await town.api.must(listNotices, { token: patient.token }))[0]).toMatchObject({
      kind: 'appointments.sentToHospital',
      facts: {
        hospital: 'Civil Hospital Nabha',
        hospital_hi: 'सिविल अस्पताल नाभा',
        hospital_pa: 'ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ',
        phone: '+91-1765-230123',
        doctor: 'Navjot Gill',
      },
    })
    const [told] = await town.api.must(listNotices, { token: desk.token })
    expect(told).toMatchObject({ kind: 'appointments.sentToHospital', facts: { doctor: 'Navjot Gill' } })
    const { rows } = await appContext().store.pool.query(
      "select kind from events where subject = $1 and kind = 'appointments.sentToHospital'",
      [_id],
    )
    expect(rows).toHaveLength(1)
    // Another doctor cannot take what needs a hospital.
    const other = await doctorIn(appContext())
    expect((await act(acceptAppointment, other, _id)).status).toBe(404)
  })

  it('stays at the desk until somebody has phoned the patient', async () => {
    const desk = await personIn(appContext(), 'coordinator')
    const { _id } = await ask(patient)
    await reject(doctor, _id, 'hospital')
    const sent = async () =>
      (await town.api.must(listUnanswered, { token: desk.token, query: {} })).sentToHospital
    expect(await sent()).toMatchObject([{ _id, sentToHospitalAt: { time: '10:00' }, phonedAt: null }])
    await town.api.must(markPhoned, { token: desk.token, params: { id: _id } })
    expect(await sent()).toEqual([])
  })
})

it('the doctor who is asked sees whether the patient was seen within six months', async () => {
  const visit = {
    patientId: patient.patientId,
    doctorId: doctor.id,
    time: '10:00',
    status: 'completed',
  } as const
  const { _id } = await ask(patient)
  expect(await seenBy(doctor, _id)).toMatchObject({ patient: { isFollowUp: false } })
  await buildAppointments(appContext(), [{ ...visit, date: '2026-05-01' }])
  expect(await seenBy(doctor, _id)).toMatchObject({ patient: { isFollowUp: false } })
  await buildAppointments(appContext(), [{ ...visit, date: '2026-06-01' }])
  const shown = await seenBy(doctor, _id)
  expect(shown).toMatchObject({ patient: { isFollowUp: true } })
  // A band, not the record: no number to call and no page before it is accepted.
  expect(shown?.patient).not.toHaveProperty('phone')
  expect(shown?.patient).not.toHaveProperty('id')
})
