import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '../../shared/accounts/accounts.endpoints.ts'
import { openSecret, sealSecret } from '../../shared/family/family.endpoints.ts'
import { freshForMs } from '../../shared/family/family.pin.ts'
import { roles } from '../../shared/kit/endpoint.ts'
import { personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
let asha: SignedIn
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown({ servers: 2 })
  asha = await personIn(appContext(), 'patient')
})
afterAll(() => town.close())

const secret = Buffer.alloc(32, 7).toString('base64url')
const seal = async ({ token }: { token: string } = asha) =>
  (await town.api.must(sealSecret, { token, body: { secret } })).sealed
const open = (sealed: string, token = asha.token) => town.api.ask(openSecret, { token, body: { sealed } })

it.each(roles)('a %s gets back what was sealed for them, from every server', async (role) => {
  const person = await personIn(appContext(), role)
  const sealed = await seal(person)
  for (const api of town.apis) {
    const told = await api.ask(openSecret, { token: person.token, body: { sealed } })
    expect(told).toMatchObject({ status: 200, answer: { secret } })
  }
})

it('the sealed text reveals neither the secret nor the person, and is never the same', async () => {
  const [one, other] = await Promise.all([seal(), seal()])
  expect(one).not.toBe(other)
  const bytes = Buffer.from(one, 'base64url').toString('latin1')
  for (const text of [secret, asha.id, asha.username]) expect(bytes + one).not.toContain(text)
})

it('the server stores nothing of it', async () => {
  const sealed = await seal()
  await open(sealed)
  const { rows } = await appContext().store.pool.query<{ all: string }>(
    "select string_agg(g::text, ' ') as all from idempotency_keys g",
  )
  expect(rows[0]?.all ?? '').not.toContain(secret)
  expect(rows[0]?.all ?? '').not.toContain(Buffer.from(secret).toString('hex'))
})

describe('refuses to open it', () => {
  it('without a token', async () => {
    const told = await town.api.ask(openSecret, { body: { sealed: await seal() } })
    expect(told).toMatchObject({ status: 401, error: { code: 'notSignedIn' } })
  })

  it.each(roles)('as another person, a %s', async (role) => {
    const other = await personIn(appContext(), role)
    expect(await open(await seal(), other.token)).toMatchObject({ status: 403, error: { code: 'notYours' } })
  })

  it('altered, or sealed for something else', async () => {
    const sealed = await seal()
    const altered = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
    const foreign = appContext()
      .keys.seal(JSON.stringify(['answers', asha.id, secret]))
      .toString('base64url')
    for (const one of [altered, foreign, 'AAAA'])
      expect(await open(one)).toMatchObject({ status: 403, error: { code: 'notYours' } })
  })

  it('with an old token; signing in with the password gives a fresh one', async () => {
    const sealed = await seal()
    const { rows } = await appContext().store.pool.query<{ id: string }>(
      'update sessions set created_at = created_at - $1::interval where user_id = $2 returning id',
      [`${freshForMs} milliseconds`, asha.id],
    )
    expect(rows).not.toEqual([])
    expect(await open(sealed)).toMatchObject({ status: 403, error: { code: 'notFresh' } })
    const { token } = await town.api.must(login, {
      body: { identifier: asha.username, password: 'secret1' },
    })
    expect(await open(sealed, token)).toMatchObject({ status: 200, answer: { secret } })
  })
})

it.each<Record<string, unknown>>([{}, { secret: 'short' }, { secret: 7 }, { secret: `${secret}A` }])(
  '%o is not a valid secret',
  async (body) => {
    const told = await town.api.ask(sealSecret, { token: asha.token, body })
    expect(told).toMatchObject({ status: 400, error: { code: 'invalid', fields: { secret: 'invalid' } } })
  },
)
