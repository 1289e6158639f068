import * as v from 'valibot'
import { done } from '../kit/schemas.ts'

const endpoint = v.pipe(v.string('invalid'), v.maxLength(1000, 'tooLong'), v.url('invalid'))

/** 65 bytes: a point on P-256. */
const p256dh = v.pipe(v.string('invalid'), v.regex(/^B[\w-]{86}$/, 'invalid'))

/** 16 bytes. */
const auth = v.pipe(v.string('invalid'), v.regex(/^[\w-]{22}$/, 'invalid'))

/** As in the browser's PushSubscription. */
const address = v.object({ endpoint, p256dh, auth })

const device = v.object({
  endpoint: v.string(),
  language: v.picklist(['en', 'hi', 'pa'], 'invalid'),
  /** False: the notification shows the time but not the medicine. */
  showsName: v.boolean('invalid'),
})

export const readPushSubscription = {
  answer: v.object({ publicKey: v.string(), device: v.nullable(device) }),
}

export const subscribePush = {
  body: v.object({ ...address.entries, ...device.entries, endpoint }),
  answer: device,
}

export const unsubscribePush = {
  answer: done,
}

export const renewPushSubscription = {
  body: v.object({ known: v.object({ endpoint, auth }), next: address }),
  answer: done,
}
