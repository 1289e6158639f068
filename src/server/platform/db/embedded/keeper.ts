import { setTimeout as sleep } from 'node:timers/promises'
import { isOutOfRoom, setBallast } from './disk/ballast.ts'
import { takeFolder } from './folder-lock.ts'
import { findPostmaster } from './postmaster-file.ts'
import { stopPostmaster } from './postmaster.ts'
import { trimLog } from './server-log.ts'
import { appRole, reach, type Reached, type Server } from './server.ts'

const choresEveryMs = 2_000

/**
 * Holds the folder and keeps its PostgreSQL running: when the session that holds the lock breaks, the database has
 * died or restarted itself, and is brought back, as often and as long as it takes.
 */
export function keepRunning(
  server: Server,
  first: Reached,
  onLost: (why: string) => void,
): { stop(): Promise<void> } {
  let held: Reached | null = null
  let returning: Promise<void> = Promise.resolve()
  let chores: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  // Rounds never overlap: on a slow disk two at once would trim the same log and write the same ballast.
  function beginChores(): void {
    chores = doChores(server).then(() => {
      if (!server.isStopping) timer = setTimeout(beginChores, choresEveryMs).unref()
    })
  }

  function hold(reached: Reached): void {
    held = reached
    reached.client.once('end', () => {
      held = null
      if (!server.isStopping) returning = comeBack()
    })
  }

  async function comeBack(): Promise<void> {
    onLost('its process ended or began anew')
    for (let waitMs = 50; !server.isStopping; waitMs = Math.min(waitMs * 2, 2_000)) {
      try {
        hold(await takeFolder(server, true))
        return
      } catch (error) {
        if (!server.isStopping) onLost(error instanceof Error ? error.message : String(error))
      }
      await sleep(waitMs)
    }
  }

  async function stop(): Promise<void> {
    clearTimeout(timer)
    server.isStopping = true
    await Promise.all([returning, chores])
    const postmaster = await findPostmaster(server.folder.cluster)
    // Without the lock it may by now belong to another app, unless we have just started it.
    const isOurs = held !== null || postmaster?.pid === server.spawned?.pid
    if (postmaster && isOurs) await stopPostmaster(postmaster, server.folder.cluster, server.binaries)
    await held?.client.end().catch(() => undefined)
  }

  hold(first)
  beginChores()
  return { stop }
}

async function doChores(server: Server): Promise<void> {
  try {
    await trimLog(server.folder)
    await setBallast(server.folder)
    // Trying to connect as the app is enough: `reach` frees the ballast when there is no room to open a session.
    if (await isOutOfRoom(server.folder)) await (await reach(server, server.endpoint, appRole))?.end()
  } catch {
    // The disk may be unavailable for a moment; the next round checks again.
  }
}
