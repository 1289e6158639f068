import { sql } from 'kysely'
import { inTransaction, type Database, type Tx } from '../db/database.ts'
import { StartupError } from '../db/startup-error.ts'
import { readKeyFile, replaceKeyFile } from './key-file.ts'
import { bytesOf, idOf, newPushKey, newPushSecret, type KeyRing, type PushKey } from './key-ring.ts'

/**
 * The web push private key, from the key file that `openKeys` has opened. The database holds only its id, so that all
 * servers use one key. Earlier versions kept the key itself in the database: it moves to the file.
 */
export async function openPushKey(db: Database, file: string, now: Date): Promise<Buffer> {
  return inTransaction(db, async (tx) => {
    // When servers start together, the second reads what the first wrote to the file.
    await sql`select pg_advisory_xact_lock(hashtextextended('push-key', 0))`.execute(tx)
    const stored = await readStored(tx)
    const ring = await readKeyFile(file)
    if (!ring) throw foreign(file)
    const key = ring.push ?? (await addTo(file, ring, stored, now))
    const id = idOf(bytesOf(key.secret))
    if (stored.id !== null && stored.id !== id && !key.replaces.includes(stored.id)) throw foreign(file)
    await settle(tx, id, now)
    return bytesOf(key.secret)
  })
}

interface Stored {
  /** Stored here by earlier versions. */
  secret: Buffer | null
  id: string | null
}

async function readStored(tx: Tx): Promise<Stored> {
  const rows = await tx
    .selectFrom('server_keys')
    .select(['purpose', 'secret'])
    .where('purpose', 'in', ['vapid', 'vapid-id'])
    .execute()
  const find = (purpose: string) => rows.find((row) => row.purpose === purpose)?.secret ?? null
  return { secret: find('vapid'), id: find('vapid-id')?.toString('base64url') ?? null }
}

/** Synced before the row is cleared: after a kill in between, the next start finds both and continues. */
async function addTo(file: string, ring: KeyRing, { secret, id }: Stored, now: Date): Promise<PushKey> {
  // Another server has moved it to its own copy of the file.
  if (secret === null && id !== null) throw foreign(file)
  const push = newPushKey(secret ?? newPushSecret(), now)
  await replaceKeyFile(file, { ...ring, push })
  return push
}

async function settle(tx: Tx, id: string, now: Date): Promise<void> {
  const secret = Buffer.from(id, 'base64url')
  await tx.deleteFrom('server_keys').where('purpose', '=', 'vapid').execute()
  await tx
    .insertInto('server_keys')
    .values({ purpose: 'vapid-id', secret, created_at: now })
    .onConflict((conflict) => conflict.column('purpose').doUpdateSet({ secret }))
    .execute()
}

function foreign(file: string): StartupError {
  return new StartupError(
    'keyFileForeign',
    `The key file ${file} does not have the key of web push this database is used with: copy the file of the server that does, or name its place with KEY_FILE.`,
  )
}
