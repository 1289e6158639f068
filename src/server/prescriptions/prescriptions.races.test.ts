import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signPrescription, stopPrescription } from '../../shared/prescriptions/prescriptions.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildPrescription, exampleDraft } from './prescriptions.fixtures.ts'

/** Several devices of the same doctor, on two servers. */
let town: TestTown
let doctor: SignedIn
let id: string
const { appContext, booked, startOver } = appointmentsIn(() => town)
const server = (nth: number) => town.apis[nth % 2]!

beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T15:00:00+05:30'))
  doctor = await doctorIn(appContext())
  await booked(doctor, { status: 'in-progress' })
  const rows = appContext().store.db.selectFrom('encounters').select('id')
  id = (await rows.executeTakeFirstOrThrow()).id
})

it('of several finished at once one is signed', async () => {
  // Each without what is kept of a draft: they all type from nothing.
  const told = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((nth) =>
      server(nth).ask(signPrescription, {
        token: doctor.token,
        params: { id },
        body: { ...exampleDraft, advice: `Advice ${nth}`, version: 0 },
      }),
    ),
  )
  expect(told.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409, 409,
  ])
  const { rows } = await appContext().store.pool.query('select status from prescriptions')
  expect(rows).toEqual([{ status: 'active' }])
})

it('of several stops at once one stops it', async () => {
  const prescription = await buildPrescription(appContext(), {
    encounterId: id,
    signedAt: town.clock.now,
  })
  const told = await Promise.all(
    [0, 1, 2, 3].map((nth) =>
      server(nth).ask(stopPrescription, {
        token: doctor.token,
        params: { id: prescription },
        body: { reason: `Reason ${nth}` },
      }),
    ),
  )
  expect(told.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409])
})
