import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { addPatient } from '../../shared/patients/patients.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { helperIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildToken } from '../accounts/accounts.fixtures.ts'
import { buildImmunization } from './immunizations.fixtures.ts'
import { tellDueImmunizations } from './immunizations.jobs.ts'

let town: TestTown
let asha: SignedIn
const { appContext, startOver } = appointmentsIn(() => town)
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`)

beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(at('10:00'))
  asha = await patientIn(appContext(), 'Asha Rani')
})

async function child(birthDate: string): Promise<string> {
  const body = {
    relation: 'child',
    name: 'Gurnoor',
    birthDate,
    gender: 'male',
    bloodGroup: '',
    allergies: '',
  }
  return (await town.api.must(addPatient, { token: asha.token, body })).id
}
async function told(person = asha): Promise<object[]> {
  const { db } = appContext().store
  const rows = await db.selectFrom('notices').select(['id', 'facts']).execute()
  const notices = await town.api.must(listNotices, { token: await buildToken(appContext(), person) })
  return notices
    .filter(({ kind }) => kind === 'immunizations.due')
    .map(({ id, person: about }) => {
      return { visit: rows.find((row) => row.id === id)?.facts['visit'], about: about?.name }
    })
}
const tell = (n = 0) => tellDueImmunizations(town.servers[n]!.appContext)
const weeks6 = { visit: 'weeks6', about: 'Gurnoor' }

describe('a child whose vaccines are due by age', () => {
  it('is named to who acts for it, once for each age, also by two servers at once', async () => {
    await child('2026-10-10')
    await Promise.all([tell(0), tell(1)])
    await tell()
    expect(await told()).toEqual([weeks6])
    town.clock.now = at('10:00', '2026-12-19')
    await tell()
    expect(await told()).toEqual([{ visit: 'weeks10', about: 'Gurnoor' }, weeks6])
  })

  it('is named two days later at most, where the server stood still', async () => {
    await child('2026-10-10')
    town.clock.now = at('10:00', '2026-11-24')
    await tell()
    expect(await told()).toEqual([])
    town.clock.now = at('10:00', '2026-11-23')
    await tell()
    expect(await told()).toEqual([weeks6])
  })

  it('is not named by night, nor when all of that age was given', async () => {
    const id = await child('2026-10-10')
    town.clock.now = at('03:00')
    await tell()
    expect(await told()).toEqual([])
    town.clock.now = at('10:00')
    const doses = ['opv1', 'pentavalent1', 'rotavirus1', 'fipv1', 'pcv1'] as const
    await buildImmunization(appContext(), { patientId: id, doses: [...doses] })
    await tell()
    expect(await told()).toEqual([])
  })

  it('is named while one of its doses is missing; what was marked as wrong was not given', async () => {
    const id = await child('2026-10-10')
    const wrong = await buildImmunization(appContext(), { patientId: id, doses: ['opv1', 'pentavalent1'] })
    await appContext()
      .store.db.updateTable('immunizations')
      .set({ status: 'entered-in-error', ended_at: at('10:00') })
      .where('id', '=', wrong)
      .execute()
    await buildImmunization(appContext(), { patientId: id, doses: ['rotavirus1', 'fipv1', 'pcv1'] })
    await tell()
    expect(await told()).toEqual([weeks6])
  })

  it('is not named to helpers, nor for whom only an age is known', async () => {
    const id = await child('2026-10-10')
    const helper = await helperIn(appContext(), { ...asha, patientId: id }, ['vitals'])
    await tell()
    expect(await told(helper)).toEqual([])
    expect(await told()).toHaveLength(1)
  })
})
