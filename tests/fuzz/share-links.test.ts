import { randomBytes, randomInt } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildShare } from '../../src/server/shares/shares.fixtures.ts'
import { patientIn } from '../setup/people.ts'
import { first, openTown, type TestTown } from '../setup/town.ts'
import { hostileBody, hostileSegment, hostileText, hostileValue } from './hostile-values.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 30))
/** A twentieth of what the endpoints of the OpenAPI document get, in which these two addresses are not. */
const requests = Math.ceil(Number(process.env['FUZZ_REQUESTS'] ?? 20_000) / 20)

let town: TestTown
/** Of a link that can be opened. */
const address = randomBytes(32).toString('base64url')
beforeAll(async () => {
  town = await openTown({ settings: { isRateLimited: false } })
  const { appContext } = first(town.servers)
  const { patientId } = await patientIn(appContext)
  await buildShare(appContext, { patientId, address })
})
afterAll(() => town.close())

const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constant(address) },
  { weight: 1, arbitrary: hostileSegment },
)
const field = fc.oneof(hostileText, hostileValue)
const manifestRequest = fc
  .record({ recipient: field, passcode: field, embeddedLengthMax: field }, { requiredKeys: ['recipient'] })
  .map((body) => JSON.stringify(body))
const request = fc.record({
  path: fc.oneof(
    segment.map((one) => `/shl/${one}`),
    fc.tuple(segment, hostileSegment).map((both) => `/shl/${both.join('/')}`),
  ),
  method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'OPTIONS', 'DELETE'),
  type: fc.constantFrom('application/json', 'application/json', 'application/json', 'text/plain', ''),
  body: fc.oneof({ weight: 4, arbitrary: manifestRequest }, { weight: 1, arbitrary: hostileBody }),
})

it(`${requests} generated requests to links of shared records: no failure, and the link still opens`, async () => {
  const failures: string[] = []
  for (const one of fc.sample(request, { seed, numRuns: requests })) {
    const { path, method, type, body } = one
    const sent = method === 'POST' || method === 'DELETE'
    const answer = await fetch(town.api.url + path, {
      method,
      ...(sent && { body, headers: { 'content-type': type } }),
    })
    await answer.arrayBuffer()
    if (answer.status >= 500) failures.push(`${answer.status} ${JSON.stringify(one)}`)
  }
  expect(failures, `seed ${seed}`).toEqual([])
  const opened = await fetch(`${town.api.url}/shl/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"recipient":"Dr. Bedi"}',
  })
  expect(opened.status).toBe(200)
})
