import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { closeAccount } from '../../shared/accounts/accounts.endpoints.ts'
import { areas, type SharedArea } from '../../shared/kit/areas.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { listActingFor } from '../../shared/patients/patients.endpoints.ts'
import {
  acceptInvitation,
  endAccess,
  endHelping,
  invite,
  listAccess,
  listInvitations,
} from '../../shared/sharing/sharing.endpoints.ts'
import { buildToken } from '../accounts/accounts.fixtures.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
let mother: SignedIn
let daughter: SignedIn
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
const today = new Date('2026-11-21T10:00:00+05:30')
afterEach(() => {
  town.clock.now = today
})

/** A new pair, so that no test counts what another has sent. */
async function pair() {
  mother = await patientIn(appContext(), 'Harpreet Kaur')
  daughter = await patientIn(appContext(), 'Simran Kaur')
}

function ask(shared: readonly SharedArea[] = ['vitals'], username = daughter.username, until = '') {
  return town.api.must(invite, { token: mother.token, body: { username, areas: [...shared], until } })
}
const kindsTo = async ({ token }: SignedIn) =>
  (await town.api.must(listNotices, { token })).map(({ kind }) => kind)
const helpersOf = async () => (await town.api.must(listAccess, { token: mother.token })).helpers
const invitedOf = ({ token }: SignedIn) => town.api.must(listInvitations, { token })

describe('an invitation', () => {
  it('is answered by who got it, and both sides are told', async () => {
    await pair()
    const { id } = await ask(['reminders', 'vitals'], daughter.username.toUpperCase(), '2026-12-24')
    const asked = { id, areas: ['vitals', 'reminders'], acceptedAt: null, until: '2026-12-24' }
    expect(await invitedOf(daughter)).toMatchObject([
      { ...asked, patient: 'Harpreet Kaur', invitedBy: 'Harpreet Kaur' },
    ])
    expect(await helpersOf()).toMatchObject([{ ...asked, username: daughter.username, name: null }])
    expect(await kindsTo(daughter)).toEqual(['sharing.invited'])
    const own = await town.api.must(listActingFor, { token: daughter.token })
    expect(own).toHaveLength(1)

    await town.api.must(acceptInvitation, { token: daughter.token, params: { id } })
    expect(await helpersOf()).toMatchObject([
      { id, name: 'Simran Kaur', acceptedAt: expect.any(String) as string },
    ])
    expect(await kindsTo(mother)).toEqual(['sharing.accepted'])
    // The invitation is no longer new.
    expect(await kindsTo(daughter)).toEqual([])
    expect(await town.api.must(listActingFor, { token: daughter.token })).toEqual([
      ...own,
      {
        id: mother.patientId,
        name: 'Harpreet Kaur',
        relation: null,
        age: 34,
        gender: 'Female',
        areas: ['vitals', 'reminders'],
      },
    ])
    expect(own).toMatchObject([{ relation: 'self', areas: [...areas] }])
  })

  it('may be declined, and given again', async () => {
    await pair()
    const { id } = await ask()
    await town.api.must(endHelping, { token: daughter.token, params: { id } })
    expect(await kindsTo(mother)).toEqual(['sharing.declined'])
    expect(await invitedOf(daughter)).toEqual([])
    const over = await town.api.ask(acceptInvitation, { token: daughter.token, params: { id } })
    expect(over).toMatchObject({ status: 409, error: { code: 'invitationOver' } })
    await ask()
    expect(await invitedOf(daughter)).toHaveLength(1)
  })

  it('may be withdrawn, and its notice goes with it', async () => {
    await pair()
    const { id } = await ask()
    await town.api.must(endAccess, { token: mother.token, params: { id } })
    expect(await helpersOf()).toEqual([])
    expect(await kindsTo(daughter)).toEqual([])
    expect((await town.api.ask(acceptInvitation, { token: daughter.token, params: { id } })).status).toBe(409)
  })

  it('is over after two weeks without an answer', async () => {
    await pair()
    const { id } = await ask()
    const late = { ...daughter, token: '' }
    const at = async (instant: string) => {
      town.clock.now = new Date(instant)
      late.token = await buildToken(appContext(), daughter)
    }
    await at('2026-12-05T23:59:00+05:30')
    expect(await invitedOf(late)).toHaveLength(1)
    await at('2026-12-06T00:00:00+05:30')
    expect(await invitedOf(late)).toEqual([])
    expect((await town.api.ask(acceptInvitation, { token: late.token, params: { id } })).status).toBe(409)
    mother.token = await buildToken(appContext(), mother)
    await ask()
    expect(await invitedOf(late)).toHaveLength(1)
  })

  it('to a name that nobody has, or a doctor has, looks the same', async () => {
    await pair()
    const doctor = await doctorIn(appContext())
    const sent = [
      await ask(['vitals'], daughter.username),
      await ask(['vitals'], 'nobody-has-this'),
      await ask(['vitals'], doctor.username),
    ]
    const shapes = sent.map(({ id, username, ...same }) => ({
      ...same,
      lengths: [id.length, typeof username],
    }))
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
    expect((await helpersOf()).map(({ username }) => username)).toEqual([
      daughter.username,
      'nobody-has-this',
      doctor.username,
    ])
    expect(await kindsTo(doctor)).toEqual([])
    const again = { username: 'Nobody-has-this', areas: ['vitals' as const] }
    expect(await town.api.ask(invite, { token: mother.token, body: again })).toMatchObject({
      status: 409,
      error: { code: 'alreadyInvited' },
    })
  })

  it.each([
    [{ username: '' }, { username: 'required' }],
    [{ areas: [] }, { areas: 'required' }],
    [{ areas: ['guardianship'] }, { 'areas.0': 'invalid' }],
    [{ until: '2026-11-20' }, { until: 'datePast' }],
    [{ until: '2026-02-30' }, { until: 'dateInvalid' }],
  ])('%o is refused at its field', async (typed, fields) => {
    await pair()
    const body = { username: daughter.username, areas: ['vitals'], ...typed }
    const told = await town.api.ask(invite, { token: mother.token, body })
    expect(told).toMatchObject({ status: 400, error: { code: 'invalid', fields } })
  })

  it('is not needed by who acts for the patient anyway', async () => {
    await pair()
    const body = { username: mother.username, areas: ['vitals'] }
    expect(await town.api.ask(invite, { token: mother.token, body })).toMatchObject({
      status: 409,
      error: { code: 'actsAlready' },
    })
  })

  it('is one of ten', async () => {
    await pair()
    for (let n = 0; n < 10; n += 1) await ask(['vitals'], `somebody-${n}`)
    const body = { username: daughter.username, areas: ['vitals'] }
    expect(await town.api.ask(invite, { token: mother.token, body })).toMatchObject({
      status: 409,
      error: { code: 'tooManyHelpers' },
    })
  })
})

