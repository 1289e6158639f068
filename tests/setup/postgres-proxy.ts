import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { Connection } from '../../src/server/platform/db/database.ts'

/** A TCP proxy in front of PostgreSQL that fails the way networks do. */
export interface PostgresProxy {
  connection: Connection
  /** How many open connections PostgreSQL has through it. */
  openConnections(): number
  /** How many connections were opened so far. */
  openedSoFar(): number
  /** Resets every connection; new ones are refused until `restore`. */
  cut(): void
  /** Goes silent without FIN or RST: existing connections stay open and transfer nothing. New ones work. */
  freeze(): void
  /** New connections work again. */
  restore(): void
  close(): Promise<void>
}

export async function openPostgresProxy(behind: Connection): Promise<PostgresProxy> {
  const open = new Set<{ near: Socket; far: Socket }>()
  let isCut = false
  let opened = 0
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(addressOf(behind))
    const pair = { near, far }
    open.add(pair)
    opened += 1
    near.pipe(far)
    far.pipe(near)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(pair)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const destroyAll = () => {
    for (const { near, far } of open) {
      near.resetAndDestroy()
      far.destroy()
    }
  }
  return {
    connection: { ...behind, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    openConnections: () => open.size,
    openedSoFar: () => opened,
    cut() {
      isCut = true
      destroyAll()
    },
    freeze() {
      for (const { near, far } of open) {
        near.unpipe(far).resume()
        far.unpipe(near).resume()
      }
    },
    restore: () => (isCut = false),
    async close() {
      destroyAll()
      server.close()
      await once(server, 'close')
    },
  }
}

function addressOf({ host = '127.0.0.1', port = 5432 }: Connection) {
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}
