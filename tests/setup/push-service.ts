import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'

/** A message delivered by the push service, decrypted with the receiving browser's keys. */
export interface Pushed {
  /** The browser's index. */
  device: number
  shown: { title: string; body: string; tag: string; language: string; at: number }
  ttlSeconds: number
  topic: string
  urgency: string
  bytes: number
  /** The sender's Authorization header. */
  authorization: string
}

/** Instead of a status: the message is accepted, and the connection breaks before the sender gets the answer. */
export const lost = 0

type Said = number | { status: number; retryAfter: string }
type Say = (pushed: Pushed) => Said | Promise<Said>

/**
 * A push service following the standards (RFC 8030, 8188, 8291, 8292), with browsers that subscribe to it: it
 * authenticates the sender, and each browser decrypts its messages. Anything that does not fit is reported in
 * `wrong`.
 */
export async function openPushService() {
  const browsers: { pair: ECDH; auth: Buffer }[] = []
  const pushed: Pushed[] = []
  const wrong: string[] = []
  let say: Say = () => 201
  let key = ''

  async function receive(request: IncomingMessage): Promise<Said> {
    const body = Buffer.concat((await request.toArray()) as Buffer[])
    const device = Number(/^\/browser\/(\d+)$/.exec(request.url ?? '')?.[1])
    const browser = browsers[device]
    if (request.method !== 'POST' || !browser) return 404
    const { headers } = request
    await checkSender(headers.authorization ?? '', url, key)
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another content encoding')
    const one: Pushed = {
      device,
      shown: JSON.parse(open(body, browser.pair, browser.auth)) as Pushed['shown'],
      ttlSeconds: Number(headers.ttl),
      topic: String(headers.topic),
      urgency: String(headers.urgency),
      bytes: body.length,
      authorization: headers.authorization ?? '',
    }
    if (!/^[\w-]{1,32}$/.test(one.topic)) throw new Error(`no topic: ${one.topic}`)
    pushed.push(one)
    return say(one)
  }

  const server = createServer((request, answer) => {
    void receive(request)
      .catch((error: unknown) => {
        wrong.push(String(error))
        return 400
      })
      .then((said) => {
        const { status, retryAfter } = typeof said === 'number' ? { status: said, retryAfter: '' } : said
        if (status === lost) request.socket.destroy()
        else answer.writeHead(status, retryAfter === '' ? {} : { 'retry-after': retryAfter }).end()
      })
  })
  let connections = 0
  server.on('connection', () => (connections += 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    pushed,
    wrong,
    /** How many connections were opened in all. */
    connections: () => connections,
    /** A new browser: returns its subscription. `publicKey` is that of the allowed sender. */
    subscribe(publicKey: string) {
      key = publicKey
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      const device = browsers.push({ pair, auth }) - 1
      return {
        device,
        endpoint: `${url}/browser/${device}`,
        p256dh: pair.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      }
    },
    /** Sets how it answers from now on. */
    says: (how: Say) => void (say = how),
    close() {
      server.closeAllConnections()
      server.close()
      return once(server, 'close')
    },
  }
}
export type PushService = Awaited<ReturnType<typeof openPushService>>

/** RFC 8292: signed with the key that the browser subscribed with, for this service, with an expiry. */
async function checkSender(authorization: string, audience: string, publicKey: string): Promise<void> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error('another sender than the browser subscribed with')
  const point = Buffer.from(key, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, 'ES256')
  // The town's clock may be at any date.
  const currentDate = new Date(0)
  const { payload } = await jwtVerify(token, jwk, { audience, algorithms: ['ES256'], currentDate })
  if (!/^(https:|mailto:)/.test(payload.sub ?? '')) throw new Error('nobody to complain to')
  if (payload.exp === undefined) throw new Error('valid for ever')
}

/** RFC 8291, on the browser's side. */
function open(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const theirs = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32))
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length))
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  const end = plain.lastIndexOf(2)
  if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no proper padding')
  return plain.subarray(0, end).toString('utf8')
}
