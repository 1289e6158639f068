import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Status } from '../../shared/appointments/appointments.lifecycle.ts'
import { refusedRecord } from '../../shared/audit/audit.acts.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import {
  attendVital,
  listCriticalVitals,
  listPatientVitals,
  listVitals,
  removeVital,
  restoreVital,
  addVital,
} from '../../shared/vitals/vitals.endpoints.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { follow } from '../../../tests/setup/stream.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildReadings } from './vitals.fixtures.ts'

/** What doctors see and do. Two server instances, so that two doctors can be on different ones. */
let town: TestTown
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())

let patient: SignedIn
let navjot: SignedIn
let rakesh: SignedIn
let stranger: SignedIn
const appContext = () => first(town.servers).appContext
const pool = () => appContext().store.pool
beforeEach(async () => {
  patient = await patientIn(appContext())
  navjot = await doctorIn(appContext(), { name: 'Dr. Navjot Gill' })
  rakesh = await doctorIn(appContext(), { name: 'Rakesh Sharma' })
  stranger = await doctorIn(appContext())
  await treat(navjot, 'completed', '09:00')
  await treat(rakesh, 'scheduled', '15:00')
  await treat(stranger, 'pending', '16:00')
})

function treat(doctor: SignedIn, status: Exclude<Status, 'rejected'>, time: string) {
  const one = { patientId: patient.patientId, doctorId: doctor.id, date: '2026-11-21', time, status }
  return buildAppointments(appContext(), [one])
}
function add(value: string, date?: string) {
  const body = { type: 'bloodPressure' as const, value, ...(date && { date }) }
  return town.api.must(addVital, { token: patient.token, body })
}
async function criticalOf(doctor: SignedIn) {
  return (await town.api.must(listCriticalVitals, { token: doctor.token })).readings
}
const idsOf = async (doctor: SignedIn) => (await criticalOf(doctor)).map(({ id }) => id)

describe('a critical reading', () => {
  it('is in the list of every doctor who treats the patient, with a notice', async () => {
    await add('140/90')
    const { id } = await add('180/100')
    expect(await criticalOf(navjot)).toMatchObject([
      {
        id,
        type: 'bloodPressure',
        values: [180, 100],
        patient: { id: patient.patientId, name: 'Harpreet Kaur' },
      },
    ])
    expect(await idsOf(rakesh)).toEqual([id])
    const [notice, ...others] = await town.api.must(listNotices, { token: rakesh.token })
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      kind: 'vitals.critical',
      subject: id,
      facts: {
        patient: 'Harpreet Kaur',
        patientId: patient.patientId,
        value: '180/100 mmHg',
        date: '2026-11-21',
      },
    })
  })

  it('is sent to their streams at once', async () => {
    const stream = await follow(town.urls[1]!, navjot.token)
    const { id } = await add('180/100')
    expect(await stream.change('vitals.critical')).toMatchObject({
      data: { kind: 'vitals.critical', subject: id },
    })
    stream.close()
  })

  it('is hidden from a doctor who was only asked and from an unapproved one, and is not listed when old', async () => {
    const unverified = await doctorIn(appContext(), { approval: 'awaiting' })
    await treat(unverified, 'completed', '11:00')
    await add('180/100', '2026-11-01')
    const { id } = await add('180/100')
    expect(await idsOf(navjot)).toEqual([id])
    for (const doctor of [stranger, unverified]) {
      expect(await criticalOf(doctor)).toEqual([])
      expect(await town.api.must(listNotices, { token: doctor.token })).toEqual([])
      const told = await town.api.ask(attendVital, { token: doctor.token, params: { id } })
      expect(told.status).toBe(404)
    }
  })

  it('leaves the list when removed and returns when restored', async () => {
    const { id } = await add('180/100')
    const own = { token: patient.token, params: { id } }
    await town.api.must(removeVital, own)
    expect(await idsOf(navjot)).toEqual([])
    expect((await town.api.ask(attendVital, { token: navjot.token, params: { id } })).status).toBe(404)
    await town.api.must(restoreVital, own)
    expect(await idsOf(navjot)).toEqual([id])
  })

  it('is listed newest first, one per patient', async () => {
    const second = await patientIn(appContext(), 'Asha Rani')
    const visit = { date: '2026-11-20', time: '09:00', status: 'completed' as const }
    await buildAppointments(appContext(), [{ ...visit, patientId: second.patientId, doctorId: navjot.id }])
    const readings = [
      [second.patientId, '141', '2026-11-20T09:00:00Z'],
      [patient.patientId, '142', '2026-11-20T10:00:00Z'],
      [second.patientId, '143', '2026-11-20T11:00:00Z'],
    ] as const
    await buildReadings(
      appContext(),
      readings.map(([patientId, value, at]) => ({ patientId, type: 'heartRate', value, at: new Date(at) })),
    )
    expect((await criticalOf(navjot)).map(({ value, more }) => [value, more])).toEqual([
      ['143', 1],
      ['142', 0],
    ])
  })
})

