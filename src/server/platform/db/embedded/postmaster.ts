import { execFile, spawn } from 'node:child_process'
import { closeSync, fchownSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Binaries } from './binaries/binaries.ts'
import type { DataFolder } from './disk/data-folder.ts'
import type { Endpoint } from './endpoint.ts'
import { findStalePid, isPostmasterOf, type Postmaster } from './postmaster-file.ts'
import { logFile } from './server-log.ts'
import { programEnvironment, serverArguments, type ServerSettings } from './server-settings.ts'

export interface Spawned {
  pid: number | undefined
  hasEnded(): boolean
}

/** Starts PostgreSQL in its own session, so that neither Ctrl-C in our terminal nor our death reaches it. */
export async function spawnPostmaster(
  binaries: Binaries,
  folder: DataFolder,
  endpoint: Endpoint,
  further: ServerSettings,
): Promise<Spawned> {
  const { account, cluster } = folder
  const log = openSync(logFile(folder), 'a', 0o600)
  if (account) fchownSync(log, account.uid, account.gid)
  const child = spawn(binaries.postgres, serverArguments(cluster, endpoint, further), {
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
    cwd: folder.path,
    env: { ...programEnvironment(), ...(await pardonStalePid(cluster)) },
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  })
  closeSync(log)
  let ended = false
  child.once('exit', () => (ended = true))
  child.once('error', () => (ended = true))
  child.unref()
  return { pid: child.pid, hasEnded: () => ended }
}

/** Ends it like a power cut: committed data is recovered on the next start. */
export function quitPostmaster({ pid }: Postmaster, cluster: string, binaries: Binaries): Promise<void> {
  return signal(pid, 'SIGQUIT', cluster, binaries)
}

/**
 * Fast shutdown: ends sessions and writes everything out. After a minute it is killed, and recovery does the rest.
 * One that outlasts even that (stopped, or on a dead disk) is left for the next start to adopt.
 */
export async function stopPostmaster(
  { pid }: Postmaster,
  cluster: string,
  binaries: Binaries,
): Promise<void> {
  for (const name of ['SIGINT', 'SIGQUIT'] as const) {
    await signal(pid, name, cluster, binaries)
    if (await hasEndedWithin(60_000, pid, cluster)) return
  }
}

async function hasEndedWithin(ms: number, pid: number, cluster: string): Promise<boolean> {
  const until = Date.now() + ms
  while (await isPostmasterOf(pid, cluster)) {
    if (Date.now() > until) return false
    await sleep(10)
  }
  return true
}

async function signal(
  pid: number,
  name: 'SIGINT' | 'SIGQUIT',
  cluster: string,
  binaries: Binaries,
): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no signals; pg_ctl uses the postmaster's own pipe.
    const mode = name === 'SIGINT' ? 'fast' : 'immediate'
    await promisify(execFile)(binaries.pgCtl, ['stop', '-D', cluster, '-m', mode, '-W']).catch(
      () => undefined,
    )
    return
  }
  try {
    process.kill(pid, name)
  } catch {
    // It has ended in between.
  }
}

/**
 * After a reboot the pid in the lock file may belong to any other program, and PostgreSQL would then refuse to start.
 * It ignores the pid named here; its shared memory check still applies.
 */
async function pardonStalePid(cluster: string): Promise<NodeJS.ProcessEnv> {
  const pid = await findStalePid(cluster)
  return pid === null ? {} : { PG_GRANDPARENT_PID: String(pid) }
}
