import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Server } from '../../src/server/app/server.ts'
import type { Connection } from '../../src/server/platform/db/database.ts'
import { openEmbedded } from '../../src/server/platform/db/embedded/embedded.ts'
import { superuser } from '../../src/server/platform/db/embedded/cluster.ts'
import { explainStatement, type Plan } from '../plans.ts'
import { isData, recordStatements } from '../recording.ts'
import { median } from '../rounds.ts'
import { openInside, withClient } from '../town.ts'
import { fillCrowd } from './crowd.ts'
import { listReads, type Read } from './reads.ts'
import { smallTables } from './small-tables.ts'
import { findSubjects } from './subjects.ts'

const few = 2_000
/** A named statement keeps its plan after five runs, and may be slower with it. */
const warmUps = 6
const rounds = 15

interface Town {
  people: number
  server: Server
  connection: Connection
  reads: Read[]
}

/** Every list of the API in a town of this many people against one of 2,000, as a table in Markdown. */
export async function measureLists(people: number, tell: (what: string) => void): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nabz-lists-'))
  const embedded = await openEmbedded({ dataDir: folder, settings: { fsync: 'off', max_wal_size: '4GB' } })
  const towns: Town[] = []
  try {
    for (const size of [few, people]) {
      tell(`filling a town of ${size} people…`)
      const startedAt = Date.now()
      towns.push(await openTown(embedded.connection, size))
      tell(`filled in ${Math.round((Date.now() - startedAt) / 1000)} s`)
    }
    tell('lists…')
    return await compareTowns(towns)
  } finally {
    for (const { server } of towns) await server.close()
    await embedded.stop()
    await Promise.all([folder, embedded.dataDir].map((one) => rm(one, { recursive: true, force: true })))
  }
}

async function openTown(base: Connection, people: number): Promise<Town> {
  const connection = { ...base, database: `crowd_${people}` }
  await withClient(base, (client) => client.query(`create database ${connection.database}`))
  const server = await openInside(connection)
  // Only the superuser may fill without triggers. It has the same password.
  await withClient({ ...connection, user: superuser }, (client) =>
    fillCrowd(client, { people, now: server.appContext.clock(), isTrusted: true }),
  )
  const reads = await listReads(server, await findSubjects(server))
  return { people, server, connection, reads: reads.filter(({ isList }) => isList) }
}

async function compareTowns(towns: readonly Town[]): Promise<string> {
  const [small, large] = towns
  if (!small || !large) throw new Error('Two towns are compared.')
  const heads = [
    `list; ${large.people.toLocaleString('en')} people`,
    'rows read',
    'returned',
    'ms',
    `against ${few.toLocaleString('en')} people`,
    'from end to end',
  ]
  const lines = [heads, heads.map((_, at) => (at === 0 || at === 5 ? '---' : '---:'))]
  const indexes: string[] = []
  for (const [at, read] of large.reads.entries()) {
    const other = small.reads[at]
    if (other?.name !== read.name) throw new Error(`Both towns have the same reads, but not ${read.name}.`)
    const [ms, before] = await timeBoth(read, other)
    const plan = await planOf(large, read)
    const scanned = plan.scanned.filter((table) => !smallTables.has(table))
    const figures = [plan.read, plan.returned, ms.toFixed(1), `${(ms / before).toFixed(2)} ×`]
    lines.push([read.name, ...figures.map(String), scanned.join(', ')])
    indexes.push(`- ${read.name}: ${plan.indexes.map((index) => `\`${index}\``).join(', ')}`)
  }
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return `${table}\n\nIndexes by which they find their rows:\n\n${indexes.join('\n')}`
}

/** The medians of both in milliseconds, asked in turn: the machine's speed changes. */
async function timeBoth(one: Read, other: Read): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const [at, read] of [one, other].entries()) {
      const startedAt = performance.now()
      await read.send()
      if (round >= warmUps) times[at]?.push(performance.now() - startedAt)
    }
  }
  return [median(times[0]), median(times[1])]
}

/** Of all statements of a read together. */
async function planOf({ connection }: Town, read: Read) {
  const statements = (await recordStatements(() => read.send())).filter(isData)
  const reading = statements.filter(({ text }) => /^\s*(with|select)\b/i.test(text))
  return withClient(connection, async (client) => {
    const plans: Plan[] = []
    for (const statement of reading) plans.push(await explainStatement(client, read.name, statement))
    const sum = (of: 'read' | 'returned') => plans.reduce((total, plan) => total + plan[of], 0)
    return {
      read: sum('read'),
      returned: sum('returned'),
      indexes: [...new Set(plans.flatMap((plan) => plan.indexes))],
      scanned: [...new Set(plans.flatMap((plan) => plan.scanned))],
    }
  })
}
