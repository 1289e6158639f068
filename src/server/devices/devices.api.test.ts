import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changePassword, logout } from '../../shared/accounts/accounts.endpoints.ts'
import { maxPushSubscriptions } from './devices.service.ts'
import {
  readPushSubscription,
  renewPushSubscription,
  subscribePush,
  unsubscribePush,
} from '../../shared/devices/devices.endpoints.ts'
import { buildToken } from '../accounts/accounts.fixtures.ts'
import { personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openPushService, type PushService } from '../../../tests/setup/push-service.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { readKeyFile } from '../platform/auth/key-file.ts'

let service: PushService
let town: TestTown
let asha: SignedIn
let token: string
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  service = await openPushService()
  town = await openTown({ servers: 2, settings: { pushService: new URL(service.url) } })
})
beforeEach(async () => {
  asha = await personIn(appContext(), 'patient')
  token = asha.token
})
afterAll(async () => {
  await town.close()
  await service.close()
})

const addressOf = () => {
  const { device: _, ...address } = service.subscribe(appContext().push.publicKey)
  return address
}
const options = { language: 'pa', showsName: false } as const
const ring = (address: object = addressOf(), more: object = {}, as = token) =>
  town.api.ask(subscribePush, { token: as, body: { ...address, ...options, ...more } })
const read = async (as = token) => (await town.api.must(readPushSubscription, { token: as })).device

async function storedFor(personId: string) {
  const { rows } = await appContext().store.pool.query<{ endpoint: string; auth: string }>(
    'select endpoint, auth from push_subscriptions where user_id = $1 order by endpoint',
    [personId],
  )
  return rows
}

it('all servers share one key pair, created once, and reveal only its public half', async () => {
  const keys = await Promise.all(town.apis.map((api) => api.must(readPushSubscription, { token })))
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
  expect(Buffer.from(keys[0]?.publicKey ?? '', 'base64url')).toHaveLength(65)
  const secret = (await readKeyFile(town.settings.keyFile))?.push?.secret ?? ''
  expect(secret).toHaveLength(43)
  expect(JSON.stringify(keys)).not.toContain(secret)
  const { rows } = await appContext().store.pool.query<{ secret: Buffer }>('select secret from server_keys')
  expect(rows.map((row) => row.secret.toString('base64url'))).not.toContain(secret)
})

