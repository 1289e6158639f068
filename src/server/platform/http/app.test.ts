import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { buildApp, rejectUnderPressure } from './app.ts'
import { AppError } from './errors/app-error.ts'

it('refuses when the loop is too late', () => {
  expect(() => rejectUnderPressure(5001)).toThrow(AppError)
})

it('answers after seconds in which the machine left no turn to measure', async () => {
  const app = await buildApp({ logLevel: 'silent', trustedProxies: [], isSecure: false, scriptHashes: [] })
  app.get('/ready', () => 'yes')
  await app.ready()
  for (let second = 0; second < 3; second += 1) {
    const until = Date.now() + 1100
    while (Date.now() < until);
    // One turn: the timers run, and the measure with them.
    await wait(0)
    expect((await app.inject('/ready')).statusCode).toBe(200)
  }
  await app.close()
})
