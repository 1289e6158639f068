import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { end } from '../tests/crash/processes.ts'
import { startProgram, stopProgram, type Program } from '../tests/crash/program.ts'
import { findDatabase } from '../tests/crash/town.ts'
import { familyOf, memoryOf } from './usage.ts'

export interface StartUp {
  /** Seconds from the command until the port answers. */
  fresh: number[]
  existing: number[]
  /** After the app and its database were killed. */
  killed: number[]
  /** MB used by the app and its database, idle after a start. */
  appMemory: number
  databaseMemory: number
}

/** Starts the program like a person does, with the embedded database in a separate folder. */
export async function measureStartUp(program: string[], times: number): Promise<StartUp> {
  const measured: StartUp = { fresh: [], existing: [], killed: [], appMemory: 0, databaseMemory: 0 }
  for (let time = 0; time < times; time += 1) {
    const folder = await mkdtemp(path.join(tmpdir(), 'nabz-bench-start-'))
    const place = await startAndStop(program, folder, measured.fresh)
    await startAndStop(program, folder, measured.existing)
    await startAndStop(program, folder, measured.existing)
    const killed = await start(program, folder)
    const database = await findDatabase(place)
    end(killed.pid)
    if (database) end(database.pid)
    await killed.ended
    await startAndStop(program, folder, measured.killed, (pid) => weigh(pid, place, measured))
    await Promise.all([folder, place].map((one) => rm(one, { recursive: true, force: true })))
  }
  return measured
}

async function start(program: string[], folder: string): Promise<Program> {
  const started = startProgram(program, { DATA_DIR: folder })
  await started.ready
  return started
}

async function startAndStop(
  program: string[],
  folder: string,
  seconds: number[],
  look: (pid: number) => Promise<void> = async () => undefined,
): Promise<string> {
  const started = await start(program, folder)
  seconds.push(started.startedInMs() / 1000)
  await look(started.pid)
  const place = started.place()
  await stopProgram(started)
  return place
}

async function weigh(pid: number, place: string, measured: StartUp): Promise<void> {
  const database = await findDatabase(place)
  // Only node: the database runs in its own session.
  measured.appMemory = memoryOf([pid])
  measured.databaseMemory = database ? memoryOf(familyOf(database.pid)) : 0
}
