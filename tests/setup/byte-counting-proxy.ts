import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Bytes on a connection since its last request began. */
interface Exchange {
  /** `GET /api/vitals`, without the query. */
  what: string
  sent: number
  received: number
}

/** A proxy in front of a server that counts every byte of TCP payload, including headers and streams. */
export interface Wire {
  url: string
  /** All bytes so far, both ways. */
  total(): number
  /**
   * Bytes by request, the largest first; a connection carries one request at a time. Over TLS there is a single
   * unnamed entry.
   */
  list(): { what: string; times: number; bytes: number }[]
  close(): Promise<void>
}

export async function openWire(behind: string): Promise<Wire> {
  const { protocol, port, hostname } = new URL(behind)
  const exchanges: Exchange[] = []
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    let now: Exchange = { what: 'nothing asked', sent: 0, received: 0 }
    exchanges.push(now)
    near.on('data', (part: Buffer) => {
      const asked = /^([A-Z]+ [^ ?]+)[^ ]* HTTP\/1\.1\r\n/.exec(part.toString('latin1', 0, 2_000))?.[1]
      if (asked) exchanges.push((now = { what: asked, sent: 0, received: 0 }))
      now.sent += part.length
      far.write(part)
    })
    far.on('data', (part: Buffer) => {
      now.received += part.length
      near.write(part)
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `${protocol}//127.0.0.1:${(server.address() as AddressInfo).port}`,
    total: () => exchanges.reduce((sum, { sent, received }) => sum + sent + received, 0),
    list() {
      const byName = groupByName(exchanges)
      return [...byName]
        .map(([what, all]) => ({
          what,
          times: all.length,
          bytes: all.reduce((sum, { sent, received }) => sum + sent + received, 0),
        }))
        .filter(({ bytes }) => bytes > 0)
        .toSorted((a, b) => b.bytes - a.bytes)
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function groupByName(exchanges: Exchange[]): Map<string, Exchange[]> {
  const byName = new Map<string, Exchange[]>()
  for (const one of exchanges) byName.set(one.what, [...(byName.get(one.what) ?? []), one])
  return byName
}
