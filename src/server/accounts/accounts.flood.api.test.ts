import { register as registerOperation } from './accounts.operations.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { login, register } from '../../shared/accounts/accounts.endpoints.ts'
import { consentOf } from '../../../tests/setup/entry.ts'
import { personIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

const formOf = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: 'secret1',
  confirmPassword: 'secret1',
  name: 'Asha Rani',
  phone: '98765 43210',
  role: 'patient' as const,
  ...consentOf('patient'),
})

let unlimited: TestTown
let limited: TestTown
beforeAll(async () => {
  unlimited = await openTown({ settings: { isRateLimited: false } })
  limited = await openTown()
})
afterAll(() => Promise.all([unlimited.close(), limited.close()]))

async function countPersons({ servers }: TestTown): Promise<number> {
  const { rows } = await first(servers).appContext.store.pool.query<{ count: string }>(
    'select count(*) from users',
  )
  return Number(rows[0]?.count)
}

it('of a hundred concurrent registrations some succeed, the others get Retry-After, and people can still sign in', async () => {
  const { username } = await personIn(first(unlimited.servers).appContext, 'patient')
  const flood = Array.from({ length: 100 }, (_, n) =>
    unlimited.api.ask(register, { body: formOf(`flood${n}`) }),
  )
  const signIn = unlimited.api.ask(login, { body: { identifier: username, password: 'secret1' } })
  const told = await Promise.all(flood)
  expect((await signIn).status).toBe(200)
  const made = told.filter(({ status }) => status === 201)
  const shed = told.filter(({ status }) => status !== 201)
  expect(made.length).toBeGreaterThan(0)
  // How many depends on how fast they arrive: a busy machine sends them further apart.
  expect(shed.length).toBeGreaterThan(0)
  expect(new Set(shed.map(({ status, error }) => `${status} ${error.code}`))).toEqual(new Set(['503 busy']))
  expect(shed.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
  expect(await countPersons(unlimited)).toBe(made.length + 1)
})

it('one address gets its hourly share of registrations, then is told when to retry', async () => {
  const most = registerOperation.quotas?.[0]?.most ?? 0
  // Taken names count too, or anybody could probe who has an account.
  await limited.api.must(register, { body: formOf('asha') })
  for (let tries = 1; tries < most; tries += 1) {
    expect((await limited.api.ask(register, { body: formOf('Asha') })).status).toBe(409)
  }
  const told = await limited.api.ask(register, { body: formOf('somebody'), language: 'pa' })
  expect(told).toMatchObject({ status: 429, error: { code: 'tooManyRequests' } })
  expect(told.error.message).toMatch(/[ਅ-ੴ]/)
  expect(Number(told.headers.get('retry-after'))).toBe(told.error.details?.retryAfterSeconds)
  expect(await countPersons(limited)).toBe(1)
})
