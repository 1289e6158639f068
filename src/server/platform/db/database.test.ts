import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openPostgresProxy, type PostgresProxy } from '../../../../tests/setup/postgres-proxy.ts'
import '../../../../tests/setup/provided.ts'
import { buildApp } from '../http/app.ts'
import { inTransaction, isAway, openStore, retryDelayMs, type Store } from './database.ts'

let store: Store
beforeAll(() => {
  store = openStore(inject('connection'), () => undefined)
})
afterAll(() => store.close())

const raised = (state: string) =>
  store.pool
    .query(`do $$ begin raise exception using errcode = '${state}', message = 'as asked for'; end $$`)
    .then(
      () => null,
      (error: unknown) => error,
    )

async function answerOf(error: unknown) {
  const app = await buildApp({ logLevel: 'silent', trustedProxies: [], isSecure: false, scriptHashes: [] })
  app.get('/fails', () => {
    throw error
  })
  const { statusCode, headers } = await app.inject('/fails')
  await app.close()
  return [statusCode, headers['retry-after']]
}

it.each(['08006', '25006', '25P03', '40001', '40P01', '53300', '57014', '57P01', '57P02', '57P03'])(
  'PostgreSQL error %s is a 503 with Retry-After',
  async (state) => {
    expect(await answerOf(await raised(state))).toEqual([503, '5'])
  },
)

it.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
])('network error %s is a 503 with Retry-After', async (code) => {
  expect(await answerOf(Object.assign(new Error('no'), { code }))).toEqual([503, '5'])
})

it.each(['22012', '23505', '42P01'])('a fault of our own, %s, is not a 503', async (state) => {
  const error = await raised(state)
  expect(isAway(error)).toBe(false)
  expect(await answerOf(error)).toEqual([500, undefined])
})

it('a query that runs too long is a 503', async () => {
  const client = await store.pool.connect()
  await client.query('set statement_timeout = 20')
  const error: unknown = await client.query('select pg_sleep(60)').catch((reason: unknown) => reason)
  await client.query('reset statement_timeout')
  client.release()
  expect(await answerOf(error)).toEqual([503, '5'])
})

it('drops connections that stopped responding, and answers over new ones', async () => {
  const proxy: PostgresProxy = await openPostgresProxy(inject('connection'))
  const behind = openStore(proxy.connection, () => undefined, { size: 1, answerWithinMs: 500 })
  const ask = () => inTransaction(behind.db, (tx) => tx.selectNoFrom((is) => is.lit(1).as('one')).execute())
  await ask()
  proxy.freeze()
  expect(isAway(await ask().catch((error: unknown) => error))).toBe(true)
  await expect.poll(() => ask().catch(() => null)).toEqual([{ one: 1 }])
  await behind.close()
  await proxy.close()
})

it('close waits for each connection to end', async () => {
  const closing = openStore(inject('connection'), () => undefined, { size: 3 })
  const events: string[] = []
  closing.pool.on('connect', (client) => {
    events.push('connected')
    client.once('end', () => events.push('ended'))
  })
  await Promise.all([1, 2, 3].map(() => closing.pool.query('select pg_sleep(0.1)')))
  await closing.close()
  expect(events).toEqual(['connected', 'connected', 'connected', 'ended', 'ended', 'ended'])
})

it('closes connections that stopped responding, too', async () => {
  const proxy: PostgresProxy = await openPostgresProxy(inject('connection'))
  const behind = openStore(proxy.connection, () => undefined, { size: 1 })
  await behind.pool.query('select 1')
  proxy.freeze()
  await behind.close()
  await expect.poll(() => proxy.openConnections()).toBe(0)
  await proxy.close()
})

it('retries a transaction that lost a conflict, up to four attempts', async () => {
  let tries = 0
  const work = inTransaction(store.db, async () => {
    tries += 1
    throw await raised('40P01')
  })
  await expect(work).rejects.toMatchObject({ code: '40P01' })
  expect(tries).toBe(4)
})

it.each([
  [1, 0, 0],
  [1, 1, 50],
  [2, 0.5, 50],
  [3, 1, 200],
])('before retry %i + 1, with random %f, waits %i ms', (attempt, random, ms) => {
  expect(retryDelayMs(attempt, random)).toBe(ms)
})
