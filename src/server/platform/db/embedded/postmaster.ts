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

/** Starts PostgreSQL in a session of its own: neither Ctrl-C in our terminal nor our death reaches it. */
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

/** Ends it like a power cut would: what was committed is recovered at the next start. */
export function quitPostmaster({ pid }: Postmaster, cluster: string, binaries: Binaries): Promise<void> {
  return signal(pid, 'SIGQUIT', cluster, binaries)
}

/**
 * Ends sessions at once and writes everything out; after a minute without an end, recovery may do that. One that
 * outlasts that as well (halted, or upon a dead disk) is left to the next start, which adopts it.
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
    // Windows has no signals; pg_ctl speaks to the postmaster's own pipe.
    const mode = name === 'SIGINT' ? 'fast' : 'immediate'
    await promisify(execFile)(binaries.pgCtl, ['stop', '-D', cluster, '-m', mode, '-W']).catch(
      () => undefined,
    )
    return
  }
  try {
    process.kill(pid, name)
  } catch {
    // Gone in between.
  }
}

/**
 * After a restart of the machine the number in the lock file may be that of any other program, and PostgreSQL
 * would then refuse to start. It overlooks the number named here; its check of shared memory still holds.
 */
async function pardonStalePid(cluster: string): Promise<NodeJS.ProcessEnv> {
  const pid = await findStalePid(cluster)
  return pid === null ? {} : { PG_GRANDPARENT_PID: String(pid) }
}
