import { chmod, chown, cp, lstat, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { canEnter } from './binaries/account.ts'
import { copyBinaries } from './binaries/binaries-copy.ts'
import { findPackage, makeLinks, prepareBinaries } from './binaries/binaries.ts'
import { openEmbedded } from './embedded.ts'
import { checkout, isRoot, makeFolder, query, startApp, type App } from './testing/test-processes.ts'

// Real processes on a possibly busy machine: the limit only catches hangs.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let folder: string
let clear: () => Promise<void>

beforeEach(async () => {
  const made = await makeFolder()
  folder = made.folder
  clear = made.remove
})

afterEach(() => clear())

const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 }

describe('folders that PostgreSQL’s account cannot enter', () => {
  it('data of root moves to the base folder, with a note, and is found there again', async () => {
    await mkdir(path.join(folder, 'closed'), { mode: 0o700 })
    const options = { dataDir: path.join(folder, 'closed', 'data'), baseDir: path.join(folder, 'base') }
    const first = await openEmbedded(options)
    // An ordinary user runs PostgreSQL as himself, with access to his own files.
    expect(first.dataDir.startsWith(isRoot ? options.baseDir : options.dataDir)).toBe(true)
    const notes = first.notes.filter((note) => note.startsWith('The data'))
    expect(notes).toHaveLength(isRoot ? 1 : 0)
    expect(notes.join()).toContain(isRoot ? options.dataDir : '')
    await query(first.connection, 'create table visits as select 1 as id')
    await first.stop()
    // The requested folder is now accessible, but the data stays where it is.
    await chmod(path.join(folder, 'closed'), 0o755)
    const second = await openEmbedded(options)
    try {
      expect(second.dataDir).toBe(first.dataDir)
      expect(await query(second.connection, 'select id from visits')).toEqual([{ id: 1 }])
    } finally {
      await second.stop()
    }
  })

  it('detects the closed folder anywhere along the path, even before the rest exists', async () => {
    const closed = path.join(folder, 'closed')
    await mkdir(closed, { mode: 0o700 })
    expect(await canEnter(path.join(closed, 'not', 'yet'), { ...nobody, uid: 1 })).toBe(false)
    expect(await canEnter(path.join(closed, 'not', 'yet'), null)).toBe(true)
    await chmod(closed, 0o711)
    expect(await canEnter(path.join(closed, 'not', 'yet'), { ...nobody, uid: 1 })).toBe(true)
  })

  it('copies the programs completely, readable by all, and the copy runs', async () => {
    const packageFolder = path.join(folder, 'package')
    await cp(findPackage(), packageFolder, { recursive: true, verbatimSymlinks: true })
    await chmod(path.join(packageFolder, 'native', 'share', 'postgresql', 'postgres.bki'), 0o600)
    await chmod(packageFolder, 0o700)
    const [copy] = await Promise.all([
      copyBinaries(packageFolder, folder),
      copyBinaries(packageFolder, folder),
    ])
    expect((await stat(path.join(copy, 'share', 'postgresql', 'postgres.bki'))).mode & 0o777).toBe(0o644)
    expect((await readdir(folder)).filter((name) => name.includes('.new'))).toEqual([])
    const binaries = await prepareBinaries(isRoot ? nobody : null, folder, packageFolder)
    expect(binaries.version).toMatch(/^18\./)
    expect(binaries.postgres.startsWith(isRoot ? copy : packageFolder)).toBe(true)
    expect(binaries.notes).toHaveLength(isRoot ? 1 : 0)
  })
})

describe('an ordinary user', () => {
  it('runs PostgreSQL as himself', async () => {
    const dataDir = path.join(folder, 'data')
    await mkdir(dataDir)
    if (isRoot) await chown(dataDir, nobody.uid, nobody.gid)
    const app = isRoot ? await startAsNobody(dataDir) : await startApp({ dataDir })
    try {
      expect(app.said).toMatchObject({ is: 'open', dataDir })
      expect((await stat(path.join(dataDir, 'postgres'))).uid).toBe(isRoot ? nobody.uid : process.getuid?.())
      expect(await query(app.said.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    } finally {
      await app.stop()
    }
    // Root takes over such a folder as it is.
    const again = await openEmbedded({ dataDir })
    expect(await query(again.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await again.stop()
    expect((await stat(path.join(dataDir, 'postgres'))).uid).toBe(isRoot ? nobody.uid : process.getuid?.())
  })

  /** The account `nobody` cannot run the checkout's programs below root's home: then they are mounted elsewhere. */
  async function startAsNobody(dataDir: string): Promise<App> {
    if (await canEnter(checkout, nobody)) return startApp({ dataDir, uid: nobody.uid })
    const shown = path.join(folder, 'checkout')
    await mkdir(shown)
    const script = 'mount --bind "$1" "$2" && cd "$2" && shift 2 && exec "$@"'
    return startApp({ dataDir, uid: nobody.uid }, (command) => {
      const moved = command.map((word) => word.replace(checkout, shown))
      return ['unshare', '-m', 'sh', '-c', script, 'sh', checkout, shown, ...moved]
    })
  }
})

describe('links between library names', () => {
  it('are created when the package’s own script did not run, even by several starters at once', async () => {
    const list = await readFile(path.join(findPackage(), 'native', 'pg-symlinks.json'), 'utf8').catch(
      () => '[]',
    )
    const links = (JSON.parse(list) as { target: string }[]).map(({ target }) =>
      path.join(folder, 'package', target),
    )
    await cp(findPackage(), path.join(folder, 'package'), { recursive: true, verbatimSymlinks: true })
    await Promise.all(links.map((link) => rm(link)))

    await Promise.all([1, 2, 3].map(() => makeLinks(path.join(folder, 'package'))))

    for (const link of links) {
      expect((await lstat(link)).isSymbolicLink()).toBe(true)
      expect((await stat(link)).isFile()).toBe(true)
    }
    const { version } = await prepareBinaries(null, folder, path.join(folder, 'package'))
    expect(version).toMatch(/^18\./)
  })
})