describe('attending', () => {
  it('two doctors at once: one gets it, the other sees who; the patient is notified', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await add('180/100')
      const told = await Promise.all(
        [navjot, rakesh].map((doctor, n) =>
          town.apis[n]!.ask(attendVital, { token: doctor.token, params: { id } }),
        ),
      )
      expect(told.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
      const winner = told[0]!.status === 200 ? 'Navjot Gill' : 'Rakesh Sharma'
      const { error } = told.find(({ status }) => status === 409)!
      expect(error).toMatchObject({ code: 'alreadyAttended', details: { doctor: winner } })
      expect(error.message).toContain(winner)
      const { readings } = await town.api.must(listVitals, { token: patient.token })
      expect(readings.find((one) => one.id === id)?.attended).toMatchObject({ doctor: winner })
      expect([await idsOf(navjot), await idsOf(rakesh)]).toEqual([[], []])
    }
    const notices = await town.api.must(listNotices, { token: patient.token })
    expect(notices).toHaveLength(10)
    expect(notices[0]).toMatchObject({ kind: 'vitals.attended', facts: { value: '180/100 mmHg' } })
  })

  it('again by the same doctor succeeds, without a second notice', async () => {
    const { id } = await add('180/100')
    for (const _ of ['once', 'again']) {
      await town.api.must(attendVital, { token: navjot.token, params: { id } })
    }
    expect(await town.api.must(listNotices, { token: patient.token })).toHaveLength(1)
  })

  it('is only for critical readings', async () => {
    const { id } = await add('140/90')
    const told = await town.api.ask(attendVital, { token: navjot.token, params: { id } })
    expect(told).toMatchObject({ status: 409, error: { code: 'notCritical' } })
  })
})

describe('a patient’s readings', () => {
  const read = (doctor: SignedIn) =>
    town.api.ask(listPatientVitals, { token: doctor.token, params: { id: patient.patientId } })
  async function auditedFor(doctor: SignedIn): Promise<string[]> {
    const { rows } = await appContext().store.pool.query<{ action: string }>(
      'select action from audit_log where actor_id = $1 and subject = $2 and action <> $3',
      [doctor.id, patient.patientId, refusedRecord],
    )
    return rows.map(({ action }) => action)
  }

  it.each(['scheduled', 'in-progress', 'completed', 'missed'] as const)(
    'are shown to a doctor with a %s appointment, and the read is audited',
    async (status) => {
      const doctor = await doctorIn(appContext())
      await treat(doctor, status, '12:00')
      await add('120/80')
      const { answer } = await read(doctor)
      expect(answer.readings).toMatchObject([{ value: '120/80', grade: 'normal' }])
      expect(await auditedFor(doctor)).toEqual(['vitals.ofPatient'])
    },
  )

  it.each(['pending', 'cancelled', 'failed'] as const)(
    'do not exist for a doctor with a %s one',
    async (status) => {
      const doctor = await doctorIn(appContext())
      await treat(doctor, status, '12:00')
      await add('120/80')
      expect((await read(doctor)).status).toBe(404)
      expect(await auditedFor(doctor)).toEqual([])
    },
  )

  it('say who entered them for the patient, to everybody but that person', async () => {
    const mother = await patientIn(appContext(), 'Harpreet Kaur')
    const { patientId } = patient
    await pool().query(
      `insert into patient_guardians (patient_id, user_id, relation, since) values ($1, $2, 'child', now())`,
      [patientId, mother.id],
    )
    const body = { type: 'weight', value: '61' } as const
    await add('120/80')
    await town.api.must(addVital, { token: mother.token, patientId, body })
    const [ofMother, own] = [{ type: 'weight', enteredBy: 'Harpreet Kaur' }, { type: 'bloodPressure' }]
    const shown = await Promise.all([
      town.api.must(listPatientVitals, { token: navjot.token, params: { id: patientId } }),
      town.api.must(listVitals, { token: patient.token }),
      town.api.must(listVitals, { token: mother.token, patientId }),
    ])
    const facts = shown.map(({ readings }) =>
      readings.map(({ type, enteredBy }) => ({ type, ...(enteredBy !== undefined && { enteredBy }) })),
    )
    expect(facts).toEqual([
      [ofMother, own],
      [ofMother, own],
      [{ type: 'weight' }, own],
    ])
  })

  it('do not exist for an unapproved doctor', async () => {
    const doctor = await doctorIn(appContext(), { approval: 'awaiting' })
    await treat(doctor, 'completed', '12:00')
    expect((await read(doctor)).status).toBe(404)
  })
})
