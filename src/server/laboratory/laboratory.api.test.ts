import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listLaboratories, lookUpOrder } from '../../shared/laboratory/laboratory.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildFacility, buildMembership } from '../facilities/facilities.fixtures.ts'
import { buildLabOrder } from '../labs/labs.fixtures.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let technician: SignedIn
let facilityId: string
let number: string
const { appContext, booked, startOver } = appointmentsIn(() => town)
const query = (text: string, values: unknown[] = []) => appContext().store.pool.query(text, values)

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  doctor = await doctorIn(appContext())
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
  technician = await patientIn(appContext(), 'Manjit Singh')
  facilityId = await buildFacility(appContext(), { name: 'Civil Hospital laboratory' })
  await buildMembership(appContext(), { userId: technician.id, facilityId, role: 'lab' })
  const who = { patientId: patient.patientId, doctorId: doctor.id }
  const id = await buildLabOrder(appContext(), { ...who, note: 'Come fasting' })
  const found = await query('select number from lab_orders where id = $1', [id])
  number = (found.rows as { number: string }[])[0]?.number ?? ''
})

const see = (code: string, token = technician.token) => town.api.ask(lookUpOrder, { token, params: { code } })

describe('a member of a laboratory', () => {
  it('sees who it is and which tests, and nothing else of the record', async () => {
    const { answer, status } = await see(number)
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      number,
      status: 'active',
      date: '2026-11-21',
      patient: { name: patient.name, gender: 'Female' },
      note: 'Come fasting',
      items: [
        { code: 'haemoglobin', result: null },
        { code: 'potassium', result: null },
      ],
    })
    expect(Object.keys(answer).toSorted()).toEqual(
      ['date', 'doctor', 'id', 'items', 'note', 'number', 'patient', 'reports', 'status'].toSorted(),
    )
    expect(Object.keys(answer.patient).toSorted()).toEqual(['age', 'gender', 'name', 'pregnancy'])
  })

  it('may type it in small letters, with spaces and look-alikes', async () => {
    const typed = `${number.slice(0, 4)} ${number.slice(4)}`.toLowerCase().replaceAll('2', 'z')
    expect((await see(typed)).answer.number).toBe(number)
  })

  it('is written down with each look, with the patient', async () => {
    await see(number)
    const { rows } = await query(
      `select subject from audit_log where action = 'laboratory.lookUp' and actor_id = $1`,
      [technician.id],
    )
    expect(rows).toEqual([{ subject: patient.patientId }])
  })

  it('has the list of own laboratories', async () => {
    const listed = await town.api.must(listLaboratories, { token: technician.token })
    expect(listed.map(({ name }) => name)).toEqual(['Civil Hospital laboratory'])
  })

  it('may be a coordinator or an approved doctor, who is none once suspended', async () => {
    const coordinator = await personIn(appContext(), 'coordinator')
    const other = await doctorIn(appContext())
    for (const { id, token } of [coordinator, other]) {
      expect((await see(number, token)).status).toBe(404)
      await buildMembership(appContext(), { userId: id, facilityId, role: 'lab' })
      expect((await see(number, token)).status).toBe(200)
    }
    await query(`update doctors set approval = 'suspended', approval_reason = 'So.' where user_id = $1`, [
      other.id,
    ])
    expect((await see(number, other.token)).status).toBe(404)
  })
})

it('for nobody else, and for an unknown number, it is not there', async () => {
  const pharmacist = await patientIn(appContext())
  await buildMembership(appContext(), { userId: pharmacist.id, facilityId, role: 'pharmacist' })
  for (const { token } of [patient, doctor, pharmacist]) expect((await see(number, token)).status).toBe(404)
  expect((await see(number, '')).status).toBe(401)
  expect((await see('22222222')).status).toBe(404)
  expect((await see('nonsense!')).status).toBe(404)
  expect(await town.api.must(listLaboratories, { token: pharmacist.token })).toEqual([])
})

it('a membership that has ended opens nothing', async () => {
  await query(`update memberships set until = $1 where user_id = $2`, [
    new Date('2026-11-21T09:00:00+05:30'),
    technician.id,
  ])
  expect((await see(number)).status).toBe(404)
  expect(await town.api.must(listLaboratories, { token: technician.token })).toEqual([])
})
