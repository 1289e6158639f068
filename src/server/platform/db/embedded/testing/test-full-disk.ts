import { open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freeBytes, watchDisk } from '../disk/disk-guard.ts'
import { openEmbedded } from '../embedded.ts'
import { eventually, postmasterPid, query } from './test-processes.ts'

// Goes through a full disk and reports what it saw as one line of JSON. Its argument is a folder with its own small
// disk, mounted by disk.test.ts.
const disk = process.argv[2] ?? ''
const filler = path.join(disk, 'filler')
const megabyte = 1024 * 1024
let lost = 0
const database = await openEmbedded({ dataDir: path.join(disk, 'data'), onLost: () => (lost += 1) })
const { connection, dataDir } = database
// Exit when the test is gone.
process.stdin.resume().once('end', () => void database.stop().then(() => process.exit(1)))
const guard = watchDisk({ dir: disk, intervalMs: 20 })
const ballast = path.join(dataDir, 'ballast')
const acknowledged = new Set<number>()
let next = 0
const insert = 'insert into visits select id, repeat(md5(id::text), 2000) from (select $1::integer as id)'

/** Fills the disk to the last byte, in ever smaller writes. */
async function fill(): Promise<void> {
  const handle = await open(filler, 'a')
  for (let size = megabyte; size >= 1; size = Math.floor(size / 2)) {
    while (await handle.write(Buffer.alloc(size)).catch(() => null)) continue
  }
  await handle.close()
}

/** Repeats a write, like an app unaware of the disk, until it is refused or cut off. */
async function writeUntilRefused(write: (client: pg.Client) => Promise<unknown>): Promise<string> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    for (;;) await write(client)
  } catch (error) {
    return error instanceof pg.DatabaseError ? (error.code ?? '') : 'cut'
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function addVisit(client: pg.Client): Promise<void> {
  next += 1
  await client.query(insert, [next])
  acknowledged.add(next)
}

/** Writes only to the WAL: when that has no room, the whole server crashes. */
function addToLog(client: pg.Client): Promise<unknown> {
  return client.query("select pg_logical_emit_message(false, 'test', repeat('x', 1000000))")
}

/** How many acknowledged rows are missing: reads every byte of them. */
async function countMissing(): Promise<number> {
  const sql = 'select id from visits where note = repeat(md5(id::text), 2000)'
  const rows = await eventually(() => query<{ id: number }>(connection, sql))
  const found = new Set(rows.map(({ id }) => id))
  return [...acknowledged].filter((id) => !found.has(id)).length
}

async function removeTableFiles(): Promise<void> {
  const names = await readdir(dataDir, { recursive: true })
  const files = names.filter((name) => name.endsWith('pg_internal.init'))
  await Promise.all(files.map((name) => rm(path.join(dataDir, name))))
}

// Without compression, which would make these rows almost free.
await query(connection, 'create table visits (id integer primary key, note text)')
await query(connection, 'alter table visits alter note set storage external')
const client = new pg.Client(connection)
await client.connect()
for (let count = 0; count < 100; count += 1) await addVisit(client)
await client.end()
await eventually(() => stat(ballast))
const report: Record<string, unknown> = { fullBefore: guard.isFull() }

await fill()
report['free'] = await freeBytes(disk)
report['guardSays'] = await eventually(async () => guard.isFull())
report['missingWhileFull'] = await countMissing()
// As a catalog change does: the next session has to write them again.
await removeTableFiles()
report['missingWithoutTableFiles'] = await countMissing()
report['lostWhileReading'] = lost
await rm(filler)
await eventually(() => stat(ballast))
await fill()
report['refusal'] = await writeUntilRefused(addVisit)
report['missingAfterRejection'] = await countMissing()

// Now and then a statement is refused before the server falls.
const lostBefore = lost
await eventually(async () => {
  await writeUntilRefused(addToLog)
  return lost > lostBefore
})
report['missingAfterFall'] = await countMissing()

await fill()
process.kill(await postmasterPid(dataDir), 'SIGKILL')
for (let round = 0; round < 50; round += 1) {
  await fill()
  await sleep(10)
}
report['answersWithoutRoom'] = await query(connection, 'select 1').then(
  () => true,
  () => false,
)
await rm(filler)
report['missingAfterRoom'] = await countMissing()
report['guardAfterRoom'] = !(await eventually(async () => !guard.isFull()))
report['writesAgain'] = (await query(connection, 'insert into visits values (0) returning id')).length
report['ballastAgain'] = await eventually(async () => (await stat(ballast)).size)
report['acknowledged'] = acknowledged.size
guard.stop()

await fill()
await database.stop()
await fill()
const again = await openEmbedded({ dataDir })
report['missingAfterStartWhileFull'] = await countMissing()
await again.stop()
await fill()
report['startWithoutBallast'] = await openEmbedded({ dataDir }).then(
  () => 'open',
  (error: { code: string }) => error.code,
)
process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0))
