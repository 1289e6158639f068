import { afterAll, beforeAll, expect, it } from 'vitest'
import { login } from '../../../shared/accounts/accounts.endpoints.ts'
import { markNoticesSeen } from '../../../shared/notifications/notifications.endpoints.ts'
import { addVital } from '../../../shared/vitals/vitals.endpoints.ts'
import { patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { follow } from '../../../../tests/setup/stream.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { streamLimits } from './stream-limits.ts'

let town: TestTown
beforeAll(async () => {
  town = await openTown({ settings: { trustedProxies: ['127.0.0.0/8'] } })
})
afterAll(() => town.close())

const patient = () => patientIn(first(town.servers).appContext)

function markSeen(by: SignedIn) {
  return town.api.ask(markNoticesSeen, { token: by.token, body: { ids: [] } })
}

/** All at once, because the window is a real minute; returns how often each status came. */
async function countStatuses(times: number, ask: () => Promise<number>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const status of await Promise.all(Array.from({ length: times }, ask))) {
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

it('a person may write 120 times a minute; then gets 429 with Retry-After, without affecting others', async () => {
  const [busy, other] = [await patient(), await patient()]
  expect(await countStatuses(120, async () => (await markSeen(busy)).status)).toEqual({ 200: 120 })
  const stopped = await markSeen(busy)
  expect(stopped).toMatchObject({ status: 429, error: { code: 'tooManyRequests' } })
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await markSeen(other)).status).toBe(200)
})

it('a patient may record 60 readings an hour', async () => {
  const busy = await patient()
  const body = { type: 'heartRate', value: '72' } as const
  const add = async () => (await town.api.ask(addVital, { token: busy.token, body })).status
  expect(await countStatuses(62, add)).toEqual({ 201: 60, 429: 2 })
})

it('anonymous clients behind one address may write 300 times a minute, without affecting others', async () => {
  const signInFrom = async (address: string) => {
    const answer = await fetch(first(town.urls) + login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      // Refused before any password is checked.
      body: '{}',
    })
    return answer.status
  }
  expect(await countStatuses(301, () => signInFrom('203.0.113.5'))).toEqual({ 400: 300, 429: 1 })
  expect(await signInFrom('203.0.113.6')).toBe(400)
})

it('a person may hold ten streams open; closing one allows another', async () => {
  const [busy, other] = [await patient(), await patient()]
  const open = () => follow(first(town.urls), busy.token)
  const streams = await Promise.all(Array.from({ length: streamLimits.perPerson }, open))
  const refused = await fetch(`${first(town.urls)}/api/stream`, {
    headers: { authorization: `Bearer ${busy.token}`, accept: 'text/event-stream' },
  })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await refused.json()).toMatchObject({ code: 'tooManyRequests' })
  const others = await follow(first(town.urls), other.token)
  first(streams).close()
  await expect
    .poll(() =>
      open().then(
        (stream) => streams.push(stream) > 0,
        () => false,
      ),
    )
    .toBe(true)
  for (const stream of [...streams, others]) stream.close()
})
