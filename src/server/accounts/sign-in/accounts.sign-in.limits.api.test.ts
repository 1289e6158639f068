import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import {
  changePassword,
  login,
  makeRecoveryCodes,
  recover,
} from '../../../shared/accounts/accounts.endpoints.ts'
import { buildPerson, buildToken } from '../accounts.fixtures.ts'
import { signInLimits } from '../accounts.limits.ts'

/** Guesses at a phone number: decisions 0032 and 0072. */
let town: TestTown
let number = 9_700_000_000
beforeAll(async () => {
  town = await openTown({ settings: { trustedProxies: ['127.0.0.0/8'] } })
})
afterAll(() => town.close())
beforeEach(async () => {
  await appContext().store.pool.query('truncate sign_in_attempts')
  number += 1
})

const appContext = () => first(town.servers).appContext
const phone = () => String(number)
const home = '198.51.100.7'
const { points } = signInLimits.perAccountAndAddress

const build = (password: string, username?: string) =>
  buildPerson(appContext(), {
    role: 'patient',
    phone: phone(),
    password,
    ...(username !== undefined && { username }),
  })

async function post(path: string, body: unknown, { address = home, cookie = '', token = '' } = {}) {
  const answer = await fetch(first(town.urls) + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      cookie,
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  const [given = ''] = answer.headers.getSetCookie()
  return { status: answer.status, cookie: given.split(';')[0] ?? '' }
}

const signIn = (password: string, from: { address?: string; cookie?: string } = {}, identifier = phone()) =>
  post(login.path, { identifier, password }, from)

async function guess(times: number, from: { address?: string; cookie?: string } = {}): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < times; n += 1) statuses.push((await signIn(`guess-${n}`, from)).status)
  return statuses
}

const refused = (times: number) => Array.from({ length: times }, () => 401)

it('however the number is written, its tries are counted together', async () => {
  await guess(points - 1)
  expect((await signIn('nonsense', {}, `+91 ${phone()}`)).status).toBe(401)
  expect((await signIn('nonsense', {}, `0${phone()}`)).status).toBe(429)
})

it('somebody with an account of the same number gets no more guesses at the other', async () => {
  await build('victim1')
  await build('attacker')
  expect(await guess(points - 1)).toEqual(refused(points - 1))
  // The right password takes back this try and no other.
  expect((await signIn('attacker')).status).toBe(200)
  expect(await guess(2)).toEqual([401, 429])
})

it('nor does somebody whose username is the number, by proving the own password or with recovery codes', async () => {
  await build('victim1')
  const attacker = await build('attacker', phone())
  const token = await buildToken(appContext(), attacker)
  const { codes } = await town.api.must(makeRecoveryCodes, { token, body: { password: 'attacker' } })
  await guess(points - 1)
  await post(changePassword.path, { current: 'attacker', next: 'attacker2' }, { token })
  await post(recover.path, { username: phone(), code: codes[0], next: 'attacker3' })
  expect(await guess(2)).toEqual([401, 429])
})

it('a known device signs in while others guess, to the accounts that it knows and to no other', async () => {
  await build('mother1')
  await build('father1')
  const { cookie } = await signIn('mother1')
  await guess(points + 1)
  expect((await signIn('mother1')).status).toBe(429)
  expect((await signIn('father1', { cookie })).status).toBe(401)
  expect((await signIn('mother1', { cookie })).status).toBe(200)
})

it('a device has tries for itself as often as for a number that nobody shares', async () => {
  const tries: number[][] = []
  for (const others of [0, 1]) {
    number += 1
    await build('mother1')
    for (let n = 0; n < others; n += 1) await build('father1')
    const { cookie } = await signIn('mother1')
    tries.push(await guess(2 * points + 1, { cookie }))
  }
  expect(tries[1]).toEqual(tries[0])
  expect(tries[0]).toEqual([...refused(2 * points), 429])
})

it('who has set a new password with a code signs in at once, on that browser', async () => {
  const owner = await build('forgotten', phone())
  const token = await buildToken(appContext(), owner)
  const { codes } = await town.api.must(makeRecoveryCodes, { token, body: { password: 'forgotten' } })
  await guess(points + 1)
  const { cookie } = await post(recover.path, { username: phone(), code: codes[0], next: 'mango-tree' })
  expect((await signIn('mango-tree')).status).toBe(429)
  expect((await signIn('mango-tree', { cookie })).status).toBe(200)
})
