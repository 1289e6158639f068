import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import { isOutOfRoom, releaseBallast } from './disk/ballast.ts'
import { prepareEndpoint } from './endpoint.ts'
import { answersElsewhere, findPostmaster, type Postmaster } from './postmaster-file.ts'
import { quitPostmaster, spawnPostmaster } from './postmaster.ts'
import { lastProblem, logFile, logLength } from './server-log.ts'
import { inUse, reach, type Reached, type Server } from './server.ts'

interface Attempt {
  begun: number
  /** False: give up after a while; true: retry until stopped. */
  isTireless: boolean
  failures: number
  logBefore: number
  isFull: boolean
  unreadySince: number
  quits: number
}

// Backends of a killed postmaster may finish their statement first; until then no other can start.
const orphanedSessions = /shared memory/
const timeoutMs = {
  ordinary: 5_000,
  fullDisk: 2_000,
  orphanedSessions: 60_000,
  unready: 8_000,
  answering: 300_000,
}

/**
 * Returns a superuser session on the folder's PostgreSQL: waits for one that is starting, recovering or stopping, or
 * starts one. Never starts a second: PostgreSQL's own lock file decides between starters. Retries until stopped with
 * `isTireless`, else throws the reason.
 */
export async function bringUp(server: Server, isTireless: boolean): Promise<Reached> {
  const begun = Date.now()
  const attempt: Attempt = {
    begun,
    unreadySince: begun,
    isTireless,
    failures: 0,
    logBefore: 0,
    isFull: false,
    quits: 0,
  }
  while (!server.isStopping) {
    const postmaster = await findPostmaster(server.folder.cluster)
    const client = postmaster?.isReady ? await reach(server, postmaster.endpoint) : null
    if (postmaster && client) return { client, postmaster }
    if (postmaster) await attend(server, postmaster, attempt)
    else if (server.spawned?.hasEnded() ?? true) await startAnew(server, attempt)
    await sleep(20)
  }
  throw new Error('stopped while starting')
}

async function startAnew(server: Server, attempt: Attempt): Promise<void> {
  if (await answersElsewhere(server.folder.cluster)) throw inUse(server)
  if (server.spawned) await recoverFrom(server, attempt)
  attempt.logBefore = await logLength(server.folder)
  await prepareEndpoint(server.endpoint, server.folder.account)
  server.spawned = await spawnPostmaster(server.binaries, server.folder, server.endpoint, server.settings)
  attempt.unreadySince = Date.now()
}

/**
 * A postmaster that hit a full disk during recovery can wait forever for one of its own processes, even when there is
 * room again: so it is killed and restarted, each time with twice the timeout, as recovery may just be slow.
 */
async function attend(server: Server, postmaster: Postmaster, attempt: Attempt): Promise<void> {
  const { folder, binaries } = server
  const waitedMs = Date.now() - attempt.begun
  if (!attempt.isTireless && waitedMs > timeoutMs.answering) throw silent(server, postmaster)
  if (postmaster.isReady) return
  const isFull = await isOutOfRoom(folder)
  if (isFull) await releaseBallast(folder)
  if (isFull !== attempt.isFull) Object.assign(attempt, { isFull, unreadySince: Date.now(), quits: 0 })
  if (Date.now() - attempt.unreadySince < timeoutMs.unready * 2 ** Math.min(attempt.quits, 6)) return
  await quitPostmaster(postmaster, folder.cluster, binaries)
  if (isFull && !attempt.isTireless) throw full(server)
  Object.assign(attempt, { unreadySince: Date.now(), quits: attempt.quits + 1 })
}

async function recoverFrom(server: Server, attempt: Attempt): Promise<void> {
  const { folder } = server
  attempt.failures += 1
  if (await releaseBallast(folder)) return
  const waitedMs = attempt.isTireless ? 0 : Date.now() - attempt.begun
  if (waitedMs > timeoutMs.fullDisk && (await isOutOfRoom(folder))) throw full(server)
  const problem = await lastProblem(folder, attempt.logBefore)
  const isWaiting = orphanedSessions.test(problem)
  if (waitedMs > (isWaiting ? timeoutMs.orphanedSessions : timeoutMs.ordinary)) {
    const sentence = `PostgreSQL does not start on ${folder.path} (${problem || 'it says nothing'}): see ${logFile(folder)}.`
    throw new StartupError('databaseDoesNotStart', sentence)
  }
  await sleep(Math.min(25 * 2 ** attempt.failures, 2_000))
}

function full({ folder }: Server): StartupError {
  return new StartupError('diskFull', `The disk of ${folder.path} is full: make room there and start again.`)
}

function silent({ folder }: Server, { pid }: Postmaster): StartupError {
  const sentence = `PostgreSQL runs on ${folder.path} as process ${pid} and does not answer: end it, for example with "kill ${pid}", and start again.`
  return new StartupError('databaseDoesNotStart', sentence)
}
