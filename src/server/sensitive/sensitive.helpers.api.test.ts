import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listAppointments, listMoreAppointments } from '../../shared/appointments/appointments.endpoints.ts'
import { cursorAfter } from '../../shared/kit/pages.ts'
import { sharedAreas } from '../../shared/kit/areas.ts'
import {
  changeReminder,
  countStock,
  listReminders,
  markDose,
  readCalendar,
  removeReminder,
  restoreReminder,
} from '../../shared/reminders/reminders.endpoints.ts'
import { helperIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { secretsIn, type Secrets } from '../../../tests/setup/sensitive-record.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { operations } from '../app/server.ts'
import { newId } from '../platform/runtime/ids.ts'
import { buildReminder } from '../reminders/reminders.fixtures.ts'

let town: TestTown
let known: Secrets
let helper: SignedIn
let guardian: SignedIn
const appContext = () => first(town.servers).appContext
const db = () => appContext().store.db
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await emptyTown(town)
  known = await secretsIn(appContext())
  helper = await helperIn(appContext(), known.patient, [...sharedAreas])
  guardian = await patientIn(appContext(), 'Baldev Singh')
  const who = { patient_id: known.patient.patientId, user_id: guardian.id, relation: 'mother' as const }
  await db()
    .insertInto('patient_guardians')
    .values({ ...who, since: town.clock.now })
    .execute()
})
const of = ({ token }: SignedIn) => ({ token, patientId: known.patient.patientId })
const later = { after: cursorAfter({ at: new Date('2030-01-01'), id: newId() }) }

describe('the reason of a private visit', () => {
  const reasons = async (by: SignedIn) => {
    const { appointments } = await town.api.must(listMoreAppointments, { ...of(by), query: later })
    return appointments.map(({ specialization }) => specialization)
  }

  it('is empty for a helper, and its day stays', async () => {
    await db()
      .updateTable('appointments')
      .set({ red_flags: ['fits'] })
      .execute()
    const query = { from: '2025-01-01' }
    const shown = await town.api.must(listAppointments, { ...of(helper), query })
    const said = shown.map(({ specialization }) => specialization)
    expect(said).toEqual(['', 'Fever', 'Fever', 'Fever', ''])
    expect(shown.every(({ date }) => date !== '')).toBe(true)
    expect(shown.filter(({ redFlags }) => redFlags.length > 0)).toHaveLength(3)
    expect((await reasons(helper)).toSorted()).toEqual(['', '', 'Fever', 'Fever', 'Fever'])
  })

  it('is there for the patient and a guardian', async () => {
    for (const by of [known.patient, guardian]) {
      expect(await reasons(by)).toContain('Secret reason')
      expect(await reasons(by)).toContain('Old secret')
    }
  })

  it('is there for the helper once the visit is not private', async () => {
    await db().updateTable('encounters').set({ sensitive: false }).execute()
    expect(await reasons(helper)).toContain('Secret reason')
  })
})

describe('a reminder of a private prescription', () => {
  const names = async (by: SignedIn) =>
    (await town.api.must(listReminders, of(by))).reminders.map(({ name }) => name)
  beforeEach(async () => {
    const { patientId } = known.patient
    await buildReminder(appContext(), { patientId, name: 'Metformin', times: ['08:00'] })
  })

  it('is not in the list and the calendar of a helper; what the patient wrote by hand is', async () => {
    expect(await names(helper)).toEqual(['Metformin'])
    const asked = (by: SignedIn) => ({ ...of(by), query: { language: 'en' } as const })
    const fileOf = async (by: SignedIn) =>
      Buffer.from((await town.api.must(readCalendar, asked(by))).content).toString()
    expect(await fileOf(helper)).toContain('Metformin')
    expect(await fileOf(helper)).not.toContain('luoxetine')
    expect(await fileOf(guardian)).toContain('luoxetine')
  })

  it('is in the list of the patient and of a guardian', async () => {
    for (const by of [known.patient, guardian]) expect(await names(by)).toContain('Secret fluoxetine')
  })

  it('is neither marked, counted, changed nor removed by a helper', async () => {
    const id = (await town.api.must(listReminders, of(known.patient))).reminders.find(
      ({ name }) => name === 'Secret fluoxetine',
    )?.id
    const asked = { ...of(helper), params: { id: id ?? '' } }
    const dose = { day: '2026-11-21', time: '08:00', state: 'taken' } as const
    const plan = { name: 'X', times: ['09:00'], dosage: '' }
    const told = [
      await town.api.ask(markDose, { ...asked, body: dose }),
      await town.api.ask(countStock, { ...asked, body: { left: 10 } }),
      await town.api.ask(changeReminder, { ...asked, body: plan }),
      await town.api.ask(removeReminder, { ...asked, body: {} }),
      await town.api.ask(restoreReminder, asked),
    ]
    expect(told.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await names(known.patient)).toContain('Secret fluoxetine')
  })
})

const reads = operations.filter(
  ({ method, access }) => method === 'GET' && access !== 'anyone' && access.includes('patient'),
)
it.each(reads.map((operation) => [operation.name, operation] as const))(
  '%s says nothing of it to a helper',
  async (_, operation) => {
    const ids = [known.encounterId, known.prescriptionId, known.orderId, known.documentId, known.illnessId]
    for (const id of operation.path.includes('/:id') ? ids : [newId()])
      for (const query of [{}, later, { from: '2025-01-01' }, { language: 'en' }]) {
        const told = await town.api.ask(operation, { ...of(helper), params: { id }, query })
        expect(JSON.stringify(told), `${operation.path} ${id}`).not.toMatch(
          /secret|fluoxetine|"tsh"|epilepsy|kidneyDisease/i,
        )
      }
  },
)
