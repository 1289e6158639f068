import { withLock } from './locks.ts'
import { fromRow, toRow, type Row, type Unplaced } from './rows.ts'
import { findRow, listRows, putRow } from './store.ts'
import type { QueuedMutation } from './queued-mutation.ts'

/** As on a phone of one person. */
export function asPlainRow(entry: QueuedMutation): Promise<Unplaced<Row>> {
  return Promise.resolve(entry)
}

type ToRow = (entry: QueuedMutation) => Promise<Unplaced<Row>>

/**
 * Lays every write that can be read now where it belongs by now: behind the PIN of its person, who had none before,
 * or out of all keyrings. Each in its turn, so that none is sent or changed meanwhile.
 */
export async function reencryptAll(lay: ToRow = toRow): Promise<void> {
  for (const { key, seq } of await listMisplaced(lay)) {
    await withLock(key, async () => {
      const entry = await fromRow(await findRow(seq))
      if (entry) await putRow(await lay(entry))
    })
  }
}

async function listMisplaced(lay: ToRow): Promise<Row[]> {
  const rows = await listRows()
  const misplaced = await Promise.all(
    rows.map(async (row) => {
      const entry = await fromRow(row)
      return entry !== undefined && (await lay(entry)).person !== row.person
    }),
  )
  return rows.filter((_, at) => misplaced[at])
}

/** How many lie here in this keyring, readable or not. */
export async function countIn(owner: string): Promise<number> {
  return (await listRows()).filter(({ person }) => person === owner).length
}
