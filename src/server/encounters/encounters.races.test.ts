import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openEncounter, saveNote, signNote } from '../../shared/encounters/encounters.endpoints.ts'
import { emptyNote } from '../../shared/encounters/encounters.forms.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { exampleNote } from './encounters.fixtures.ts'

/** Two devices of the same doctor, on two servers. */
let town: TestTown
let patient: SignedIn
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
  patient = await booked(doctor, { status: 'in-progress' })
  const encounter = await appContext()
    .store.db.selectFrom('encounters')
    .select('id')
    .executeTakeFirstOrThrow()
  id = encounter.id
})

const notes = () => appContext().store.db.selectFrom('encounter_notes').selectAll().execute()

it('of several finishes at once one signs, and the note is that one’s', async () => {
  const told = await Promise.all(
    [0, 1, 2, 3, 4, 5].map(async (nth) => {
      const body = { ...exampleNote, advice: `Advice ${nth}`, from: emptyNote }
      return { nth, ...(await server(nth).ask(signNote, { token: doctor.token, params: { id }, body })) }
    }),
  )
  const won = told.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  expect(told.filter(({ status, error }) => status === 409 && error.code === 'alreadySigned')).toHaveLength(5)
  expect(await notes()).toMatchObject([{ status: 'final', version: 1, advice: `Advice ${won[0]?.nth}` }])
  const events = await appContext().store.pool.query("select from events where kind = 'encounters.signed'")
  expect(events.rowCount).toBe(1)
})

it('drafts of two devices at once are both kept, or the doctor is asked', async () => {
  const fields = ['complaint', 'history', 'diagnosis', 'advice', 'tests', 'complaint'] as const
  const told = await Promise.all(
    fields.map((field, nth) => {
      const body = { ...emptyNote, [field]: `${field} ${nth}`, from: emptyNote }
      return server(nth).ask(saveNote, { token: doctor.token, params: { id }, body })
    }),
  )
  expect(told.filter(({ status }) => status === 200)).toHaveLength(5)
  const [note] = await notes()
  expect(note).toMatchObject({
    version: 5,
    history: 'history 1',
    diagnosis: 'diagnosis 2',
    advice: 'advice 3',
  })
  const asked = told.find(({ status }) => status === 409)
  expect(asked?.error).toMatchObject({ code: 'changedMeanwhile', details: { asks: ['complaint'] } })
})

it('a draft that is saved while the note is signed is in it, or refused', async () => {
  const [signing, saving] = await Promise.all([
    server(0).ask(signNote, {
      token: doctor.token,
      params: { id },
      body: { ...exampleNote, from: emptyNote },
    }),
    server(1).ask(saveNote, {
      token: doctor.token,
      params: { id },
      body: { ...emptyNote, advice: 'Rest', from: emptyNote },
    }),
  ])
  expect(signing.status).toBe(200)
  expect([200, 409]).toContain(saving.status)
  expect(await notes()).toMatchObject([{ status: 'final', advice: saving.status === 200 ? 'Rest' : '' }])
})

it('opened on two servers at once without an appointment is one', async () => {
  const told = await Promise.all(
    [0, 1, 2, 3].map((nth) =>
      server(nth).must(openEncounter, { token: doctor.token, params: { id: patient.patientId } }),
    ),
  )
  expect(new Set(told.map((one) => one.id)).size).toBe(1)
})
