import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { openPush } from './push.ts'
import { isListed, knownPushServices } from './push-services.ts'

const vapid = { publicKey: '', authorize: () => Promise.resolve('vapid') }
const { log } = fastify({ logger: false })
const pair = createECDH('prime256v1')
pair.generateKeys()
const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
const message = { text: '{}', topic: 'dose', ttlSeconds: 60 }

it.each([
  ['fcm.googleapis.com', true],
  ['updates.push.services.mozilla.com', true],
  ['wns2-pn1p.notify.windows.com', true],
  ['web.push.apple.com', true],
  ['fcm.googleapis.com.example.org', false],
  ['push.services.mozilla.com.example.org', false],
  ['evilnotify.windows.com', false],
  ['a.example.com', false],
])('%s is a push service that browsers use: %s', (host, is) => {
  expect(isListed(host, knownPushServices)).toBe(is)
  expect(
    openPush(vapid, { own: null, known: knownPushServices }, log).accepts({
      endpoint: `https://${host}/x`,
      ...keys,
    }),
  ).toBe(is)
})

it('every public host is, if configured so', () => {
  const push = openPush(vapid, { own: null, known: ['*'] }, log)
  expect(push.accepts({ endpoint: 'https://a.example.com/x', ...keys })).toBe(true)
  expect(push.accepts({ endpoint: 'https://127.0.0.1/x', ...keys })).toBe(false)
})

it('checks a stored address again: sends nothing to an internal one', async () => {
  let asked = 0
  const server = createServer((_, answer) => {
    asked += 1
    answer.writeHead(201).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send = (own: URL | null) =>
    openPush(vapid, { own, known: knownPushServices }, log).send(
      { endpoint: `${url}/x`, ...keys },
      message,
      new Date(),
    )
  expect([await send(new URL(url)), asked]).toEqual([{ is: 'sent' }, 1])
  expect([await send(null), asked]).toEqual([{ is: 'refused' }, 1])
  server.closeAllConnections()
  server.close()
})
