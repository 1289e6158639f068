import { execFile } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Endpoint } from './endpoint.ts'

/** A PostgreSQL running on our data folder, as described by its lock file. */
export interface Postmaster {
  pid: number
  endpoint: Endpoint
  isReady: boolean
}

/** The postmaster of this cluster if one is alive; the lock file of a dead one counts as none. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const lines = await readLockFile(cluster)
  const pid = Number(lines[0])
  if (!(pid > 0) || !(await isPostmasterOf(pid, cluster))) return null
  return { pid, endpoint: endpointOf(lines), isReady: lines[7] === 'ready' }
}

/**
 * A postmaster in another container on the same folder has a pid that means nothing here, so PostgreSQL would start a
 * second time on its data. But its socket is in the folder, and answers.
 */
export async function answersElsewhere(cluster: string): Promise<boolean> {
  const { transport, host, port } = endpointOf(await readLockFile(cluster))
  if (transport !== 'socket') return false
  return new Promise((resolve) => {
    const socket = connect(path.join(host, `.s.PGSQL.${port}`))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => resolve(true))
    socket.once('connect', () => socket.destroy())
  })
}

function endpointOf([, , , port, socketFolder, address]: string[]): Endpoint {
  if (socketFolder) return { transport: 'socket', host: socketFolder, port: Number(port) }
  return { transport: 'loopback', host: address ?? '', port: Number(port) }
}

/** The pid in a lock file whose postmaster is dead, or null. */
export async function findStalePid(cluster: string): Promise<number | null> {
  const pid = Number((await readLockFile(cluster))[0])
  return pid > 0 && !(await isPostmasterOf(pid, cluster)) ? pid : null
}

async function readLockFile(cluster: string): Promise<string[]> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  return text.split('\n').map((line) => line.trim())
}

/** Whether this pid is alive and a PostgreSQL of this cluster, not another process that reused the pid. */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
    if (!words[0]) return isPostgresExiting(pid)
    if (!words[0].endsWith('postgres')) return false
    // The folder may have been renamed since; the link is unreadable in containers that drop root's ptrace
    // capability.
    return (
      words[words.indexOf('-D') + 1] === cluster ||
      (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster
    )
  }
  if (process.platform === 'win32') {
    return (await outputOf('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'])).includes(
      'postgres.exe',
    )
  }
  return (await outputOf('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).includes(
    `postgres -D ${cluster} `,
  )
}

/**
 * A process that exits loses its command line before its sockets: until it is a zombie (state Z) its socket still
 * accepts connections, as if another PostgreSQL answered there.
 */
async function isPostgresExiting(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return /^\d+ \(postgres\) [^ZX]/.test(stat)
}

async function outputOf(tool: string, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(tool, args).catch(() => ({ stdout: '' }))
  return stdout
}
