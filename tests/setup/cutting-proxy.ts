import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line to a server that is cut, once, in the middle of what is sent to one path. */
export interface CuttingProxy {
  url: string
  /** Bytes sent to that path so far, with headers. */
  sent(): number
  isCut(): boolean
  /** Lets connections through again. */
  mend(): void
  close(): Promise<void>
}

/** Cuts every connection after `cutAfterBytes` were sent in requests whose path has `part` in it. */
export async function openCuttingProxy(
  behind: string,
  { part, cutAfterBytes }: { part: string; cutAfterBytes: number },
): Promise<CuttingProxy> {
  const { protocol, port, hostname } = new URL(behind)
  const open = new Set<Socket>()
  let sent = 0
  let state: 'whole' | 'cut' | 'mended' = 'whole'

  function cut(): void {
    state = 'cut'
    for (const socket of open) socket.destroy()
  }

  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    const far = connect(Number(port), hostname)
    let isCounted = false
    near.on('data', (piece: Buffer) => {
      const asked = /^[A-Z]+ (\S+) HTTP\/1\.1\r\n/.exec(piece.toString('latin1', 0, 2_000))?.[1]
      if (asked !== undefined) isCounted = asked.includes(part)
      if (isCounted) sent += piece.length
      if (state === 'whole' && sent > cutAfterBytes) cut()
      else far.write(piece)
    })
    far.on('data', (piece: Buffer) => near.write(piece))
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
    sent: () => sent,
    isCut: () => state === 'cut',
    mend: () => (state = 'mended'),
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
