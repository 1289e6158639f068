import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeAccount } from '../../../shared/accounts/accounts.endpoints.ts'
import { listAudit } from '../../../shared/audit/audit.endpoints.ts'
import { addMember, endMember, listMembers } from '../../../shared/facilities/facilities.endpoints.ts'
import type { MemberRole } from '../../../shared/facilities/facilities.members.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildFacility, buildMembership } from '../facilities.fixtures.ts'

let town: TestTown
let coordinator: SignedIn
let doctor: SignedIn
let facility: string
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown({ servers: 2 })
  coordinator = await personIn(appContext(), 'coordinator')
})
afterAll(() => town.close())
beforeEach(async () => {
  doctor = await doctorIn(appContext(), { name: 'Navjot Gill' })
  facility = await buildFacility(appContext(), { name: 'Civil Hospital' })
})

const about = (person: SignedIn, role: MemberRole = 'doctor') => ({
  token: coordinator.token,
  params: { id: facility },
  body: { userId: person.id, role },
})
const members = async () => {
  const asked = { token: coordinator.token, params: { id: facility } }
  return (await town.api.must(listMembers, asked)).members
}
const noticesOf = async ({ token }: SignedIn) =>
  (await town.api.must(listNotices, { token })).map(({ kind, facts }) => [kind, facts])

describe('a membership', () => {
  it('is entered, told, listed, ended, and told again', async () => {
    const made = await town.api.must(addMember, about(doctor))
    expect(made).toMatchObject({
      userId: doctor.id,
      name: 'Navjot Gill',
      role: 'doctor',
      since: '2026-11-21',
    })
    expect(await members()).toEqual([made])
    await town.api.must(endMember, about(doctor))
    expect(await members()).toEqual([])
    const facts = { facility: 'Civil Hospital' }
    const told = await noticesOf(doctor)
    expect(told).toHaveLength(2)
    expect(told).toEqual(
      expect.arrayContaining([
        ['facilities.memberAdded', facts],
        ['facilities.memberEnded', facts],
      ]),
    )
    const log = await town.api.must(listAudit, { token: coordinator.token, query: {} })
    expect(log.entries.map(({ act, subject }) => [act, subject?.name])).toEqual(
      expect.arrayContaining([
        ['facilities.addMember', 'Navjot Gill'],
        ['facilities.endMember', 'Navjot Gill'],
      ]),
    )
    // Entered again, it is a new one; the first stays in the table.
    await town.api.must(addMember, about(doctor))
    const { rows } = await appContext().store.pool.query(
      'select until is null as open, entered_by, ended_by from memberships where user_id = $1 order by since, until',
      [doctor.id],
    )
    expect(rows).toEqual([
      { open: false, entered_by: coordinator.id, ended_by: coordinator.id },
      { open: true, entered_by: coordinator.id, ended_by: null },
    ])
  })

  it('at the desk may have any account, as a doctor only a doctor’s', async () => {
    const clerk = await patientIn(appContext(), 'Simran Kaur')
    expect(await town.api.ask(addMember, about(clerk))).toMatchObject({
      status: 409,
      error: { code: 'notADoctor' },
    })
    await town.api.must(addMember, about(clerk, 'staff'))
    await town.api.must(addMember, about(doctor, 'staff'))
    await town.api.must(addMember, about(doctor))
    expect((await members()).map(({ name, role }) => [name, role])).toEqual([
      ['Simran Kaur', 'staff'],
      ['Navjot Gill', 'staff'],
      ['Navjot Gill', 'doctor'],
    ])
  })

  it('is told with the way to the counter or the laboratory', async () => {
    const clerk = await patientIn(appContext(), 'Rajni Bala')
    await town.api.must(addMember, about(clerk, 'pharmacist'))
    await town.api.must(addMember, about(clerk, 'lab'))
    const told = (await noticesOf(clerk)).map(([, facts]) => facts)
    expect(told).toHaveLength(2)
    for (const path of ['/pharmacy', '/lab'])
      expect(told).toContainEqual({ facility: 'Civil Hospital', path })
  })

  it('needs a visible, real facility and an open account', async () => {
    const sample = await buildFacility(appContext(), { name: 'Sample', is_sample: true })
    const hidden = await buildFacility(appContext(), { name: 'Hidden', hidden_at: town.clock.now })
    const add = (id: string) => town.api.ask(addMember, { ...about(doctor), params: { id } })
    expect(await add(sample)).toMatchObject({ status: 409, error: { code: 'notReal' } })
    expect((await add(hidden)).status).toBe(404)
    const { db } = appContext().store
    const civil = db.selectFrom('facilities').select('id').where('source_id', '=', 'civil-hospital')
    expect((await add((await civil.executeTakeFirstOrThrow()).id)).status).toBe(201)
    const wrong = { ...about(doctor), body: { userId: facility, role: 'doctor' as const } }
    expect((await town.api.ask(addMember, wrong)).status).toBe(404)
  })

  it('ends with the account', async () => {
    await town.api.must(addMember, about(doctor))
    await town.api.must(closeAccount, { token: doctor.token, body: { password: 'secret1' } })
    expect(await members()).toEqual([])
    expect((await town.api.ask(addMember, about(doctor))).status).toBe(404)
  })
})

it('of two coordinators at once, on two servers, one enters it and one ends it', async () => {
  const other = await personIn(appContext(), 'coordinator')
  const both = (endpoint: typeof addMember | typeof endMember) =>
    Promise.all(
      [coordinator, other].map(async ({ token }, n) => {
        const told = await town.apis[n]!.ask(endpoint, { ...about(doctor), token })
        return told.status < 300 ? 'done' : told.error.code
      }),
    )
  expect((await both(addMember)).toSorted()).toEqual(['alreadyMember', 'done'])
  expect((await both(endMember)).toSorted()).toEqual(['alreadyEnded', 'done'])
  expect(await noticesOf(doctor)).toHaveLength(2)
})

it('the list goes page by page', async () => {
  for (let n = 0; n < 52; n += 1) {
    const { id } = await patientIn(appContext(), `Clerk ${n}`)
    const since = new Date(town.clock.now.getTime() + n)
    await buildMembership(appContext(), { userId: id, facilityId: facility, role: 'staff', since })
  }
  const asked = { token: coordinator.token, params: { id: facility } }
  const page = await town.api.must(listMembers, asked)
  expect(page.members).toHaveLength(50)
  const rest = await town.api.must(listMembers, { ...asked, query: { after: page.next ?? '' } })
  const ids = [...page.members, ...rest.members].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(rest.next).toBeNull()
})
