import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { buildApp, rejectUnderPressure } from './app.ts'
import { AppError } from './errors/app-error.ts'

it('refuses when the event loop is delayed', () => {
  expect(() => rejectUnderPressure(5001)).toThrow(AppError)
})

it('still answers after seconds in which the delay could not be measured', async () => {
  const app = await buildApp({ logLevel: 'silent', trustedProxies: [], isSecure: false, scriptHashes: [] })
  app.get('/ready', () => 'yes')
  await app.ready()
  for (let second = 0; second < 3; second += 1) {
    const until = Date.now() + 1100
    while (Date.now() < until);
    // One turn of the event loop: the timers run, and the delay is measured.
    await wait(0)
    expect((await app.inject('/ready')).statusCode).toBe(200)
  }
  await app.close()
})
