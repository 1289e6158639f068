import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  listAppointments,
  listFollowUps,
  listUnanswered,
  markPhoned,
  rejectAppointment,
} from '../../shared/appointments/appointments.endpoints.ts'
import { saveConsents } from '../../shared/consents/consents.endpoints.ts'
import { noticeVersion, type Purpose } from '../../shared/consents/consents.purposes.ts'
import { readPatientInCare } from '../../shared/patients/patients.endpoints.ts'
import { addVital } from '../../shared/vitals/vitals.endpoints.ts'
import { buildToken } from '../accounts/accounts.fixtures.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../tests/setup/town.ts'

/** What the purpose `calls` decides: whether a patient's telephone number leaves the server. */
let town: TestTown
let patient: SignedIn
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await emptyTown(town)
  patient = await patientIn(appContext(), 'Zorawar Singh')
})

const save = (by: SignedIn, purposes: Purpose[]) =>
  town.api.must(saveConsents, {
    token: by.token,
    body: { purposes, notice: { version: noticeVersion, language: 'pa' } },
  })

describe('the telephone number', () => {
  let doctor: SignedIn
  const visit = () => ({ patientId: patient.patientId, doctorId: doctor.id })
  beforeEach(async () => {
    doctor = await doctorIn(appContext())
    await buildAppointments(appContext(), [
      { ...visit(), doctorId: null, date: '2026-11-25', time: '10:00', status: 'pending' },
      { ...visit(), date: '2026-11-24', time: '11:00', status: 'scheduled' },
      { ...visit(), date: '2026-11-24', time: '12:00', status: 'scheduled', type: 'teleconsultation' },
    ])
  })

  /** Where it is shown: visits at the clinic, calls that were booked, the record, the desk. */
  async function shown() {
    const coordinator = await personIn(appContext(), 'coordinator')
    const { token } = doctor
    const mine = (await town.api.must(listAppointments, { token })).filter(
      ({ patient: { id } }) => id === patient.patientId,
    )
    const phonesOf = (type: string) =>
      mine
        .filter((one) => one.type === type && one.status === 'scheduled')
        .map((one) => one.patient.phone !== '')
    const record = await town.api.must(readPatientInCare, { token, params: { id: patient.patientId } })
    const { requests } = await town.api.must(listUnanswered, { token: coordinator.token, query: {} })
    return {
      visit: phonesOf('in-person')[0],
      call: phonesOf('teleconsultation')[0],
      record: record.phone !== '',
      desk: requests.map((one) => one.patient.phone !== '')[0],
    }
  }
  const followUp = async () =>
    (await town.api.must(listFollowUps, { token: doctor.token })).map(({ phone }) => phone !== '')

  it('is shown with consent, and to those who were never asked', async () => {
    expect(await shown()).toEqual({ visit: true, call: true, record: true, desk: true })
    await appContext().store.db.deleteFrom('consents').execute()
    expect(await shown()).toEqual({ visit: true, call: true, record: true, desk: true })
  })

  it('is withheld after the withdrawal, except for a call that the patient booked', async () => {
    await save(patient, ['care'])
    expect(await shown()).toEqual({ visit: false, call: true, record: false, desk: false })
    await save(patient, ['care', 'calls'])
    expect(await shown()).toEqual({ visit: true, call: true, record: true, desk: true })
  })

  it('is withheld in the list of follow-up calls; the others keep theirs', async () => {
    // With nothing newer booked.
    doctor = await doctorIn(appContext())
    const missed = { doctorId: doctor.id, date: '2026-11-20', status: 'missed' } as const
    const other = await patientIn(appContext())
    await buildAppointments(appContext(), [
      { ...missed, patientId: patient.patientId, time: '10:00' },
      { ...missed, patientId: other.patientId, time: '11:00' },
    ])
    expect(await followUp()).toEqual([true, true])
    await save(patient, ['care'])
    expect(await followUp()).toEqual([false, true])
  })

  it('of whom a doctor sent to hospital is at the desk until it has phoned', async () => {
    await save(patient, ['care'])
    const pending = { ...visit(), date: '2026-11-25', time: '12:00', status: 'pending' } as const
    await buildAppointments(appContext(), [pending])
    const mine = await town.api.must(listAppointments, { token: doctor.token })
    const id = mine.find(({ time, status }) => time === '12:00' && status === 'pending')?._id ?? ''
    await town.api.must(rejectAppointment, {
      token: doctor.token,
      params: { id },
      body: { reason: 'hospital' },
    })
    const { token } = await personIn(appContext(), 'coordinator')
    const desk = await town.api.must(listUnanswered, { token, query: {} })
    expect(desk.sentToHospital.map((one) => one.patient.phone !== '')).toEqual([true])
    expect(desk.requests.map((one) => one.patient.phone !== '')).toEqual([false])
    const phoned = await town.api.must(markPhoned, { token, params: { id } })
    expect(phoned.patient.phone).toBe('')
  })

  it('stays in the record while a critical reading is new', async () => {
    await save(patient, ['care'])
    const body = { type: 'bloodPressure', value: '200/120', date: '2026-11-21', time: '09:50' } as never
    await town.api.must(addVital, { token: patient.token, body })
    expect(await shown()).toMatchObject({ record: true, desk: false })
    await appContext().store.pool.query(
      'update observations set acknowledged_by = $1, acknowledged_at = $2',
      [doctor.id, town.clock.now],
    )
    expect(await shown()).toMatchObject({ record: true })
    town.clock.now = new Date(town.clock.now.getTime() + 25 * 3_600_000)
    doctor.token = await buildToken(appContext(), doctor)
    expect(await shown()).toMatchObject({ record: false })
    town.clock.now = new Date('2026-11-21T10:00:00+05:30')
  })
})
