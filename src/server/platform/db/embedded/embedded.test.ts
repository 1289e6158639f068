import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from './embedded.ts'
import { isRoot, makeFolder, postmasterPid, query } from './testing/test-processes.ts'

// Real processes on a possibly busy machine: the limit only catches hangs.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let folder: string
let clear: () => Promise<void>
let opened: EmbeddedDatabase[] = []

beforeEach(async () => {
  const made = await makeFolder()
  folder = made.folder
  clear = made.remove
})

afterEach(async () => {
  await Promise.all(opened.map((database) => database.stop()))
  opened = []
  await clear()
})

async function open(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
  const database = await openEmbedded({
    dataDir: path.join(folder, 'data'),
    baseDir: path.join(folder, 'base'),
    ...options,
  })
  opened.push(database)
  return database
}

describe('an ordinary start', () => {
  it('creates a database that keeps its rows across a stop', async () => {
    const first = await open()
    expect(first).toMatchObject({ adopted: false, dataDir: path.join(folder, 'data') })
    expect(first.notes.filter((note) => note.startsWith('The data'))).toEqual([])
    await query(first.connection, 'create table visits as select 1 as id')
    await first.stop()

    const second = await open()
    expect(second.adopted).toBe(false)
    expect(await query(second.connection, 'select id from visits')).toEqual([{ id: 1 }])
  })
})

describe('a running database', () => {
  let database: EmbeddedDatabase
  let remove: () => Promise<void>

  beforeAll(async () => {
    const made = await makeFolder()
    remove = made.remove
    database = await openEmbedded({ dataDir: path.join(made.folder, 'data') })
  })

  afterAll(async () => {
    await database.stop()
    await remove()
  })

  it('stores UTF-8, folds case in every script, keeps time in UTC and flushes to disk', async () => {
    const { connection } = database
    const [row] = await query(
      connection,
      `select current_setting('server_encoding') as encoding, current_setting('timezone') as zone,
              current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
              lower('ÀÉ') as lower, length('ਪੰਜਾਬ') as length`,
    )
    expect(row).toEqual({ encoding: 'UTF8', zone: 'UTC', fsync: 'on', pages: 'on', lower: 'àé', length: 5 })
  })

  it('gives the app a role that is no superuser, and refuses anybody without the password', async () => {
    const { connection } = database
    expect(await query(connection, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false },
    ])
    await expect(query({ ...connection, password: 'guess' }, 'select 1')).rejects.toMatchObject({
      code: '28P01',
    })
    await expect(query({ ...connection, user: 'postgres', password: '' }, 'select 1')).rejects.toThrow(
      /password/i,
    )
  })

  it('listens on a socket only, and closes every folder to other users', async () => {
    const { connection, dataDir } = database
    expect(await query(connection, "select current_setting('listen_addresses') as listens")).toEqual([
      { listens: '' },
    ])
    for (const closed of [dataDir, path.join(dataDir, 'postgres'), connection.host]) {
      expect((await stat(closed)).mode & 0o777).toBe(0o700)
    }
    expect((await stat(path.join(dataDir, 'postgres', 'nabz.password'))).mode & 0o777).toBe(0o600)
  })

  it('never runs PostgreSQL as root', async () => {
    const { dataDir } = database
    const { uid } = await stat(`/proc/${await postmasterPid(dataDir)}`)
    expect(uid).toBe((await stat(path.join(dataDir, 'postgres'))).uid)
    expect(uid === process.getuid?.()).toBe(!isRoot)
    expect(uid).not.toBe(0)
  })
})

describe('other transports', () => {
  it('uses a private temporary folder for the socket when the path is too long for one', async () => {
    const { connection, dataDir, stop } = await open({ dataDir: path.join(folder, 'long'.repeat(30)) })
    expect(dataDir).toContain('longlong')
    expect(connection.host.length).toBeLessThan(90)
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
    await expect(stat(connection.host)).rejects.toThrow('ENOENT')
  })

  it('takes a path with spaces, commas, quotes and Punjabi', async () => {
    const { connection } = await open({ dataDir: path.join(folder, 'a, "ਨਬਜ਼" \'b') })
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('falls back to one port on localhost where there are no sockets', async () => {
    const first = await open({ transport: 'loopback' })
    expect(first.connection.host).toBe('127.0.0.1')
    expect(await query(first.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await expect(query({ ...first.connection, password: 'guess' }, 'select 1')).rejects.toMatchObject({
      code: '28P01',
    })
    await first.stop()
    const second = await open({ transport: 'loopback' })
    expect(second.connection.port).toBe(first.connection.port)
  })
})

describe('refuses a data folder that must not be used', () => {
  it.each([
    ['19', 'dataFolderNewer'],
    ['15', 'dataFolderOlder'],
  ])('of PostgreSQL %s', async (version, code) => {
    await mkdir(path.join(folder, 'data', 'postgres'), { recursive: true })
    await writeFile(path.join(folder, 'data', 'postgres', 'PG_VERSION'), `${version}\n`)
    const sentence: unknown = expect.stringMatching(
      new RegExp(`PostgreSQL ${version}.*PostgreSQL 18.*DATABASE_URL`),
    )
    await expect(open()).rejects.toMatchObject({ code, message: sentence })
  })

  it('that holds foreign files', async () => {
    await mkdir(path.join(folder, 'data'))
    await writeFile(path.join(folder, 'data', 'letter.txt'), 'Dear')
    const before = await stat(path.join(folder, 'data'))
    await expect(open()).rejects.toMatchObject({
      code: 'dataFolderUnusable',
      message: expect.stringContaining('letter.txt'),
    })
    expect((await stat(path.join(folder, 'data'))).uid).toBe(before.uid)
  })

  it('that is a file', async () => {
    await writeFile(path.join(folder, 'data'), '')
    await expect(open()).rejects.toMatchObject({ code: 'dataFolderUnusable' })
  })

  it.runIf(process.platform === 'linux')('that the system cannot create', async () => {
    await expect(open({ dataDir: '/proc/nabz/data' })).rejects.toMatchObject({ code: 'dataFolderUnusable' })
  })

  it('whose cluster folder holds foreign files', async () => {
    await mkdir(path.join(folder, 'data', 'postgres', 'photos'), { recursive: true })
    await expect(open()).rejects.toMatchObject({ code: 'dataFolderUnusable' })
    expect(await readdir(path.join(folder, 'data', 'postgres'))).toEqual(['photos'])
  })

  it('that PostgreSQL cannot start on, quoting its error', async () => {
    const { dataDir, stop } = await open()
    await stop()
    await cp(
      path.join(dataDir, 'postgres', 'PG_VERSION'),
      path.join(dataDir, 'postgres', 'global', 'pg_control'),
    )
    await expect(open()).rejects.toMatchObject({
      code: 'databaseDoesNotStart',
      message: expect.stringContaining('pg_control'),
    })
  })
})

describe('a folder restored from a backup', () => {
  it.runIf(isRoot)('opens again even if all of it belongs to root, with its rows', async () => {
    const first = await open()
    await query(first.connection, 'create table visits as select 1 as id')
    await first.stop()
    execFileSync('chown', ['-R', '0:0', first.dataDir])
    const second = await open()
    expect(await query(second.connection, 'select id from visits')).toEqual([{ id: 1 }])
  })

  it('is refused with one sentence if its password file is missing', async () => {
    const first = await open()
    await first.stop()
    await rm(path.join(first.dataDir, 'postgres', 'nabz.password'))
    await expect(open()).rejects.toThrow(
      /has no postgres.nabz\.password.*: restore that file from a backup\.$/,
    )
  })
})
