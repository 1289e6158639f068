import { afterAll, beforeAll, expect, it } from 'vitest'
import { addVital, listPatientVitals, listVitals } from '../../shared/vitals/vitals.endpoints.ts'
import { buildVisit } from '../appointments/appointments.fixtures.ts'
import { buildCondition } from '../conditions/conditions.fixtures.ts'
import { buildPatientProfile } from '../patients/patients.fixtures.ts'
import { doctorIn, helperIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
const appContext = () => first(town.servers).appContext

async function somebody(age: number): Promise<SignedIn> {
  const patient = await patientIn(appContext())
  await buildPatientProfile(appContext(), patient.patientId, { name: 'Simran Kaur', age })
  return patient
}
const illness = ({ patientId }: SignedIn, code: 'asthma' | 'diabetes', isPrivate = false) =>
  buildCondition(appContext(), { patientId, kind: 'condition', code, isPrivate })
const own = async ({ token }: SignedIn) => (await town.api.must(listVitals, { token })).hasPressureTarget

it.each([
  ['an adult with diabetes', 52, 'diabetes', true],
  ['an adult with another illness', 52, 'asthma', false],
  ['a child with diabetes', 12, 'diabetes', false],
] as const)('%s', async (_, age, code, has) => {
  const patient = await somebody(age)
  expect(await own(patient)).toBe(false)
  await illness(patient, code)
  expect(await own(patient)).toBe(has)
})

it('not while pregnant', async () => {
  const patient = await somebody(30)
  await illness(patient, 'diabetes')
  const body = { type: 'bloodPressure', value: '132/78', pregnancy: 'pregnant' } as const
  await town.api.must(addVital, { token: patient.token, body })
  expect(await own(patient)).toBe(false)
})

it('a helper with whom only the readings are shared does not learn of the illness', async () => {
  const patient = await somebody(52)
  await illness(patient, 'diabetes')
  const { token } = await helperIn(appContext(), patient, ['vitals'])
  const read = { token, patientId: patient.patientId }
  expect(await own(patient)).toBe(true)
  expect((await town.api.must(listVitals, read)).hasPressureTarget).toBe(false)
})

it('a doctor knows of it only from illnesses that they may see', async () => {
  const doctor = await doctorIn(appContext())
  const [open, hidden] = [await somebody(60), await somebody(60)]
  await illness(open, 'diabetes')
  await illness(hidden, 'diabetes', true)
  const told = [open, hidden].map(async ({ patientId }) => {
    await buildVisit(appContext(), { patientId, doctorId: doctor.id, daysAgo: 1 })
    const read = { token: doctor.token, params: { id: patientId } }
    return (await town.api.must(listPatientVitals, read)).hasPressureTarget
  })
  expect(await Promise.all(told)).toEqual([true, false])
})
