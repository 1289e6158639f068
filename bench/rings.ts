import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openEmbedded } from '../src/server/platform/db/embedded/embedded.ts'
import type { Connection } from '../src/server/platform/db/database.ts'
import { testKeyFile } from '../tests/setup/key-file.ts'
import { findDatabase } from '../tests/crash/town.ts'
import { launch, saysWhere, type Launched } from '../tests/setup/served.ts'
import { startBareSender, startPushService, type Helper } from './children.ts'
import type { Options } from './options.ts'
import type { ServiceOptions, Tally } from './ring-service.ts'
import { readOutcomes, seedPhones, setTheHour } from './ring-town.ts'
import { urlOf, withClient } from './town.ts'
import { familyOf, processorTime } from './usage.ts'

const connections = 64
/** The round trip to a push service. */
const wayMs = 60
const longestMs = 20 * 60_000

interface Place {
  connection: Connection
  databasePid: number
  service: Helper<ServiceOptions, Tally>
  url: string
  phones: number
  /** The servers to run, with their names in the report. */
  programs: [string, string][]
}

/** How long the built server takes to send the reminders of one minute, compared with bare sending in the same run. */
export async function measureRings(options: Options, tell: (what: string) => void): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nabz-bench-rings-'))
  const embedded = await openEmbedded({ dataDir: folder })
  const service = startPushService()
  try {
    const database = await findDatabase(embedded.dataDir)
    if (!database) throw new Error('PostgreSQL was not found running.')
    await withClient(embedded.connection, (client) => client.query('create database rings'))
    const connection = { ...embedded.connection, database: 'rings' }
    const { url } = await service.tell({ answersAfterMs: 0 })
    const phones = options.isQuick ? 2_000 : 15_000
    const own = options.program.at(-1) ?? ''
    const programs: [string, string][] = [['Nabz', own]]
    if (options.against) programs.unshift(['compared', options.against])
    const place = { connection, databasePid: database.pid, service, url, phones, programs }
    // The first start creates the tables.
    await stopServer(await startServer(own, place))
    await seedPhones(connection, phones, url)
    return await measureAll(place, tell)
  } finally {
    service.stop()
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureAll(place: Place, tell: (what: string) => void): Promise<string> {
  const lines: string[] = []
  const say = (line: string) => {
    lines.push(line)
    tell(line)
  }
  const { url, phones, service } = place
  await service.tell({ answersAfterMs: wayMs })
  const bare = startBareSender()
  const { sealing, sending } = await bare.tell({ url, messages: phones, connections })
  bare.stop()
  const floor = sealing + sending
  say(
    `${phones} messages, answered after ${wayMs} ms. Bare: ${inSeconds(floor)}, of which sealing ${inSeconds(sealing)}`,
  )
  for (const [name, program] of place.programs) {
    for (const servers of [1, 2]) {
      const running = await Promise.all(Array.from({ length: servers }, () => startServer(program, place)))
      const rung = await ringOnce(place, running)
      await Promise.all(running.map(stopServer))
      say(`  ${name}, ${servers} of them: ${describe(rung, floor)}`)
    }
  }
  return lines.join('\n')
}

async function startServer(program: string, { connection, url }: Place): Promise<Launched> {
  const started = launch([program], {
    NODE_ENV: 'production',
    DATABASE_URL: urlOf(connection),
    KEY_FILE: testKeyFile,
    PUSH_SERVICE: url,
    TILE_URL: 'false',
  })
  await saysWhere(started.said)
  return started
}

async function stopServer({ child, ended }: Launched): Promise<void> {
  child.kill('SIGTERM')
  await ended
}

interface Rung {
  tally: Tally
  dueAt: Date
  /** When all were finished, in ms after the minute began. */
  settledAfter: number
  /** Processor time, in seconds. */
  servers: number[]
  database: number
  outcomes: string
}

async function ringOnce(place: Place, running: Launched[]): Promise<Rung> {
  const { connection, databasePid, service, phones } = place
  await service.tell({ answersAfterMs: wayMs })
  const dueAt = await setTheHour(connection)
  await sleep(dueAt.getTime() - Date.now() - 500)
  const pids = running.map(({ child }) => child.pid ?? 0)
  const before = [...pids.map((pid) => processorTime([pid])), processorTime(familyOf(databasePid))]
  for (;;) {
    const { messages } = await service.tell({ answersAfterMs: null })
    const { left, outcomes } = await readOutcomes(connection)
    if (messages >= phones && left === 0) {
      const after = [...pids.map((pid) => processorTime([pid])), processorTime(familyOf(databasePid))]
      const spent = after.map((one, n) => (one - (before[n] ?? 0)) / 1_000_000)
      const tally = await service.tell({ answersAfterMs: null })
      return {
        tally,
        dueAt,
        settledAfter: Date.now() - dueAt.getTime(),
        servers: spent.slice(0, -1),
        database: spent.at(-1) ?? 0,
        outcomes,
      }
    }
    if (Date.now() > dueAt.getTime() + longestMs) throw new Error(`only ${messages} came: ${outcomes}`)
    await sleep(250)
  }
}

function describe({ tally, dueAt, settledAfter, servers, database, outcomes }: Rung, floor: number): string {
  const { firstAt, lastAt, messages, browsers } = tally
  const took = lastAt - firstAt
  return [
    `first after ${inSeconds(firstAt - dueAt.getTime())}, last ${inSeconds(took)} later = ${(took / floor).toFixed(1)} × bare`,
    `settled after ${inSeconds(settledAfter)}`,
    `${messages} messages to ${browsers} phones over ${tally.connections} connections (${outcomes})`,
    `CPU: servers ${servers.map((one) => one.toFixed(1)).join(' + ')} s, PostgreSQL ${database.toFixed(1)} s`,
  ].join('; ')
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