describe('a browser', () => {
  it('is subscribed for the session that registered it; the answer leaves out its keys', async () => {
    expect(await read()).toBeNull()
    const address = addressOf()
    const told = await ring(address)
    expect(told.status).toBe(200)
    expect(told.answer).toEqual({ endpoint: address.endpoint, ...options })
    expect(await read()).toEqual({ endpoint: address.endpoint, ...options })
    const elsewhere = await buildToken(appContext(), asha)
    expect(await read(elsewhere)).toBeNull()
  })

  it('registered again updates its settings and is not counted twice', async () => {
    const address = addressOf()
    await ring(address)
    await ring(address, { showsName: true, language: 'hi' })
    expect(await read()).toMatchObject({ showsName: true, language: 'hi' })
    expect(await storedFor(asha.id)).toHaveLength(1)
  })

  it('with a new endpoint replaces the old one', async () => {
    await ring()
    const next = addressOf()
    await ring(next)
    expect((await storedFor(asha.id)).map(({ endpoint }) => endpoint)).toEqual([next.endpoint])
  })

  it('stops ringing when unsubscribed', async () => {
    await ring()
    await town.api.must(unsubscribePush, { token })
    expect(await read()).toBeNull()
    expect(await storedFor(asha.id)).toEqual([])
  })

  it('is forgotten at sign-out, unlike the person’s others', async () => {
    const other = await buildToken(appContext(), asha)
    const stays = addressOf()
    await ring()
    await ring(stays, {}, other)
    await town.api.must(logout, { token })
    expect((await storedFor(asha.id)).map(({ endpoint }) => endpoint)).toEqual([stays.endpoint])
  })

  it('is forgotten when the password is changed on another device', async () => {
    const other = await buildToken(appContext(), asha)
    const stays = addressOf()
    await ring()
    await ring(stays, {}, other)
    const son = await personIn(appContext(), 'patient')
    await ring(addressOf(), {}, son.token)
    await town.api.must(changePassword, { token: other, body: { current: 'secret1', next: 'mango-tree' } })
    expect((await storedFor(asha.id)).map(({ endpoint }) => endpoint)).toEqual([stays.endpoint])
    expect(await storedFor(son.id)).toHaveLength(1)
  })

  it('shared by a family rings for each member', async () => {
    const address = addressOf()
    const son = await personIn(appContext(), 'patient')
    await ring(address)
    await ring(address, {}, son.token)
    expect([await storedFor(asha.id), await storedFor(son.id)]).toEqual([
      [{ endpoint: address.endpoint, auth: address.auth }],
      [{ endpoint: address.endpoint, auth: address.auth }],
    ])
    await town.api.must(unsubscribePush, { token: son.token })
    expect(await read()).not.toBeNull()
  })

  it(`is refused beyond ${maxPushSubscriptions} per person, even for two concurrent requests`, async () => {
    for (let n = 1; n < maxPushSubscriptions; n += 1)
      await ring(addressOf(), {}, await buildToken(appContext(), asha))
    const two = await Promise.all([buildToken(appContext(), asha), buildToken(appContext(), asha)])
    const told = await Promise.all(two.map((one) => ring(addressOf(), {}, one)))
    expect(told.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    expect(await storedFor(asha.id)).toHaveLength(maxPushSubscriptions)
  })
})

describe('an endpoint that is no public push service', () => {
  it.each([
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://10.0.0.7/x',
    'https://169.254.169.254/latest/meta-data',
    'https://metadata.google.internal/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:5432/x',
    'http://127.0.0.1:1/x',
  ])('%s is refused', async (endpoint) => {
    const told = await ring({ ...addressOf(), endpoint })
    expect(told).toMatchObject({ status: 422, error: { code: 'noPushService' } })
    expect(await storedFor(asha.id)).toEqual([])
  })

  it.each([
    [{ endpoint: 'soon' }, 'endpoint'],
    [{ endpoint: `https://a.example.com/${'x'.repeat(1000)}` }, 'endpoint'],
    [{ p256dh: 'short' }, 'p256dh'],
    [{ auth: '../../etc/passwd' }, 'auth'],
    [{ language: 'fr' }, 'language'],
    [{ showsName: 'yes' }, 'showsName'],
  ])('%o is refused, naming the field', async (wrong, field) => {
    const told = await ring(addressOf(), wrong)
    expect(told).toMatchObject({ status: 400, error: { code: 'invalid' } })
    expect(Object.keys(told.error.fields ?? {})).toEqual([field])
  })

  it('keys that are not on the curve are refused at once, not at the first dose', async () => {
    const told = await ring({ ...addressOf(), p256dh: `B${'A'.repeat(86)}` })
    expect(told).toMatchObject({ status: 422, error: { code: 'noPushService' } })
  })
})

describe('a changed endpoint, reported by the browser without a token', () => {
  it('replaces the old one if the secret matches', async () => {
    const [known, next] = [addressOf(), addressOf()]
    await ring(known)
    const body = { known: { endpoint: known.endpoint, auth: known.auth }, next }
    await town.api.must(renewPushSubscription, { body })
    expect(await storedFor(asha.id)).toEqual([{ endpoint: next.endpoint, auth: next.auth }])
    expect(await read()).toMatchObject({ endpoint: next.endpoint, ...options })
  })

  it('changes nothing without the secret, and reveals nothing', async () => {
    const [known, next] = [addressOf(), addressOf()]
    await ring(known)
    const guess = { endpoint: known.endpoint, auth: addressOf().auth }
    const told = await town.api.ask(renewPushSubscription, { body: { known: guess, next } })
    const unknown = { endpoint: addressOf().endpoint, auth: guess.auth }
    const other = await town.api.ask(renewPushSubscription, { body: { known: unknown, next } })
    expect([told.status, told.answer]).toEqual([other.status, other.answer])
    expect(await storedFor(asha.id)).toEqual([{ endpoint: known.endpoint, auth: known.auth }])
  })

  it('is refused if it is internal', async () => {
    const known = addressOf()
    await ring(known)
    const next = { ...addressOf(), endpoint: 'https://192.168.1.1/x' }
    const body = { known: { endpoint: known.endpoint, auth: known.auth }, next }
    expect(await town.api.ask(renewPushSubscription, { body })).toMatchObject({ status: 422 })
    expect(await storedFor(asha.id)).toEqual([{ endpoint: known.endpoint, auth: known.auth }])
  })

  it('is not stored twice if the page has already reported it', async () => {
    const [known, next] = [addressOf(), addressOf()]
    await ring(known)
    await ring(next, {}, await buildToken(appContext(), asha))
    const body = { known: { endpoint: known.endpoint, auth: known.auth }, next }
    await town.api.must(renewPushSubscription, { body })
    expect(await storedFor(asha.id)).toHaveLength(2)
  })
})
