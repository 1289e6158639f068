import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEmbedded } from './embedded.ts'
import {
  eventually,
  makeFolder,
  postmasterPid,
  query,
  runProgram,
  startApp,
} from './testing/test-processes.ts'

// Real processes on a possibly busy machine: the limit only catches hangs.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let folder: string
let dataDir: string
let clear: () => Promise<void>

beforeEach(async () => {
  const made = await makeFolder()
  folder = made.folder
  dataDir = path.join(folder, 'data')
  clear = made.remove
})

afterEach(() => clear())

/** The pids of PostgreSQL processes on this test's folder. */
async function listPostmasters(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = pids.map(async (pid) => {
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
    return words[1] === '-D' && words[2] === path.join(dataDir, 'postgres') ? [Number(pid)] : []
  })
  return (await Promise.all(found)).flat()
}

describe('after a SIGKILL of the app', () => {
  it('adopts its database with its rows, and starts no second one', async () => {
    const killed = await startApp({ dataDir })
    await query(killed.said.connection, 'create table visits as select 1 as id')
    const pid = await postmasterPid(dataDir)
    await killed.kill()
    expect(await listPostmasters()).toEqual([pid])

    const next = await openEmbedded({ dataDir })
    expect(next).toMatchObject({ adopted: true, connection: killed.said.connection })
    expect(await query(next.connection, 'select id from visits')).toEqual([{ id: 1 }])
    expect(await listPostmasters()).toEqual([pid])
    await next.stop()
    expect(await listPostmasters()).toEqual([])
  })

  it('adopts its database where it listens, whatever the next app would have chosen', async () => {
    const killed = await startApp({ dataDir, transport: 'loopback' })
    await killed.kill()
    const next = await openEmbedded({ dataDir })
    expect(next).toMatchObject({ adopted: true, connection: { host: '127.0.0.1' } })
    await next.stop()
  })

  it('during initdb, the next start succeeds and removes the partial cluster', async () => {
    const app = runProgram('test-app.ts', [JSON.stringify({ dataDir })])
    const half = await eventually(async () =>
      (await readdir(dataDir)).find((name) => name.startsWith('.new-')),
    )
    const initdb = await eventually(() => findInitdb(half))
    app.kill('SIGKILL')
    const next = await openEmbedded({ dataDir })
    expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await next.stop()
    await eventually(async () => !(await isAlive(initdb)))
    await (await openEmbedded({ dataDir })).stop()
    expect((await readdir(dataDir)).filter((name) => name.startsWith('.new-'))).toEqual([])
  })

  async function findInitdb(half: string): Promise<number | null> {
    for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
      const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
      if (words[0]?.endsWith('initdb') && words[2]?.includes(half)) return Number(pid)
    }
    return null
  }

  async function isAlive(pid: number): Promise<boolean> {
    return !/^State:\s*Z/m.test(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => 'State: Z'))
  }
})

describe('two apps on one folder', () => {
  it('refuses the second with a message, the first continues', async () => {
    const first = await openEmbedded({ dataDir })
    const second = await startApp({ dataDir })
    expect(second.said).toMatchObject({ is: 'refused', code: 'dataFolderInUse' })
    expect(second.said.message).toBe(
      `Another Nabz already runs on the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    )
    expect(await query(first.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await first.stop()
  })

  it('refuses the second even from another container, where the process of the first is invisible', async () => {
    const first = await openEmbedded({ dataDir })
    const lockFile = path.join(dataDir, 'postgres', 'postmaster.pid')
    const text = await readFile(lockFile, 'utf8')
    await writeFile(lockFile, text.replace(/^\d+/, '4194303'))
    await expect(openEmbedded({ dataDir })).rejects.toMatchObject({ code: 'dataFolderInUse' })
    await writeFile(lockFile, text)
    await first.stop()
  })

  it('lets exactly one of two open an empty folder at the same time', async () => {
    const apps = await Promise.all([startApp({ dataDir }), startApp({ dataDir })])
    expect(apps.map(({ said }) => said.is).toSorted()).toEqual(['open', 'refused'])
    const winner = apps.find(({ said }) => said.is === 'open')!
    expect(await listPostmasters()).toHaveLength(1)
    expect(await query(winner.said.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await Promise.all(apps.map((app) => app.stop()))
    expect(await listPostmasters()).toEqual([])
    expect((await readdir(dataDir)).filter((name) => name.startsWith('.new-'))).toEqual([])
  })

  it('lets one that starts while the other is stopping wait, and open', async () => {
    for (let round = 0; round < 3; round += 1) {
      const first = await openEmbedded({ dataDir })
      const [next] = await Promise.all([openEmbedded({ dataDir }), first.stop()])
      expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
      await next.stop()
    }
  })
})

describe('a lock file of a dead postmaster', () => {
  it.each(['a pid no process has', 'a pid that another program has now'])(
    'with %s does not prevent a start',
    async (kind) => {
      const before = await openEmbedded({ dataDir })
      const lockFile = path.join(dataDir, 'postgres', 'postmaster.pid')
      const text = await readFile(lockFile, 'utf8')
      await before.stop()
      // Under PostgreSQL's own account, since only such a process makes it believe its predecessor still runs.
      const uid = process.getuid?.() === 0 ? { uid: await ownerOf(lockFile) } : {}
      const other = spawn('sleep', ['600'], uid)
      if (kind.startsWith('a pid no')) other.kill('SIGKILL')
      await (other.killed ? once(other, 'exit') : once(other, 'spawn'))
      await writeFile(lockFile, text.replace(/^\d+/, String(other.pid)))

      const next = await openEmbedded({ dataDir })
      expect(next.adopted).toBe(false)
      await next.stop()
      other.kill('SIGKILL')
    },
  )

  async function ownerOf(file: string): Promise<number> {
    return (await stat(path.dirname(file))).uid
  }
})
