import * as v from 'valibot'
import { defineContract } from '../kit/contract.ts'
import { done } from '../kit/schemas.ts'

/** More browsers than one person looks at. */
export const maxPushSubscriptions = 10

const endpoint = v.pipe(v.string('invalid'), v.maxLength(1000, 'tooLong'), v.url('invalid'))
/** 65 bytes: a point of P-256. */
const p256dh = v.pipe(v.string('invalid'), v.regex(/^B[\w-]{86}$/, 'invalid'))
/** 16 bytes. */
const auth = v.pipe(v.string('invalid'), v.regex(/^[\w-]{22}$/, 'invalid'))

/** As the browser's PushSubscription says it. */
const address = v.object({ endpoint, p256dh, auth })

const device = v.object({
  endpoint: v.string(),
  language: v.picklist(['en', 'hi', 'pa'], 'invalid'),
  /** False: whoever sees the screen reads the time, and not which medicine. */
  showsName: v.boolean('invalid'),
})

const own = { access: ['patient'], status: 200, audited: false, outbox: 'now' } as const

export const readPushSubscription = defineContract({
  ...own,
  name: 'devices.read',
  summary: 'The key that a browser ties its push subscription to, and whether this sign-in rings already',
  method: 'GET',
  path: '/api/devices',
  answer: v.object({ publicKey: v.string(), device: v.nullable(device) }),
  refusals: {},
  kept: true,
})

export const subscribePush = defineContract({
  ...own,
  name: 'devices.ring',
  summary: 'Doses ring on this browser, until logout. One for each sign-in: another takes its place',
  method: 'POST',
  path: '/api/devices',
  body: v.object({ ...address.entries, ...device.entries, endpoint }),
  answer: device,
  refusals: { noPushService: 422, tooMany: 409 },
})

export const unsubscribePush = defineContract({
  ...own,
  name: 'devices.silence',
  summary: 'This sign-in rings no more',
  method: 'POST',
  path: '/api/devices/silence',
  answer: done,
  refusals: {},
})

export const renewPushSubscription = defineContract({
  ...own,
  name: 'devices.renew',
  summary: 'The browser was given another address. Whoever knows the old one with its secret may say so',
  method: 'POST',
  path: '/api/devices/renew',
  /** The service worker that hears of it has no token. */
  access: 'anyone',
  body: v.object({ known: v.object({ endpoint, auth }), next: address }),
  answer: done,
  refusals: { noPushService: 422 },
})
