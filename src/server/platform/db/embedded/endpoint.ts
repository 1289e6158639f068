import { randomInt } from 'node:crypto'
import { chmod, chown, lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { Account } from './binaries/account.ts'
import { shortHash, unusable, type DataFolder } from './disk/data-folder.ts'

export type Transport = 'socket' | 'loopback'

/** Where PostgreSQL listens: `host` is a folder for a socket, and then the port is only part of its name. */
export interface Endpoint {
  transport: Transport
  host: string
  port: number
}

// A socket path may have 104 (macOS) or 108 bytes, including `/.s.PGSQL.5432`.
const longestSocketFolder = 88

export async function chooseEndpoint(folder: DataFolder, transport: Transport): Promise<Endpoint> {
  if (transport === 'loopback') return { transport, host: '127.0.0.1', port: await rememberedPort(folder) }
  const inside = path.join(folder.path, 'socket')
  const fits = Buffer.byteLength(inside) <= longestSocketFolder
  return { transport, host: fits ? inside : temporaryFolder(folder), port: 5432 }
}

/** Creates the socket's folder before each start: temporary-file cleaners may have removed it. */
export async function prepareEndpoint(endpoint: Endpoint, account: Account | null): Promise<void> {
  if (endpoint.transport === 'loopback') return
  const uid = account?.uid ?? process.getuid?.()
  const made = await mkdir(endpoint.host, { mode: 0o700 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      return false
    },
  )
  if (made && account) await chown(endpoint.host, account.uid, account.gid)
  // In the shared temporary folder anybody may have created it first, or a link instead.
  const found = await lstat(endpoint.host)
  if (!found.isDirectory() || found.uid !== uid) {
    throw unusable(endpoint.host, 'for the socket belongs to another account', 'remove it')
  }
  await chmod(endpoint.host, 0o700)
}

/** Only the folder outside the data folder needs removing. */
export async function clearEndpoint(endpoint: Endpoint, folder: DataFolder): Promise<void> {
  if (endpoint.transport === 'socket' && endpoint.host === temporaryFolder(folder)) {
    await rm(endpoint.host, { recursive: true, force: true })
  }
}

function temporaryFolder(folder: DataFolder): string {
  return path.join(os.tmpdir(), `nabz-${shortHash(folder.cluster)}`)
}

async function rememberedPort(folder: DataFolder): Promise<number> {
  const file = path.join(folder.path, 'port')
  const remembered = Number(await readFile(file, 'utf8').catch(() => ''))
  if (remembered > 0 && (await isFree(remembered))) return remembered
  const port = await findFreePort()
  await writeFile(file, String(port))
  return port
}

// Below the ephemeral port ranges, or an outgoing connection would take it some day.
async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 30_000)
  return (await isFree(port)) ? port : findFreePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
