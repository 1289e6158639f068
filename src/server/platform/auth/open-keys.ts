import { randomBytes } from 'node:crypto'
import { inTransaction, type Database } from '../db/database.ts'
import { StartupError } from '../db/startup-error.ts'
import { createKeyFile, readKeyFile } from './key-file.ts'
import { currentId, idOf, newRing, type KeyRing } from './key-ring.ts'
import { keysFrom, type Keys } from './keys.ts'

/**
 * The keys from the file, which the first start creates. The database holds only the current root's id, so that a
 * server with another file does not start. Earlier versions kept the root itself in the database: it moves to the
 * file.
 */
export async function openKeys(db: Database, file: string, now: Date): Promise<Keys> {
  const stored = await readStored(db)
  const ring = (await readKeyFile(file)) ?? (await makeRing(file, stored, now))
  const ids = new Set(ring.roots.map(({ id }) => id))
  if (stored.id !== null && !ids.has(stored.id)) throw foreign(file)
  if (stored.root && !ids.has(idOf(stored.root))) throw foreign(file)
  await settle(db, file, { ring, now, before: stored.id })
  return keysFrom(ring)
}

interface Stored {
  /** Stored here by earlier versions. */
  root: Buffer | null
  id: string | null
}

async function readStored(db: Database): Promise<Stored> {
  const rows = await db
    .selectFrom('server_keys')
    .select(['purpose', 'secret'])
    .where('purpose', 'in', ['root', 'root-id'])
    .execute()
  const find = (purpose: string) => rows.find((row) => row.purpose === purpose)?.secret ?? null
  return { root: find('root'), id: find('root-id')?.toString('base64url') ?? null }
}

async function makeRing(file: string, { root, id }: Stored, now: Date): Promise<KeyRing> {
  if (root === null && id !== null) {
    throw new StartupError(
      'keyFileMissing',
      `The key file ${file} is missing and this database was used with one: put its copy there, or name its place with KEY_FILE.`,
    )
  }
  const ring = newRing(root ?? randomBytes(32), now)
  if (await createKeyFile(file, ring)) return ring
  // Another server created it at the same moment.
  return (await readKeyFile(file)) ?? ring
}

/**
 * Runs once the file is safely on disk: after a kill before this, the next start finds the root in both places and
 * finishes.
 */
async function settle(
  db: Database,
  file: string,
  { ring, now, before }: { ring: KeyRing; now: Date; before: string | null },
): Promise<void> {
  const secret = Buffer.from(currentId(ring), 'base64url')
  const stands = await inTransaction(db, async (tx) => {
    await tx.deleteFrom('server_keys').where('purpose', '=', 'root').execute()
    if (before !== null) {
      await tx
        .updateTable('server_keys')
        .set({ secret })
        .where('purpose', '=', 'root-id')
        .where('secret', '=', Buffer.from(before, 'base64url'))
        .execute()
    }
    await tx
      .insertInto('server_keys')
      .values({ purpose: 'root-id', secret, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return readStored(tx)
  })
  // Another server with a different file was faster.
  if (stands.id !== currentId(ring)) throw foreign(file)
}

function foreign(file: string): StartupError {
  return new StartupError(
    'keyFileForeign',
    `The key file ${file} is not the one this database is used with: copy that one here, or name its place with KEY_FILE.`,
  )
}
