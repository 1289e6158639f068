import { withLock } from './locks.ts'
import { broadcastChange } from './queue-view.ts'
import { fromRow, toRow, type Row, type Unplaced } from './rows.ts'
import { findFile, findRow, listRows, putRow } from './store.ts'
import { plainFileRow, toFileRow } from '../uploads/stored-files.ts'
import type { QueuedMutation } from './queued-mutation.ts'

/** Unencrypted, as on a phone with one user. */
export function asPlainRow(entry: QueuedMutation): Promise<Unplaced<Row>> {
  return Promise.resolve(entry)
}

type ToRow = (entry: QueuedMutation) => Promise<Unplaced<Row>>

/**
 * Stores every readable write where it now belongs: encrypted after its owner has set a PIN, or in plain text. Each
 * under its lock, so that none is sent or changed meanwhile.
 */
export async function reencryptAll(lay: ToRow = toRow): Promise<void> {
  for (const { key, seq } of await listMisplaced(lay)) {
    await withLock(key, async () => {
      const entry = await fromRow(await findRow(seq))
      if (entry) await layAgain(entry, lay)
    })
  }
  // A view that was read meanwhile found none of them.
  await broadcastChange()
}

/** Its file goes along. */
async function layAgain(entry: QueuedMutation, lay: ToRow): Promise<void> {
  const { key } = entry
  const row = await lay(entry)
  const content = await findFile(key)
  if (!content) return void (await putRow(row))
  const isSealed = 'sealed' in row
  await putRow(
    row,
    isSealed ? await toFileRow(entry.person, key, content) : plainFileRow(entry.person, key, content),
  )
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

/** The number of rows of this keyring, readable or not. */
export async function countIn(owner: string): Promise<number> {
  return (await listRows()).filter(({ person }) => person === owner).length
}
