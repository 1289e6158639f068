import { afterAll, beforeAll, expect, it } from 'vitest'
import { dispense } from '../../shared/dispensing/dispensing.endpoints.ts'
import { stopPrescription } from '../../shared/prescriptions/prescriptions.endpoints.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildFacility, buildMembership } from '../facilities/facilities.fixtures.ts'
import { buildSigned } from './dispensing.fixtures.ts'

/** Several counters on two servers. */
let town: TestTown
let doctor: SignedIn
const counters: { token: string; facilityId: string }[] = []
const appContext = () => first(town.servers).appContext
const pool = () => appContext().store.pool

beforeAll(async () => {
  town = await openTown({ servers: 2 })
  doctor = await doctorIn(appContext())
  for (let n = 0; n < 6; n += 1) {
    const { id: userId, token } = await patientIn(appContext(), `Pharmacist ${n}`)
    const facilityId = await buildFacility(appContext(), { name: `Shop ${n}` })
    await buildMembership(appContext(), { userId, facilityId, role: 'pharmacist' })
    counters.push({ token, facilityId })
  }
})
afterAll(() => town.close())

async function signed() {
  const { patientId } = await patientIn(appContext())
  const id = await buildSigned(appContext(), { patientId, doctorId: doctor.id })
  const { rows } = await pool().query<{ id: string }>(
    'select id from prescription_items where prescription_id = $1',
    [id],
  )
  return { id, itemId: rows[0]!.id }
}
const giveAt = (nth: number, one: { id: string; itemId: string }, quantity: number) =>
  town.apis[nth % 2]!.ask(dispense, {
    token: counters[nth]!.token,
    body: {
      prescriptionId: one.id,
      facilityId: counters[nth]!.facilityId,
      items: [{ itemId: one.itemId, quantity }],
    },
  })
const sumOf = async (id: string) =>
  (
    await pool().query<{ sum: string }>(
      `select coalesce(sum(quantity), 0) as sum from medication_dispense_items m
       join medication_dispenses d on d.id = m.dispense_id where d.prescription_id = $1`,
      [id],
    )
  ).rows[0]!.sum

it.each([
  [10, [201, 409, 409, 409, 409, 409], '10'],
  [4, [201, 201, 409, 409, 409, 409], '8'],
] as const)('of six counters that dispense %d of 10 at once: %o', async (quantity, statuses, sum) => {
  const one = await signed()
  const told = await Promise.all(counters.map((_, nth) => giveAt(nth, one, quantity)))
  expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual(statuses)
  expect(await sumOf(one.id)).toBe(sum)
})

it('a stop and a dispense at once: dispensed before it or not at all', async () => {
  for (let n = 0; n < 5; n += 1) {
    const one = await signed()
    const stop = { token: doctor.token, params: { id: one.id }, body: { reason: 'A rash' } }
    const [stopped, given] = await Promise.all([
      town.apis[0]!.ask(stopPrescription, stop),
      giveAt(1, one, 10),
    ])
    expect(stopped.status).toBe(200)
    expect([201, 409]).toContain(given.status)
    expect(await sumOf(one.id)).toBe(given.status === 201 ? '10' : '0')
  }
})
