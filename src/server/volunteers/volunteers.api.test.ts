import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { roles } from '../../shared/kit/endpoint.ts'
import {
  exportVolunteers,
  listVolunteers,
  readVolunteer,
  saveVolunteer,
  withdrawVolunteer,
} from '../../shared/volunteers/volunteers.endpoints.ts'
import { patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { follow } from '../../../tests/setup/stream.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
let coordinator: SignedIn
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  town.clock.now = new Date('2026-11-21T10:00:00+05:30')
  await emptyTown(town)
  coordinator = await personIn(appContext(), 'coordinator')
})

const form = { name: 'Gurmeet Singh', mobile: '98140 12345', hasVehicle: 'yes' as const }
const save = (person: SignedIn, body: object = form) =>
  town.api.ask(saveVolunteer, { token: person.token, body })
const own = (person: SignedIn) => town.api.must(readVolunteer, { token: person.token })
const list = (query: Record<string, string> = {}) =>
  town.api.must(listVolunteers, { token: coordinator.token, query })

describe('a volunteer', () => {
  it.each(roles)('a %s registers, reads, changes and withdraws their registration', async (role) => {
    const person = await personIn(appContext(), role)
    expect(await own(person)).toBeNull()
    expect(await save(person)).toMatchObject({
      status: 200,
      answer: { name: 'Gurmeet Singh', mobile: '9814012345', hasVehicle: true },
    })
    town.clock.now = new Date('2026-11-22T09:00:00+05:30')
    await save(person, { ...form, mobile: '੯੮੧੪੦੫੪੩੨੧', hasVehicle: 'no' })
    expect(await own(person)).toMatchObject({
      mobile: '9814054321',
      hasVehicle: false,
      registeredAt: { date: '2026-11-21' },
    })
    await town.api.must(withdrawVolunteer, { token: person.token })
    expect(await own(person)).toBeNull()
    expect(await list()).toMatchObject({ volunteers: [] })
  })

  it('withdrawing deletes name and number, and the person may come back', async () => {
    const person = await patientIn(appContext())
    await save(person)
    await town.api.must(withdrawVolunteer, { token: person.token })
    const { rows } = await appContext().store.pool.query('select name, mobile, has_vehicle from volunteers')
    expect(rows).toEqual([{ name: null, mobile: null, has_vehicle: false }])
    town.clock.now = new Date('2026-11-22T09:00:00+05:30')
    expect((await save(person)).answer).toMatchObject({ registeredAt: { date: '2026-11-22' } })
  })

  it('has no vehicle by default', async () => {
    const { name, mobile } = form
    expect((await save(coordinator, { name, mobile })).answer).toMatchObject({ hasVehicle: false })
  })

  it.each([
    [{}, { name: 'required', mobile: 'required' }],
    [{ ...form, name: ' ' }, { name: 'required' }],
    [{ ...form, mobile: '12345' }, { mobile: 'phoneDigits' }],
    [{ ...form, mobile: '98140123456' }, { mobile: 'phoneDigits' }],
    [{ ...form, name: 'x'.repeat(121) }, { name: 'tooLong' }],
    [{ ...form, hasVehicle: 'perhaps' }, { hasVehicle: 'invalid' }],
  ])('%j is refused, naming the fields', async (body, fields) => {
    expect(await save(coordinator, body)).toMatchObject({ status: 400, error: { fields } })
  })

  it('the refusal of a number says what to do, in three languages', async () => {
    const body = { ...form, mobile: '12345' }
    const said = async (language: string) =>
      (await town.api.ask(saveVolunteer, { token: coordinator.token, body, language })).error.message
    expect(await said('en')).toBe('Please enter a valid 10-digit mobile number')
    expect(await said('hi')).toMatch(/10/)
    expect(await said('pa')).toMatch(/10/)
  })

  it('a repeat with the same key registers once', async () => {
    const person = await patientIn(appContext())
    const asked = { token: person.token, body: form, key: 'volunteer-press-1' }
    await town.api.must(saveVolunteer, asked)
    await town.api.must(withdrawVolunteer, { token: person.token })
    await town.api.must(saveVolunteer, asked)
    expect(await own(person)).toBeNull()
  })
})

