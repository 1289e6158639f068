import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { databaseBefore, type OlderDatabase } from '../../../../tests/setup/older-database.ts'
import { openStore, type Store } from '../db/database.ts'
import { openVapid } from '../push/vapid.ts'
import { readKeyFile, replaceKeyFile } from './key-file.ts'
import { newPushSecret, rotate, rotatePush } from './key-ring.ts'
import { openKeys } from './open-keys.ts'
import { openPushKey } from './open-push-key.ts'

/** The database of the version that stored the web push private key in it. */
let older: OlderDatabase
let store: Store
let folder: string
let file: string
const now = new Date('2026-11-21T10:00:00+05:30')
beforeEach(async () => {
  older = await databaseBefore('_answered_request_notices.sql')
  folder = await mkdtemp(path.join(tmpdir(), 'nabz-keys-'))
  file = path.join(folder, 'nabz.key')
  store = openStore(older.connection, () => undefined)
})
afterEach(async () => {
  await store.close()
  await older.drop()
  await rm(folder, { recursive: true })
})

/** The same calls as a server start. */
async function start(from = file): Promise<Buffer> {
  await openKeys(store.db, from, now)
  return openPushKey(store.db, from, now)
}

async function putOld(): Promise<Buffer> {
  const secret = newPushSecret()
  await older.client.query("insert into server_keys values ('vapid', $1, now())", [secret])
  await older.upgrade()
  return secret
}

async function stored(): Promise<Record<string, Buffer>> {
  const { rows } = await older.client.query<{ purpose: string; secret: Buffer }>('select * from server_keys')
  return Object.fromEntries(rows.map(({ purpose, secret }) => [purpose, secret]))
}

const replaceWith = async (change: typeof rotatePush) => {
  const ring = await readKeyFile(file)
  if (ring) await replaceKeyFile(file, change(ring, now))
}

it('moves the key of an earlier version to the file, and keeps existing subscriptions', async () => {
  const secret = await putOld()
  const { publicKey } = await openVapid(secret, null)
  expect((await openVapid(await start(), null)).publicKey).toBe(publicKey)
  const left = await stored()
  expect(Object.keys(left).toSorted()).toEqual(['root-id', 'vapid-id'])
  expect(Object.values(left).some((one) => one.equals(secret))).toBe(false)
  expect(await readFile(file, 'utf8')).toContain(secret.toString('base64url'))
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await start()).toEqual(secret)
})

it('finishes the move on the next start after a kill between file and database', async () => {
  const secret = await putOld()
  await start()
  await older.client.query("delete from server_keys where purpose = 'vapid-id'")
  await older.client.query("insert into server_keys values ('vapid', $1, now())", [secret])
  expect(await start()).toEqual(secret)
  expect(await stored()).not.toHaveProperty('vapid')
})

it('two servers that start together on one machine get one key, new or moved', async () => {
  await older.upgrade()
  await openKeys(store.db, file, now)
  const open = () => openPushKey(store.db, file, now)
  const [one, other] = await Promise.all([open(), open()])
  expect(one).toEqual(other)
  expect(await start()).toEqual(one)
})

it('a server with its own copy of the file needs the copy that has the key', async () => {
  await putOld()
  await openKeys(store.db, file, now)
  const copy = path.join(folder, 'copy.key')
  await cp(file, copy)
  const secret = await start()
  await expect(start(copy)).rejects.toMatchObject({ code: 'keyFileForeign' })
  await cp(file, copy)
  expect(await start(copy)).toEqual(secret)
})

it('rotating the roots keeps the push key; rotating the push key replaces it on every server with the file', async () => {
  const secret = await putOld()
  await start()
  const before = path.join(folder, 'before.key')
  await cp(file, before)
  await replaceWith((ring) => rotate(ring, now, { dropOld: true }))
  expect(await start()).toEqual(secret)
  await replaceWith(rotatePush)
  const fresh = await start()
  expect(fresh).not.toEqual(secret)
  expect(fresh).toHaveLength(32)
  expect(await readFile(file, 'utf8')).not.toContain(secret.toString('base64url'))
  await expect(openPushKey(store.db, before, now)).rejects.toMatchObject({ code: 'keyFileForeign' })
  expect(await start()).toEqual(fresh)
})
