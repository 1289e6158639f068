import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { chmod, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { consentOf } from '../setup/entry.ts'
import { launch, serveBuilt, type Served } from '../setup/served.ts'
import { test } from '../setup/test.ts'

// Each has servers of its own, which wait more than they compute.
test.describe.configure({ mode: 'parallel' })

const open: Served[] = []
async function serve(...options: Parameters<typeof serveBuilt>): Promise<Served> {
  const served = await serveBuilt(...options)
  open.push(served)
  return served
}
test.afterEach(async () => {
  // Latest first: closing the earlier of two on one folder would remove the folder under the other.
  for (const served of open.splice(0).toReversed()) await served.close()
})

test.describe('starting', () => {
  test('prints its URL, where the data is and how to stop; health is good', async () => {
    const served = await serve()
    // The lines may arrive one by one.
    await expect.poll(served.said).toContain('To stop:       Ctrl-C')
    expect(served.said()).toContain('Nabz is ready: http://localhost:')
    expect(served.said()).toContain(served.dataDir)
    expect((await fetch(`${served.url}/api/health`)).status).toBe(200)
  })

  for (const [env, name] of [
    [{ PORT: 'many' }, 'PORT'],
    [{ HOST: '203.0.113.7' }, 'HOST'],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'DATABASE_URL'],
    [{ DOCTOR_APPROVAL: 'perhaps' }, 'DOCTOR_APPROVAL'],
  ] as const)
    test(`with a wrong ${name} stops with one sentence`, async () => {
      const refused = serve({ env })
      await expect(refused).rejects.toThrow(name)
      const said = await refused.catch((error: Error) => error.message.trim())
      expect(said).not.toContain('\n')
    })

  test('with a port in use says so and leaves nothing running', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => holder.once('listening', resolve))
    const { port } = holder.address() as { port: number }
    const dataDir = await mkdtemp(path.join(tmpdir(), 'nabz-taken-'))
    await expect(serve({ dataDir, env: { PORT: String(port) } })).rejects.toThrow(`port ${port} is taken`)
    holder.close()
    // The data folder is free again: the same start works on another port.
    expect((await serve({ dataDir })).url).toContain('http')
  })

  test('on a data folder in use says so, and the first server keeps running', async () => {
    const first = await serve()
    await expect(serve({ dataDir: first.dataDir })).rejects.toThrow(first.dataDir)
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
  })
})

