import { Agent, request as requestPlain } from 'node:http'
import { Agent as SecureAgent, request as requestSecure } from 'node:https'
import type { FastifyBaseLogger } from 'fastify'
import { areKeys, encrypt, type DeviceKeys } from './encrypt.ts'
import { isPublicName, lookUpPublic } from '../outgoing/public-hosts.ts'
import { isListed } from './push-services.ts'
import type { Vapid } from './vapid.ts'

/** A browser's push subscription, as the browser reports it. */
export interface Address extends DeviceKeys {
  endpoint: string
}
export interface Message {
  /** JSON that the service worker reads. */
  text: string
  /** At most 32 characters: a later message with the same topic replaces one that is still waiting. */
  topic: string
  /** How long the service keeps it for a phone that is off. */
  ttlSeconds: number
}
/** gone: the subscription has ended. later: worth retrying. refused: not worth retrying. */
export type Outcome =
  { is: 'sent' } | { is: 'gone' } | { is: 'refused' } | { is: 'later'; afterSeconds: number }

export interface Push {
  /** The VAPID key that the browser's subscription is bound to. */
  publicKey: string
  /** Whether messages may be sent there at all. Checked without a network request. */
  accepts(address: Address): boolean
  send(address: Address, message: Message, now: Date): Promise<Outcome>
}

/** A service that does not answer within this time is tried again later. */
const timeoutMs = 10_000
/** Connections are reused, and closed after idling for a while. */
const lines = { keepAlive: true, maxFreeSockets: 64, timeout: timeoutMs }

interface Services {
  /** The only one allowed to be internal: one of our own, or a test's. */
  own: URL | null
  /** Hosts of the other services, see push-services.ts. */
  known: readonly string[]
}

export function openPush(vapid: Vapid, { own, known }: Services, log: FastifyBaseLogger): Push {
  const isOwn = (url: URL) => own !== null && url.origin === own.origin
  const mayPost = (url: URL) => isOwn(url) || (isPublicName(url) && isListed(url.hostname, known))
  const [postOut, postInside] = [openLines(true), openLines(false)]

  return {
    publicKey: vapid.publicKey,
    accepts({ endpoint, ...keys }) {
      const url = URL.canParse(endpoint) ? new URL(endpoint) : null
      return url !== null && mayPost(url) && areKeys(keys)
    },
    async send({ endpoint, ...keys }, { text, topic, ttlSeconds }, now) {
      const url = new URL(endpoint)
      // It may have been stored under a different list.
      if (!mayPost(url)) {
        log.warn({ service: url.host }, 'a push service is not listed')
        return { is: 'refused' }
      }
      const headers = {
        authorization: await vapid.authorize(url, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(0, Math.round(ttlSeconds))),
        // A dose is due: worth waking a phone that saves battery.
        urgency: 'high',
        topic,
      }
      try {
        const answer = await (isOwn(url) ? postInside : postOut)(url, headers, encrypt(text, keys))
        const outcome = outcomeOf(answer)
        // Host only: the rest of the URL is a secret that allows sending to this device.
        if (outcome.is === 'refused')
          log.warn({ service: url.host, status: answer.status }, 'a push was refused')
        return outcome
      } catch {
        return { is: 'later', afterSeconds: 0 }
      }
    },
  }
}

interface Answer {
  status: number
  retryAfter: string
}

/** RFC 8030: 201 is accepted; 404 or 410 mean the subscription has ended; 429 and 5xx mean retry later. */
function outcomeOf({ status, retryAfter }: Answer): Outcome {
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone' }
  if (status !== 429 && status < 500) return { is: 'refused' }
  return { is: 'later', afterSeconds: /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : 0 }
}

type Send = (url: URL, headers: Record<string, string>, body: Buffer) => Promise<Answer>

/** Does not follow redirects, and reads only the status and headers. `isOpen`: public internet only. */
function openLines(isOpen: boolean): Send {
  const lookup = isOpen ? { lookup: lookUpPublic } : {}
  const [plain, secure] = [new Agent({ ...lines, ...lookup }), new SecureAgent({ ...lines, ...lookup })]

  return function post(url, headers, body) {
    const isSecure = url.protocol === 'https:'
    const send = isSecure ? requestSecure : requestPlain
    return new Promise((resolve, reject) => {
      const options = {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        signal: AbortSignal.timeout(timeoutMs),
        agent: isSecure ? secure : plain,
      }
      const asked = send(url, options, (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? '' })
      })
      asked.on('error', reject)
      asked.end(body)
    })
  }
}
