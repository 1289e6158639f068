import { afterAll, beforeAll, expect, it } from 'vitest'
import { login } from '../../shared/accounts/accounts.endpoints.ts'
import { signInLimits } from '../../shared/accounts/accounts.rules.ts'
import { personIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
beforeAll(async () => {
  town = await openTown({ settings: { trustedProxies: ['127.0.0.0/8'] } })
})
afterAll(() => town.close())

/** A sign-in as the proxy hands it on; answers the status. */
async function signInFrom(address: string, identifier: string, password: string): Promise<number> {
  const answer = await fetch(first(town.urls) + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ identifier, password }),
  })
  return answer.status
}

async function guess(times: number, identifier: string, addressOf: (n: number) => string): Promise<number> {
  let last = 0
  for (let n = 0; n < times; n += 1) last = await signInFrom(addressOf(n), identifier, 'nonsense')
  return last
}

it('who guesses at an account from one address is stopped there; its owner signs in from elsewhere', async () => {
  const { username } = await personIn(first(town.servers).appContext, 'patient')
  const stopped = await guess(signInLimits.perAccountAndAddress + 1, username, () => '203.0.113.5')
  expect(stopped).toBe(429)
  expect(await signInFrom('198.51.100.7', username, 'secret1')).toBe(200)
})

it('all addresses of one IPv6 household count as one', async () => {
  const times = signInLimits.perAccountAndAddress + 1
  expect(await guess(times, 'nobody', (n) => `2001:db8:0:1::${n + 1}`)).toBe(429)
})

it('only the proxy is believed: what stands left of its word was the caller’s own', async () => {
  const times = signInLimits.perAccountAndAddress + 1
  expect(await guess(times, 'nobody-else', (n) => `192.0.2.${n + 1}, 203.0.113.9`)).toBe(429)
})
