import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { EmbeddedDatabase, EmbeddedOptions } from '../embedded.ts'

export const isRoot = process.getuid?.() === 0
const here = path.dirname(fileURLToPath(import.meta.url))
export const checkout = path.resolve(here, '../../../../../..')

/** A folder for the test, accessible to root's PostgreSQL account; `remove` it at the end. */
export async function makeFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nabz-test-'))
  await chmod(folder, 0o755)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

export async function query<Row extends object>(
  connection: EmbeddedDatabase['connection'],
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

export async function postmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

/** Retries until it answers; the test's own timeout is the limit. */
export async function eventually<T>(ask: () => Promise<T | null | false | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask().catch(() => null)
    if (answer) return answer
    await sleep(20)
  }
}

export interface Said {
  is: 'open' | 'refused' | 'lost'
  connection: EmbeddedDatabase['connection']
  dataDir: string
  adopted: boolean
  code: string
  message: string
}

export interface App {
  said: Said
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts test-app.ts as a separate process; resolves once it is open or refused. */
export async function startApp(options: EmbeddedOptions & { uid?: number }, wrap?: Wrap): Promise<App> {
  const child = runProgram('test-app.ts', [JSON.stringify(options)], wrap)
  const ended = once(child, 'exit')
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const end = async (act: () => void) => {
    act()
    await ended
  }
  return {
    said: JSON.parse(line) as Said,
    kill: () => end(() => child.kill('SIGKILL')),
    stop: () => end(() => child.stdin.end()),
  }
}

/** Wraps the command in another one, such as unshare. */
type Wrap = (command: string[]) => string[]

/** Runs a TypeScript program from this folder. */
export function runProgram(file: string, args: string[], wrap: Wrap = (command) => command) {
  const [program = '', ...words] = wrap([process.execPath, '--import', 'tsx', path.join(here, file), ...args])
  return spawn(program, words, { cwd: checkout, stdio: ['pipe', 'pipe', 'inherit'] })
}