describe('access is ended', () => {
  it.each([
    ['the guardian', endAccess, 'sharing.ended'],
    ['the helper', endHelping, 'sharing.left'],
  ] as const)('by %s at any time', async (_, endpoint, kind) => {
    await pair()
    const { id } = await ask()
    await town.api.must(acceptInvitation, { token: daughter.token, params: { id } })
    const [by, told] = endpoint === endAccess ? [mother, daughter] : [daughter, mother]
    await town.api.must(endpoint, { token: by.token, params: { id } })
    expect(await kindsTo(told)).toContain(kind)
    expect(await helpersOf()).toEqual([])
    expect(await town.api.must(listActingFor, { token: daughter.token })).toHaveLength(1)
    expect((await town.api.ask(endpoint, { token: by.token, params: { id } })).status).toBe(404)
  })
})

it('the log has every step with who did it', async () => {
  await pair()
  const { id } = await ask()
  await town.api.must(acceptInvitation, { token: daughter.token, params: { id } })
  await town.api.must(endAccess, { token: mother.token, params: { id } })
  const log = await appContext()
    .store.db.selectFrom('audit_log')
    .select(['actor_id', 'action', 'subject'])
    .where('actor_id', 'in', [mother.id, daughter.id])
    .where('action', 'like', 'sharing.%')
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    { actor_id: mother.id, action: 'sharing.invite', subject: mother.patientId },
    { actor_id: daughter.id, action: 'sharing.accept', subject: id },
    { actor_id: mother.id, action: 'sharing.endAccess', subject: id },
  ])
})

describe('when an account is closed', () => {
  const close = ({ token }: SignedIn) => town.api.must(closeAccount, { token, body: { password: 'secret1' } })

  it('its help ends, and the guardian is told', async () => {
    await pair()
    const { id } = await ask()
    await town.api.must(acceptInvitation, { token: daughter.token, params: { id } })
    await close(daughter)
    expect(await helpersOf()).toEqual([])
    expect(await kindsTo(mother)).toEqual(['sharing.left', 'sharing.accepted'])
  })

  it('an invitation to it is declined', async () => {
    await pair()
    await ask()
    await close(daughter)
    expect(await helpersOf()).toEqual([])
    expect(await kindsTo(mother)).toEqual(['sharing.declined'])
  })

  it('nobody helps a patient for whom nobody acts any more, and the helper is told', async () => {
    await pair()
    const { id } = await ask()
    await town.api.must(acceptInvitation, { token: daughter.token, params: { id } })
    await close(mother)
    expect(await town.api.must(listActingFor, { token: daughter.token })).toHaveLength(1)
    expect(await kindsTo(daughter)).toEqual(['sharing.ended'])
  })
})
