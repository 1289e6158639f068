import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { login } from '../../shared/accounts/accounts.endpoints.ts'
import { personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { openSignInLimits, signInLimits } from './accounts.limits.ts'

let town: TestTown
beforeAll(async () => {
  town = await openTown({ settings: { trustedProxies: ['127.0.0.0/8'] } })
})
afterAll(() => town.close())

const appContext = () => first(town.servers).appContext
let owner: SignedIn
beforeEach(async () => {
  await appContext().store.pool.query('truncate sign_in_attempts')
  owner = await personIn(appContext(), 'coordinator')
})

const village = '198.51.100.7'
const wrong = 'nonsense'
const right = 'secret1'

/** A sign-in request as forwarded by the proxy. */
async function signIn(address: string, identifier: string, password: string, cookie = '') {
  const answer = await fetch(first(town.urls) + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify({ identifier, password }),
  })
  await answer.arrayBuffer()
  const [given = ''] = answer.headers.getSetCookie()
  return { status: answer.status, wait: Number(answer.headers.get('retry-after')), given }
}

async function guess(times: number, identifier: string, addressOf: (n: number) => string): Promise<number> {
  let last = 0
  for (let n = 0; n < times; n += 1) last = (await signIn(addressOf(n), identifier, wrong)).status
  return last
}

/** Counts wrong passwords, without hashing them, until a limit is reached. */
async function exhaust(triesOf: (n: number) => { identifier: string; network: string }): Promise<number> {
  const { count } = openSignInLimits(appContext())
  for (let n = 0; ; n += 1) {
    const isThrough = await count({ ...triesOf(n), knownDevice: null }).then(
      () => true,
      () => false,
    )
    if (!isThrough) return n
  }
}

const cookieOf = (given: string) => given.split(';')[0] ?? ''

describe('attackers', () => {
  it('who guess at an account from one address are throttled there; its owner signs in from elsewhere', async () => {
    const times = signInLimits.perAccountAndAddress.points + 1
    expect(await guess(times, owner.username, () => '203.0.113.5')).toBe(429)
    expect((await signIn(village, owner.username, right)).status).toBe(200)
  })

  it('of one IPv6 household count as one', async () => {
    const times = signInLimits.perAccountAndAddress.points + 1
    expect(await guess(times, 'nobody', (n) => `2001:db8:0:1::${n + 1}`)).toBe(429)
  })

  it('are identified by the proxy’s X-Forwarded-For entry only; entries left of it are the caller’s own', async () => {
    const times = signInLimits.perAccountAndAddress.points + 1
    expect(await guess(times, 'nobody-else', (n) => `192.0.2.${n + 1}, 203.0.113.9`)).toBe(429)
  })
})

describe('a village behind one address', () => {
  it('can sign in after a hundred and ten wrong passwords of as many people', async () => {
    const { count } = openSignInLimits(appContext())
    for (let n = 0; n < 110; n += 1) {
      await count({ identifier: `villager-${n}`, network: village, knownDevice: null })
    }
    expect((await signIn(village, owner.username, right)).status).toBe(200)
  })

  it('waits less than a minute while a machine there guesses without end', async () => {
    const tries = await exhaust((n) => ({ identifier: `villager-${n}`, network: village }))
    expect(tries).toBeGreaterThanOrEqual(
      signInLimits.perAddress.points + signInLimits.perAddressBeyond.points,
    )
    const refused = await signIn(village, owner.username, right)
    expect(refused.status).toBe(429)
    expect(refused.wait).toBeLessThanOrEqual(60)
  })
})

describe('a known device', () => {
  /** Guesses at the account from many addresses until its limit is used up. */
  const lockOut = (identifier: string) =>
    exhaust((n) => ({
      identifier,
      network: `203.0.113.${Math.floor(n / signInLimits.perAccountAndAddress.points)}`,
    }))

  it('signs in while attackers guess at its account; another device waits less than a minute', async () => {
    const { given } = await signIn(village, owner.username, right)
    await lockOut(owner.username)
    const unknown = await signIn('192.0.2.1', owner.username, right)
    expect(unknown.status).toBe(429)
    expect(unknown.wait).toBeLessThanOrEqual(60)
    expect((await signIn('192.0.2.1', owner.username, right, cookieOf(given))).status).toBe(200)
  })

  it('signs in while somebody behind the same address guesses', async () => {
    const { given } = await signIn(village, owner.username, right)
    const times = signInLimits.perAccountAndAddress.points + 1
    expect(await guess(times, owner.username, () => village)).toBe(429)
    expect((await signIn(village, owner.username, right, cookieOf(given))).status).toBe(200)
  })

  it('is known only to the accounts that signed in with it', async () => {
    const other = await personIn(appContext(), 'coordinator')
    const { given } = await signIn(village, owner.username, right)
    await lockOut(other.username)
    expect((await signIn(village, other.username, right, cookieOf(given))).status).toBe(429)
    const forged = cookieOf(given).replace(/\.[\w-]{4}/, '.AAAA')
    await lockOut(owner.username)
    expect((await signIn('192.0.2.1', owner.username, right, forged)).status).toBe(429)
  })

  it('may belong to several family members', async () => {
    const other = await personIn(appContext(), 'patient')
    const mine = await signIn(village, owner.username, right)
    const ours = await signIn(village, other.username, right, cookieOf(mine.given))
    await lockOut(owner.username)
    await lockOut(other.username)
    for (const { username } of [owner, other]) {
      expect((await signIn('192.0.2.1', username, right, cookieOf(ours.given))).status).toBe(200)
    }
  })

  it('loses its privilege after ten wrong passwords', async () => {
    const { given } = await signIn(village, owner.username, right)
    await lockOut(owner.username)
    const cookie = cookieOf(given)
    const statuses: number[] = []
    for (let n = 0; n <= signInLimits.perAccountAndDevice.points; n += 1) {
      statuses.push((await signIn('192.0.2.1', owner.username, wrong, cookie)).status)
    }
    expect(statuses).toEqual([...Array(signInLimits.perAccountAndDevice.points).fill(401), 429])
  })

  it('gets a cookie that scripts and other sites cannot use, and that names nobody', async () => {
    const { given } = await signIn(village, owner.username, right)
    expect(given).toMatch(
      /^nabz-device=[\w-]{22}\.[\w-]{22}; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    )
    expect((await signIn(village, owner.username, wrong)).given).toBe('')
  })
})

it('over https the cookie is Secure', async () => {
  const secure = await openTown({ settings: { publicUrl: new URL('https://nabz.example') } })
  const { username } = await personIn(first(secure.servers).appContext, 'patient')
  const body = JSON.stringify({ identifier: username, password: right })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(first(secure.urls) + login.path, { method: 'POST', headers, body })
  expect(answer.headers.getSetCookie()[0]).toMatch(/; Secure$/)
  await secure.close()
})