describe('the coordinator’s list', () => {
  const people = [
    { name: 'Asha Rani', mobile: '9814000001', hasVehicle: 'no' },
    { name: 'ਬਲਵਿੰਦਰ ਕੌਰ', mobile: '9814000002', hasVehicle: 'yes' },
    { name: 'Charan_jit 5%', mobile: '9876000003', hasVehicle: 'no' },
    { name: '=cmd|calc', mobile: '9814000004', hasVehicle: 'yes' },
    { name: 'Daljit', mobile: '9814000005', hasVehicle: 'no' },
  ]
  beforeEach(async () => {
    for (const one of people) await save(await personIn(appContext(), 'patient'), one)
  })

  it('is newest first, page by page, without duplicates or gaps even at equal times', async () => {
    const names: string[] = []
    for (let after: string | null = ''; after !== null;) {
      const page: Awaited<ReturnType<typeof list>> = await list({ limit: '2', ...(after && { after }) })
      expect(page.volunteers.length).toBeLessThanOrEqual(2)
      names.push(...page.volunteers.map(({ name }) => name))
      after = page.next
    }
    expect(names).toEqual(people.map(({ name }) => name).toReversed())
  })

  it.each([
    [{ search: 'aSHa' }, ['Asha Rani']],
    [{ search: 'ਬਲਵਿੰਦਰ' }, ['ਬਲਵਿੰਦਰ ਕੌਰ']],
    [{ search: '৯' }, []],
    [{ search: '੯੮੭੬' }, ['Charan_jit 5%']],
    [{ search: '98140 00002' }, ['ਬਲਵਿੰਦਰ ਕੌਰ']],
    [{ search: '_' }, ['Charan_jit 5%']],
    [{ search: 'ਕੌਰ ਬਲਵਿੰਦਰ' }, ['ਬਲਵਿੰਦਰ ਕੌਰ']],
    [{ search: '+91 98140-00002' }, ['ਬਲਵਿੰਦਰ ਕੌਰ']],
    [{ search: 'Balwinder' }, ['ਬਲਵਿੰਦਰ ਕੌਰ']],
    [{ search: 'बलविंदर कौर' }, ['ਬਲਵਿੰਦਰ ਕੌਰ']],
    [{ search: 'ਆਸ਼ਾ' }, ['Asha Rani']],
    [{ search: 'राणी asha' }, ['Asha Rani']],
    [{ vehicle: 'yes' }, ['=cmd|calc', 'ਬਲਵਿੰਦਰ ਕੌਰ']],
    [{ vehicle: 'yes', search: 'cmd' }, ['=cmd|calc']],
  ])('%j finds %j', async (query, names) => {
    expect((await list(query as Record<string, string>)).volunteers.map(({ name }) => name)).toEqual(names)
  })

  it('is closed to volunteers themselves; reading and exporting are audited', async () => {
    const told = await town.api.ask(listVolunteers, { token: (await patientIn(appContext())).token })
    expect(told).toMatchObject({ status: 403, error: { code: 'wrongRole' } })
    await list()
    await list()
    for (let n = 0; n < 2; n += 1) {
      const sheet = await town.api.must(exportVolunteers, { token: coordinator.token })
      expect(sheet).toMatchObject({ today: '2026-11-21', volunteers: { length: people.length } })
    }
    const { rows } = await appContext().store.pool.query(
      "select action from audit_log where actor_role = 'coordinator' order by id",
    )
    expect(rows.map(({ action }) => action as string)).toEqual([
      'volunteers.list',
      'volunteers.export',
      'volunteers.export',
    ])
  })

  it('an open desk page receives the event of a new volunteer', async () => {
    const stream = await follow(first(town.urls), coordinator.token)
    await save(await personIn(appContext(), 'patient'))
    expect(await stream.change('volunteers.changed')).toMatchObject({ data: { kind: 'volunteers.changed' } })
    stream.close()
  })
})
