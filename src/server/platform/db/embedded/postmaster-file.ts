import { execFile } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Endpoint } from './endpoint.ts'

/** A PostgreSQL that runs on our data folder, as its own lock file describes it. */
export interface Postmaster {
  pid: number
  endpoint: Endpoint
  isReady: boolean
}

/** The postmaster of this cluster if one is alive; a lock file left by a dead one counts as none. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const lines = await readLockFile(cluster)
  const pid = Number(lines[0])
  if (!(pid > 0) || !(await isPostmasterOf(pid, cluster))) return null
  const [, , , port, socketFolder, address, , status] = lines
  const endpoint: Endpoint = socketFolder
    ? { transport: 'socket', host: socketFolder, port: Number(port) }
    : { transport: 'loopback', host: address ?? '', port: Number(port) }
  return { pid, endpoint, isReady: status === 'ready' }
}

/** The number in a lock file whose postmaster is dead, or null. */
export async function findStalePid(cluster: string): Promise<number | null> {
  const pid = Number((await readLockFile(cluster))[0])
  return pid > 0 && !(await isPostmasterOf(pid, cluster)) ? pid : null
}

async function readLockFile(cluster: string): Promise<string[]> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  return text.split('\n').map((line) => line.trim())
}

/** Whether this process is alive and a PostgreSQL of this cluster, not another that got its number. */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
    if (!words[0]?.endsWith('postgres')) return false
    // The folder may have been renamed since; the link is hidden where containers drop root's right to trace.
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

async function outputOf(tool: string, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(tool, args).catch(() => ({ stdout: '' }))
  return stdout
}
