import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { attendVital, listCriticalVitals, addVital } from '../../shared/vitals/vitals.endpoints.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildReadings } from './vitals.fixtures.ts'

/** A device that sends a critical reading every second must not hide the doctor's other patients. */
let town: TestTown
beforeAll(async () => {
  town = await openTown({ settings: { isRateLimited: false } })
})
afterAll(() => town.close())

const appContext = () => first(town.servers).appContext
let doctor: SignedIn
beforeEach(async () => {
  doctor = await doctorIn(appContext())
})

async function patientOf(treating: SignedIn, name: string): Promise<SignedIn> {
  const patient = await patientIn(appContext(), name)
  await buildAppointments(appContext(), [
    {
      patientId: patient.patientId,
      doctorId: treating.id,
      date: '2026-11-20',
      time: '09:00',
      status: 'completed',
    },
  ])
  return patient
}
function add(patient: SignedIn, type: 'bloodPressure' | 'heartRate', value: string) {
  town.clock.now = new Date(town.clock.now.getTime() + 1000)
  return town.api.must(addVital, { token: patient.token, body: { type, value } })
}
const listed = (after?: string) =>
  town.api.must(listCriticalVitals, { token: doctor.token, ...(after && { query: { after } }) })
const notices = () => town.api.must(listNotices, { token: doctor.token })

it('sixty critical readings of one patient hide no other patient, neither in the list nor in the notices', async () => {
  const victim = await patientOf(doctor, 'Asha Rani')
  const flooder = await patientOf(doctor, 'Flooder')
  const asked = await add(victim, 'bloodPressure', '230/150')
  for (let nth = 0; nth < 60; nth += 1) await add(flooder, 'heartRate', '30')
  const newest = await add(flooder, 'heartRate', '25')

  expect(JSON.stringify(await listed())).toContain('Asha Rani')
  expect((await notices()).map(({ facts }) => [facts.patient, facts.value])).toEqual([
    ['Flooder', '25/min'],
    ['Asha Rani', '230/150 mmHg'],
  ])
  const { readings, patients, next } = await listed()
  expect([patients, next]).toEqual([2, null])
  expect(readings.map(({ id, patient, more }) => [id, patient.name, more])).toEqual([
    [newest.id, 'Flooder', 60],
    [asked.id, 'Asha Rani', 0],
  ])
})

it('concurrent readings of one patient leave one notice', async () => {
  const patient = await patientOf(doctor, 'Asha Rani')
  await Promise.all(Array.from({ length: 8 }, () => add(patient, 'heartRate', '30')))
  expect(await notices()).toHaveLength(1)
  expect((await listed()).readings).toMatchObject([{ more: 7 }])
})

it('after attending to one reading, the doctor sees the patient’s next one', async () => {
  const patient = await patientOf(doctor, 'Asha Rani')
  const earlier = await add(patient, 'heartRate', '30')
  const later = await add(patient, 'heartRate', '31')
  expect((await listed()).readings).toMatchObject([{ id: later.id, more: 1 }])
  await town.api.must(attendVital, { token: doctor.token, params: { id: later.id } })
  expect((await listed()).readings).toMatchObject([{ id: earlier.id, more: 0 }])
  await town.api.must(attendVital, { token: doctor.token, params: { id: earlier.id } })
  expect(await listed()).toEqual({ readings: [], patients: 0, next: null })
})

it('patients that do not fit on a page are on the next, each once', async () => {
  const all: string[] = []
  for (let nth = 0; nth < 53; nth += 1) {
    const { patientId } = await patientOf(doctor, `Patient ${nth}`)
    all.push(patientId)
    // Two at each instant: their order is by id.
    const at = new Date(Date.UTC(2026, 10, 20, 9, Math.floor(nth / 2)))
    await buildReadings(appContext(), [{ patientId, type: 'heartRate', value: '30', at }])
  }
  const page = await listed()
  expect(page.readings).toHaveLength(50)
  const last = await listed(page.next ?? '')
  expect([page.patients, last.patients, last.next]).toEqual([53, 53, null])
  const found = [...page.readings, ...last.readings].map(({ patient }) => patient.id)
  expect(found.toSorted()).toEqual(all.toSorted())
})
