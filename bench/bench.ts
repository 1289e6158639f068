import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openEmbedded, type EmbeddedDatabase } from '../src/server/platform/db/embedded/embedded.ts'
import { childrenOf, end } from '../tests/crash/processes.ts'
import { findDatabase } from '../tests/crash/town.ts'
import { describeMachine, keepInDocument } from './document.ts'
import { measureFlood } from './flood.ts'
import { measureAll } from './measure.ts'
import { measureLists } from './lists/measure-lists.ts'
import { measureMonth } from './month.ts'
import { readOptions, type Options } from './options.ts'
import { measureRings } from './rings.ts'
import { describeStartUp } from './rows.ts'
import { measureStartUp } from './start-up.ts'
import { measureSwitch } from './switch-person.ts'
import { drawTable } from './table.ts'
import { measureVisits } from './visits.ts'

// npm run bench [-- --quick | --lists [--people 200000] | --month | --visits [--plain] [--trace /path] | --switch | --flood | --rings [--against other/main.js]]: ratios measured in one run on one machine; docs/performance.md says how to read them.
try {
  await main(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function main(options: Options): Promise<void> {
  if (options.isMonth) {
    console.log(await measureMonth(tell))
    return
  }
  if (options.isFlood) {
    console.log(`${describeMachine()}\n\n${await measureFlood(options, tell)}`)
    return
  }
  if (options.isVisits) {
    const visits = { ...options, rounds: options.isQuick ? 1 : 5 }
    console.log(`${describeMachine()}\n\n${await measureVisits(visits, tell)}`)
    return
  }
  if (options.isSwitch) {
    console.log(`${describeMachine()}\n\n${await measureSwitch(tell)}`)
    return
  }
  if (options.isLists) {
    const text = `${describeMachine()}\n\n${await measureLists(options.people, tell)}`
    console.log(text)
    keepInDocument(text, 'lists')
    return
  }
  if (options.isRings) {
    console.log(`${describeMachine()}\n\n${await measureRings(options, tell)}`)
    return
  }
  tell('starting and stopping…')
  const starts = await measureStartUp(options.program, options.isQuick ? 1 : 3)
  const folder = await mkdtemp(path.join(tmpdir(), 'nabz-bench-'))
  const embedded = await openEmbedded({ dataDir: folder })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void leave(embedded, folder))
  try {
    const database = await findDatabase(embedded.dataDir)
    if (!database) throw new Error('PostgreSQL was not found running.')
    const { rows, plans } = await measureAll(options, embedded.connection, database.pid, tell)
    const table = drawTable([...rows, ...describeStartUp(starts)])
    const text = `${describeMachine()}\n\n${table}\n\n${plans}`
    console.log(text)
    if (!options.isQuick) keepInDocument(text, 'bench')
  } finally {
    await embedded.stop()
    await Promise.all([folder, embedded.dataDir].map((one) => rm(one, { recursive: true, force: true })))
  }
}

/** Stops the servers and the database too when interrupted. */
async function leave(embedded: EmbeddedDatabase, folder: string): Promise<void> {
  await embedded.stop()
  for (const child of childrenOf(process.pid)) end(child, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
  process.exit(130)
}

/** To stderr, so that the table is the only output. */
function tell(what: string): void {
  process.stderr.write(`${what}\n`)
}
