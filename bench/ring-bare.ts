import { createECDH, randomBytes } from 'node:crypto'
import http from 'node:http'
import { encrypt } from '../src/server/platform/push/encrypt.ts'

export interface BareOptions {
  url: string
  messages: number
  connections: number
}
export interface BareTimes {
  /** All messages encrypted, and nothing else; in ms. */
  sealing: number
  /** One encrypted message sent to all, and nothing else; in ms. */
  sending: number
}

process.on('disconnect', () => process.exit())
process.on('message', (options: BareOptions) => {
  run(options).then(
    (times) => process.send?.(times),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})

async function run({ url, messages, connections }: BareOptions): Promise<BareTimes> {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys().toString('base64url')
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
  const begunAt = performance.now()
  for (let n = 0; n < messages; n += 1) encrypt('{"title":"Time for your medicine"}', keys)
  const sealing = performance.now() - begunAt

  const body = encrypt('{"title":"Time for your medicine"}', keys)
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  let sent = 0
  async function keepSending(): Promise<void> {
    while (sent < messages) {
      sent += 1
      await post(`${url}/bare/${sent}`, body, agent)
    }
  }
  const sendingAt = performance.now()
  await Promise.all(Array.from({ length: connections }, keepSending))
  agent.destroy()
  return { sealing, sending: performance.now() - sendingAt }
}

function post(url: string, body: Buffer, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-length': body.length }
    const asked = http.request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', resolve)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
