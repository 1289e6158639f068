import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { launch, saysWhere, type Launched } from '../setup/served.ts'
import { test } from '../setup/test.ts'

let dataDir: string
let dev: Launched

test.beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'nabz-dev-'))
  dev = launch(['scripts/dev.mjs', '--port', String(await findPort())], { DATA_DIR: dataDir })
})

test.afterEach(async () => {
  // Killed at once, it would leave a server and a database that go on writing into the folder.
  dev.child.kill('SIGTERM')
  await dev.ended
  await rm(dataDir, { recursive: true, force: true })
})

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)
  test(`${signal} stops the pages, the server and its database, and waits for them`, async () => {
    const url = await saysWhere(dev.said)
    expect(existsSync(lockFile())).toBe(true)
    dev.child.kill(signal)
    expect(await dev.ended).toBe(code)
    expect(existsSync(lockFile())).toBe(false)
    await expect(fetch(url)).rejects.toThrow('fetch failed')
  })

test('the server goes on running', async () => {
  const url = await saysWhere(dev.said)
  // Longer than the 25 s that it has to end after a signal.
  await new Promise((resolve) => setTimeout(resolve, 26_000))
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
})

test('a signal during the server’s start stops the database as well', async () => {
  while (!existsSync(lockFile())) await new Promise((resolve) => setTimeout(resolve, 10))
  dev.child.kill('SIGTERM')
  expect(await dev.ended).toBe(143)
  expect(existsSync(lockFile())).toBe(false)
})

/** PostgreSQL removes it on a clean exit. */
function lockFile(): string {
  return path.join(dataDir, 'postgres', 'postmaster.pid')
}

/** Any free port: the usual one may be in use. */
function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
