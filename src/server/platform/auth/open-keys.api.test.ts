import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSession } from '../../../shared/accounts/accounts.endpoints.ts'
import { patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { createKeyFile, readKeyFile, replaceKeyFile } from './key-file.ts'
import { newRing, rotate } from './key-ring.ts'
import { keysFrom } from './keys.ts'
import { openKeys } from './open-keys.ts'

let town: TestTown
let folder: string
let file: string
const now = new Date('2026-11-21T10:00:00+05:30')
const store = () => first(town.servers).appContext.store
const open = (from = file) => openKeys(store().db, from, now)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nabz-keys-'))
  file = path.join(folder, 'deeper', 'nabz.key')
  await store().pool.query("delete from server_keys where purpose in ('root', 'root-id')")
  return () => rm(folder, { recursive: true })
})

async function putRoot(): Promise<Buffer> {
  const secret = randomBytes(32)
  await store().pool.query("insert into server_keys values ('root', $1, now())", [secret])
  return secret
}

async function storedKeys(): Promise<Record<string, Buffer>> {
  const { rows } = await store().pool.query<{ purpose: string; secret: Buffer }>('select * from server_keys')
  return Object.fromEntries(rows.map(({ purpose, secret }) => [purpose, secret]))
}

describe('the first start', () => {
  it('creates a file readable by its owner only, which every later start reads', async () => {
    const sealed = (await open()).seal('secret')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await open()).unseal(sealed)).toBe('secret')
  })

  it('of two servers at once on one machine leads to one key', async () => {
    const [one, other] = await Promise.all([open(), open()])
    expect(one.unseal(other.seal('secret'))).toBe('secret')
  })

  it('of two servers with separate files stops the second', async () => {
    await open()
    await expect(open(path.join(folder, 'other.key'))).rejects.toMatchObject({ code: 'keyFileMissing' })
    await createKeyFile(path.join(folder, 'other.key'), newRing(randomBytes(32), now))
    await expect(open(path.join(folder, 'other.key'))).rejects.toMatchObject({ code: 'keyFileForeign' })
  })
})

describe('an installation from an earlier version', () => {
  it('moves its root from the database to the file; what it sealed can still be opened', async () => {
    const root = await putRoot()
    const key = new Uint8Array(hkdfSync('sha256', root, '', 'nabz digest', 32))
    const digest = createHmac('sha256', key).update('text').digest()
    const keys = await open()
    expect(keys.digest('text')).toEqual(digest)
    const ofRoot = keysFrom(newRing(root, now)).seal('secret')
    // Earlier versions sealed without a leading key id.
    expect(keys.unseal(ofRoot.subarray(9))).toBe('secret')
    const stored = await storedKeys()
    expect(Object.keys(stored).toSorted()).toEqual(['root-id', 'vapid-id'])
    expect(JSON.stringify(stored)).not.toContain(JSON.stringify(root))
    expect(await readFile(file, 'utf8')).toContain(root.toString('base64url'))
  })

  it('finishes the move on the next start after a kill between file and database', async () => {
    const root = await putRoot()
    await createKeyFile(file, newRing(root, now))
    const keys = await open()
    expect(keys.digest('text')).toEqual(keysFrom(newRing(root, now)).digest('text'))
    expect(await storedKeys()).not.toHaveProperty('root')
  })

  it('rejects the file of another installation, and keeps its root', async () => {
    const root = await putRoot()
    await createKeyFile(file, newRing(randomBytes(32), now))
    await expect(open()).rejects.toMatchObject({ code: 'keyFileForeign' })
    expect((await storedKeys()).root).toEqual(root)
  })
})

describe('a rotation', () => {
  const rotateFile = async (dropOld: boolean) => {
    const ring = await readKeyFile(file)
    if (ring) await replaceKeyFile(file, rotate(ring, now, { dropOld }))
  }

  it('keeps earlier sealed and digested values valid', async () => {
    const before = await open()
    await rotateFile(false)
    const after = await open()
    expect(after.unseal(before.seal('secret'))).toBe('secret')
    expect(after.digest('text')).not.toEqual(before.digest('text'))
    expect(after.digests('text')).toContainEqual(before.digest('text'))
    expect(() => before.unseal(after.seal('secret'))).toThrow(Error)
  })

  it('stops a server that still has the old file', async () => {
    await open()
    const old = path.join(folder, 'old.key')
    await writeFile(old, await readFile(file), { mode: 0o600 })
    await rotateFile(false)
    await open()
    await expect(open(old)).rejects.toMatchObject({ code: 'keyFileForeign' })
    await open()
  })

  it('that drops the earlier keys cannot open earlier values, and starts', async () => {
    const before = await open()
    await rotateFile(true)
    const after = await open()
    expect(() => after.unseal(before.seal('secret'))).toThrow('Sealed with a root that was dropped.')
    expect(after.digests('text')).toHaveLength(1)
    expect(JSON.stringify(await readKeyFile(file)).match(/"secret":"/g)).toHaveLength(1)
  })
})

describe('the startup error says in one sentence', () => {
  it('that the file is missing', async () => {
    await open()
    await rm(file)
    await expect(open()).rejects.toThrow(
      `The key file ${file} is missing and this database was used with one: put its copy there, or name its place with KEY_FILE.`,
    )
  })

  it('that others can read it', async () => {
    await open()
    await chmod(file, 0o644)
    await expect(open()).rejects.toThrow(`run chmod 600 ${file}`)
  })

  it.each(['', '{}', '{"roots":[]}'])('that "%s" is a damaged file', async (text) => {
    await open()
    await writeFile(file, text)
    await expect(open()).rejects.toThrow(`The key file ${file} is damaged: put its backup there.`)
  })

  it('that it cannot be read or written', async () => {
    await expect(open(folder)).rejects.toThrow(/^The key file .* cannot be read|chmod 600/)
    await writeFile(path.join(folder, 'file'), '')
    await expect(open(path.join(folder, 'file', 'nabz.key'))).rejects.toThrow(/^The key file .*\(ENOTDIR\)/)
  })
})

describe('a copy of the database alone', () => {
  let patient: SignedIn
  let dump: Record<string, Buffer>
  beforeEach(async () => {
    await openKeys(store().db, town.settings.keyFile, now)
    patient = await patientIn(first(town.servers).appContext)
    dump = await storedKeys()
  })

  it('cannot be used to forge a token', async () => {
    const [, payload = ''] = patient.token.split('.')
    const { kid } = JSON.parse(Buffer.from(patient.token.split('.')[0] ?? '', 'base64url').toString()) as {
      kid: string
    }
    expect((await town.api.ask(readSession, { token: patient.token })).status).toBe(200)
    for (const secret of Object.values(dump)) {
      for (const header of [{ alg: 'HS256' }, { alg: 'HS256', kid }]) {
        const token = forge(secret, header, payload)
        expect((await town.api.ask(readSession, { token })).status).toBe(401)
      }
    }
  })

  it('was enough to forge a token while it held the root', async () => {
    const ring = await readKeyFile(town.settings.keyFile)
    const root = Buffer.from(ring?.roots[0]?.secret ?? '', 'base64url')
    const [, payload = ''] = patient.token.split('.')
    const token = forge(root, { alg: 'HS256' }, payload)
    expect((await town.api.ask(readSession, { token })).status).toBe(200)
  })
})

/** As an attacker who knows the source would: the signing key derived from what is in the table. */
function forge(secret: Buffer, header: object, payload: string): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'nabz token', 32))
  const signed = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}
