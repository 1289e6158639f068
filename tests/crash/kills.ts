import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { end } from './processes.ts'
import { killProgram, startProgram, stopProgram, type Program } from './program.ts'
import type { Random } from './random.ts'
import { awaitDatabase, awaitHealth, findDatabase, type Town } from './town.ts'

/** What is killed, and how often in a dozen kills. */
const dozen = {
  app: 3,
  'database session': 2,
  'database server': 2,
  'app and database': 2,
  'app at its start': 2,
  'app at its first start': 1,
} as const
export type Kind = keyof typeof dozen
export const kinds = Object.keys(dozen) as Kind[]

export function chooseKills(count: number, random: Random): Kind[] {
  const chosen: Kind[] = []
  while (chosen.length < count) {
    chosen.push(...random.shuffle(kinds.flatMap((kind) => Array<Kind>(dozen[kind]).fill(kind))))
  }
  return chosen.slice(0, count)
}

/** Kills, and restarts what does not restart itself. Throws if it stays down. */
export async function kill(town: Town, kind: Kind, program: string[]): Promise<void> {
  if (kind === 'app at its first start') return killFirstStart(town, program)
  const database = await awaitDatabase(town)
  if (kind === 'database session' && database.sessions.length > 0) end(town.random.pick(database.sessions))
  if (kind === 'database server' || kind === 'app and database') end(database.pid)
  if (kind !== 'database session' && kind !== 'database server') {
    town.resetAddress()
    await killProgram(town.server)
  }
  if (kind === 'app at its start') await killStart(town, program, town.place, town.starts.at(-1))
  if (town.server.hasEnded()) await town.start()
  await awaitHealth(town)
}

/** Starts the server and kills it before, or just as, it is ready; sometimes its database too. */
async function killStart(town: Town, program: string[], place: string, usualMs = 1000): Promise<void> {
  const { random } = town
  const server = startProgram(program, { DATA_DIR: place }, town.clock())
  await Promise.race([sleep(random.between(0, usualMs * 1.1)), server.ended])
  if (server.hasEnded()) throw new Error(`a start ended by itself:\n${server.lastOutput()}`)
  const database = random.chance(0.4) ? await findDatabase(place) : null
  if (database) end(database.pid)
  await killProgram(server)
}

/** On a separate empty folder, where a start creates the database and its tables. */
async function killFirstStart(town: Town, program: string[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nabz-crash-first-'))
  await killStart(town, program, folder, firstStartMs)
  const server: Program = startProgram(program, { DATA_DIR: folder })
  await server.ready
  firstStartMs = server.startedInMs()
  const place = server.place()
  await stopProgram(server)
  if (await findDatabase(place)) throw new Error(`PostgreSQL still runs in ${place} after a clean stop.`)
  await Promise.all([folder, place].map((one) => rm(one, { recursive: true, force: true })))
}

/** Refined with each start. */
let firstStartMs = 2500