test.describe('stopping', () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    test(`${signal} finishes requests in flight, then stops the database too`, async () => {
      const served = await serve()
      const password = 'secret1'
      const people = Array.from({ length: 6 }, (_, n) => ({
        username: `person${n}`,
        email: `person${n}@example.org`,
        password,
        confirmPassword: password,
        name: 'Asha Rani',
        phone: '5550001234',
        role: 'patient',
        ...consentOf('patient'),
      }))
      // On connections that are already accepted: node accepts one at a time, and might not get to a new one.
      await Promise.all(people.map(async () => (await fetch(`${served.url}/api/health`)).text()))
      // Hashing six passwords keeps them in flight when the signal arrives.
      const answers = people.map((person) =>
        fetch(`${served.url}/api/auth/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(person),
        }),
      )
      await Promise.race(answers)
      served.signal(signal)
      const statuses = (await Promise.all(answers)).map((answer) => answer.status)
      expect(statuses).toEqual(people.map(() => 201))
      expect(await served.ended).toBe(0)
      expect(await postgresOf(served.dataDir)).toEqual([])
    })

  test('does not wait for an idle connection, and stops the database', async () => {
    const served = await serve()
    const silent = connect(Number(new URL(served.url).port), '127.0.0.1')
    await once(silent, 'connect')
    // An answer proves that the connection was accepted.
    await fetch(`${served.url}/api/health`)
    served.signal('SIGTERM')
    expect(await served.ended).toBe(0)
    expect(await postgresOf(served.dataDir)).toEqual([])
    silent.destroy()
  })

  for (const signal of ['SIGTERM', 'SIGHUP'] as const)
    test(`${signal} during the start stops the database, and a demo removes its folder`, async () => {
      const temporary = await mkdtemp(path.join(tmpdir(), 'nabz-temporary-'))
      await chmod(temporary, 0o755)
      const demo = launch(['dist/server/demo.js'], { NODE_ENV: 'production', TMPDIR: temporary })
      await appears(temporary, 'postmaster.pid')
      demo.child.kill(signal)
      expect(await demo.ended).toBe(0)
      expect(demo.said()).toBe('')
      expect(await readdir(temporary)).toEqual([])
      await rm(temporary, { recursive: true })
    })

  async function appears(folder: string, file: string): Promise<void> {
    const names = await readdir(folder, { recursive: true }).catch(() => [])
    if (names.some((name) => name.endsWith(file))) return
    await new Promise((resolve) => setTimeout(resolve, 20))
    return appears(folder, file)
  }

  test('the data of a killed app is there on the next start', async () => {
    const served = await serve()
    served.signal('SIGKILL')
    await served.ended
    const again = await serve({ dataDir: served.dataDir })
    expect((await fetch(`${again.url}/api/health`)).status).toBe(200)
  })
})

const runFile = promisify(execFile)
const envOf = ({ dataDir }: Served) => ({ ...process.env, DATA_DIR: dataDir })
const meena = [
  '--username',
  'meena',
  '--name',
  'Meena Devi',
  '--email',
  'meena@example.org',
  '--phone',
  '5550001234',
]

/** Uses the command beside the running server; returns the token of the first sign-in. */
async function signInAsNewCoordinator(served: Served) {
  const args = ['dist/server/coordinator.js', 'create', ...meena]
  const { stdout } = await runFile(process.execPath, args, { env: envOf(served) })
  const password = /shown this once: (\S+)/.exec(stdout)?.[1]
  const answer = await fetch(`${served.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'meena', password }),
  })
  return (await answer.json()) as { token: string; role: string }
}

const listDoctors = ({ url }: Served, token: string) =>
  fetch(`${url}/api/doctors`, { headers: { authorization: `Bearer ${token}` } })

test.describe('the coordinator’s command', () => {
  test('creates a coordinator beside a running server, who can sign in and list doctors', async () => {
    const served = await serve()
    const { token, role } = await signInAsNewCoordinator(served)
    expect(role).toBe('coordinator')
    expect(await (await listDoctors(served, token)).json()).toEqual({ doctors: [], next: null })
    await expect(signInAsNewCoordinator(served)).rejects.toMatchObject({
      stderr: expect.stringContaining('already in use'),
    })
  })
})

test.describe('the coordinator’s password', () => {
  const create = (served: Served, flag: string[], input: string) => {
    const made = runFile(process.execPath, ['dist/server/coordinator.js', 'create', ...meena, ...flag], {
      env: envOf(served),
    })
    made.child.stdin?.end(input)
    return made
  }

  test('is read from standard input, and refused as an argument', async () => {
    const served = await serve()
    await expect(create(served, ['--password', 'secret1'], '')).rejects.toMatchObject({
      stderr: expect.stringContaining('give it on standard input with --password-stdin'),
    })
    const { stdout } = await create(served, ['--password-stdin'], 'secret of Meena\n')
    expect(stdout).not.toContain('shown this once')
    const answer = await fetch(`${served.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: 'meena', password: 'secret of Meena' }),
    })
    expect(answer.status).toBe(200)
  })
})

test.describe('the key file', () => {
  const restart = async (served: Served) => {
    served.signal('SIGTERM')
    await served.ended
    return serve({ dataDir: served.dataDir })
  }
  const rotate = (served: Served, ...args: string[]) =>
    runFile(process.execPath, ['dist/server/rotate-keys.js', ...args], { env: envOf(served) })

  test('is rotated by a command: sessions stay valid until the old keys are dropped', async () => {
    const served = await serve()
    expect((await stat(`${served.dataDir}.key`)).mode & 0o777).toBe(0o600)
    const { token } = await signInAsNewCoordinator(served)
    const { stdout } = await rotate(served)
    expect(stdout).toContain('restart them together')
    expect(stdout).toContain('stays valid until it ends by itself')
    const rotated = await restart(served)
    expect((await listDoctors(rotated, token)).status).toBe(200)
    expect((await rotate(rotated, '--drop-old')).stdout).toContain('everybody logs in again')
    expect((await listDoctors(await restart(rotated), token)).status).toBe(401)
  })

  test('is reported missing in one sentence, and not recreated', async () => {
    const served = await serve()
    const keyFile = `${served.dataDir}.key`
    await rename(keyFile, `${keyFile}.away`)
    const refused = restart(served)
    await expect(refused).rejects.toThrow(`The key file ${keyFile} is missing`)
    const said = await refused.catch((error: Error) => error.message.trim())
    expect(said).not.toContain('\n')
    await rename(`${keyFile}.away`, keyFile)
    expect((await restart(served)).url).toContain('http')
  })
})

async function postgresOf(dataDir: string): Promise<string[]> {
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid')
  const pid = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]
  await rm(dataDir, { recursive: true, force: true })
  return pid ? [pid] : []
}
