import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dispense, readRegister, takeBack } from '../../shared/dispensing/dispensing.endpoints.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildFacility, buildMembership } from '../facilities/facilities.fixtures.ts'
import { exampleItem } from '../prescriptions/prescriptions.fixtures.ts'
import { buildDispense, buildSigned } from './dispensing.fixtures.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let pharmacist: SignedIn
let facilityId: string
const appContext = () => first(town.servers).appContext
const cefixime = { ...exampleItem, medicine: 'cefixime', strength: '200 mg' }

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  patient = await patientIn(appContext())
  doctor = await doctorIn(appContext())
  pharmacist = await patientIn(appContext(), 'Asha Rani')
  facilityId = await buildFacility(appContext(), { name: 'Jan Aushadhi' })
  await buildMembership(appContext(), { userId: pharmacist.id, facilityId, role: 'pharmacist' })
})

const sign = (items = [exampleItem, cefixime]) =>
  buildSigned(appContext(), { patientId: patient.patientId, doctorId: doctor.id }, { items })
const read = (query: { month: string; after?: string }, by: SignedIn | null = pharmacist) =>
  town.api.ask(readRegister, { ...(by && { token: by.token }), query: { facilityId, ...query } })

it('has what was dispensed of Schedule H1, with all that the rule asks for, also after it was taken back', async () => {
  const id = await sign()
  const { rows } = await appContext().store.pool.query<{ id: string }>(
    'select id from prescription_items where prescription_id = $1 order by position',
    [id],
  )
  const items = rows.map((row, nth) => ({ itemId: row.id, quantity: 6 + nth, product: 'Cipla', batch: 'B7' }))
  const body = { prescriptionId: id, facilityId, items }
  const { dispenses } = await town.api.must(dispense, { token: pharmacist.token, body })
  const entry = {
    at: { date: '2026-11-21' },
    doctor: {
      name: 'Gurpreet Singh Sandhu',
      clinic: 'Civil Hospital Nabha',
      registrationNumber: 'PMC-00000',
    },
    patient: { name: 'Harpreet Kaur', address: 'Nabha' },
    medicine: 'Cefixime 200 mg',
    quantity: 7,
    batch: 'B7',
    performer: 'Asha Rani',
    status: 'completed',
  }
  expect((await read({ month: '2026-11' })).answer.entries).toMatchObject([entry])
  expect((await read({ month: '2026-12' })).answer.entries).toEqual([])
  const back = {
    token: pharmacist.token,
    params: { id: dispenses[0]!.id },
    body: { reason: 'Another patient' },
  }
  await town.api.must(takeBack, back)
  expect((await read({ month: '2026-11' })).answer.entries).toMatchObject([
    { ...entry, status: 'entered-in-error', errorReason: 'Another patient' },
  ])
})

it('goes by the town’s months, page by page', async () => {
  const id = await sign([{ ...cefixime, quantity: 9_999 }])
  const last = new Date('2026-10-31T23:59:00+05:30').getTime()
  for (let n = 0; n <= 101; n += 1)
    await buildDispense(appContext(), {
      prescriptionId: id,
      facilityId,
      dispensedBy: pharmacist.id,
      quantity: n + 1,
      at: new Date(last + n * 60_000),
    })
  expect((await read({ month: '2026-10' })).answer.entries.map(({ quantity }) => quantity)).toEqual([1])
  const { answer: page } = await read({ month: '2026-11' })
  expect(page.entries).toHaveLength(100)
  const { answer: rest } = await read({ month: '2026-11', after: page.next ?? '' })
  expect([rest.entries.map(({ quantity }) => quantity), rest.next]).toEqual([[102], null])
  expect((await read({ month: '2026-13' })).status).toBe(400)
})

it('is read by who is at that counter now, and by nobody else', async () => {
  expect((await read({ month: '2026-11' }, null)).status).toBe(401)
  const elsewhere = await patientIn(appContext(), 'Elsewhere')
  const other = await buildFacility(appContext(), { name: 'Other' })
  await buildMembership(appContext(), { userId: elsewhere.id, facilityId: other, role: 'pharmacist' })
  const former = await patientIn(appContext(), 'Former')
  const until = new Date(town.clock.now.getTime() - 1_000)
  await buildMembership(appContext(), { userId: former.id, facilityId, role: 'pharmacist', until })
  for (const person of [patient, doctor, elsewhere, former, await personIn(appContext(), 'coordinator')])
    expect((await read({ month: '2026-11' }, person)).status).toBe(404)
})
