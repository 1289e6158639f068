import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readOptions, type Options } from './options.ts'
import { end } from './processes.ts'
import { report, type Outcome } from './report.ts'
import { runKills } from './run.ts'
import { testComparison } from './self-test.ts'
import { findDatabase } from './town.ts'

// npm run crash: kills the server and its database at random moments under concurrent writes, then compares what the
// senders know with what is stored.
try {
  process.exitCode = await main(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
// Writers waiting for a server that does not come back would keep the process alive.
process.exit()

async function main(options: Options): Promise<number> {
  const { noticed, unnoticed } = testComparison()
  console.log(`Self-test: the comparison notices ${noticed.join(', ')}.`)
  if (unnoticed.length > 0) throw new Error(`The comparison does not notice ${unnoticed.join(', ')}.`)
  if (options.selfTestOnly) return 0

  console.log(`Seed ${options.seed}: ${options.kills} kills of node ${options.program.join(' ')}`)
  const folder = await mkdtemp(path.join(tmpdir(), 'nabz-crash-'))
  const outcome: Outcome = {
    kills: [],
    town: null,
    known: [],
    tables: 0,
    isInterrupted: false,
    differences: [],
  }
  leaveNothingBehind(outcome, folder)
  try {
    await runKills(options, folder, outcome)
  } catch (error) {
    // The signal handler exits after its cleanup.
    if (outcome.isInterrupted) return new Promise(() => undefined)
    outcome.differences.push(error instanceof Error ? error.message : String(error))
    await endAll(outcome, folder)
  }
  const isSound = outcome.differences.length === 0
  const places = [folder, outcome.town?.place ?? folder]
  if (isSound) await Promise.all(places.map((place) => rm(place, { recursive: true, force: true })))
  else console.error(`The data are left for a look in ${places[1]}.`)
  report(outcome, options)
  return isSound ? 0 : 1
}

/** Stops the servers too when interrupted. */
function leaveNothingBehind(outcome: Outcome, folder: string): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      outcome.isInterrupted = true
      void endAll(outcome, folder)
        .then(() => rm(folder, { recursive: true, force: true }))
        .finally(() => process.exit(130))
    })
  }
}

async function endAll({ town }: Outcome, folder: string): Promise<void> {
  if (town && !town.server.hasEnded()) end(town.server.pid)
  const database = await findDatabase(town?.place ?? folder)
  if (database) end(database.pid)
}
