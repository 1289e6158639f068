import { setTimeout as sleep } from 'node:timers/promises'
import { clusterIn } from '../../src/server/platform/db/embedded/disk/data-folder.ts'
import { findPostmaster } from '../../src/server/platform/db/embedded/postmaster-file.ts'
import { childrenOf } from './processes.ts'
import { startProgram, type Program } from './program.ts'
import type { Random } from './random.ts'
import type { Write } from './writes.ts'

/** The server under test, and everything its people wrote. */
export interface Town {
  /** Where the data really is. */
  place: string
  random: Random
  server: Program
  writes: Write[]
  /** Failures that no kill explains. */
  failures: string[]
  /** Duration of each start after a kill, in milliseconds. */
  starts: number[]
  isClosing: boolean
  /** The URL of the running server; waits while it starts. */
  whereIsIt(): Promise<string>
  /**
   * Starts the server on its folder and waits until it is ready. Its clock is `minutes` further than before, and a few
   * seconds before a full minute, when the timed steps of alarms are taken: the next kill often hits one.
   */
  start(minutes?: number): Promise<void>
  /** Its server's time, in milliseconds. */
  now(): number
  /** The settings that give a server the clock of this town. */
  clock(): Record<string, string>
  /** Makes callers wait for the next start. */
  resetAddress(): void
}

const longestRecoveryMs = 180_000
const minuteMs = 60_000
/** More than the clock moves on in a run. */
const clockBehindMs = 2 * 60 * minuteMs

function clockAhead(ms: number): Record<string, string> {
  const clock = new URL('../setup/fake-clock-fixed.mjs', import.meta.url).pathname
  return { TEST_CLOCK_AHEAD_MS: String(Math.round(ms)), NODE_OPTIONS: `--import ${clock}` }
}

/** `minutesPerStart`: how much further the server's clock is after each start. */
export async function openTown(
  program: string[],
  dataDir: string,
  { random, minutesPerStart }: { random: Random; minutesPerStart: number },
): Promise<Town> {
  let address = deferAddress()
  // Behind that of PostgreSQL, which schedules the jobs: else they would wait for it.
  let aheadMs = -clockBehindMs
  let passedMs = 0
  const town: Town = {
    place: dataDir,
    random,
    server: startProgram(program, { DATA_DIR: dataDir }, clockAhead(aheadMs)),
    writes: [],
    failures: [],
    starts: [],
    isClosing: false,
    whereIsIt: () => address.promise,
    async start(minutes = minutesPerStart) {
      passedMs += minutes * minuteMs
      const least = Date.now() - clockBehindMs + passedMs
      const startMs = (town.starts.at(-1) ?? 1_500) + random.between(0, 3_000)
      const fullMinute = Math.ceil(least / minuteMs + 0.1) * minuteMs
      aheadMs = Math.max(aheadMs, fullMinute - startMs - Date.now())
      town.server = startProgram(program, { DATA_DIR: dataDir }, town.clock())
      address.resolve(await town.server.ready)
      town.starts.push(town.server.startedInMs())
    },
    now: () => Date.now() + aheadMs,
    clock: () => clockAhead(aheadMs),
    resetAddress() {
      address = deferAddress()
    },
  }
  address.resolve(await town.server.ready)
  town.place = town.server.place()
  return town
}

/** An address that is awaited before the server is ready. */
function deferAddress(): { promise: Promise<string>; resolve(address: string): void } {
  let resolve: (address: string) => void = () => undefined
  const promise = new Promise<string>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/** The embedded PostgreSQL of a data folder, with its processes; null if none runs. */
export async function findDatabase(dataDir: string): Promise<{ pid: number; sessions: number[] } | null> {
  const postmaster = await findPostmaster(clusterIn(dataDir))
  return postmaster && { pid: postmaster.pid, sessions: childrenOf(postmaster.pid) }
}

/**
 * Waits until PostgreSQL runs: a session may outlive a killed server for a moment and answer for it. Throws if that takes
 * unreasonably long.
 */
export async function awaitDatabase(
  town: Town,
): Promise<NonNullable<Awaited<ReturnType<typeof findDatabase>>>> {
  const patience = Date.now() + longestRecoveryMs
  while (Date.now() < patience) {
    const database = await findDatabase(town.place)
    if (database) return database
    await sleep(25)
  }
  throw new Error(`PostgreSQL was not found running in ${town.place}.`)
}

/** Waits until the server answers from its database again; throws if that takes unreasonably long. */
export async function awaitHealth(town: Town): Promise<void> {
  const patience = Date.now() + longestRecoveryMs
  while (Date.now() < patience) {
    if (town.server.hasEnded()) throw new Error(`the server ended by itself:\n${town.server.lastOutput()}`)
    const url = await town.whereIsIt()
    const answer = await fetch(`${url}/api/health`).catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
    if (answer?.status === 200) return
    await sleep(25)
  }
  throw new Error(`no recovery within ${longestRecoveryMs / 1000} s:\n${town.server.lastOutput()}`)
}
