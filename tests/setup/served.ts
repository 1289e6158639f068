import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The built server as a separate process with its own data folder. */
export interface Served {
  url: string
  pid: number
  dataDir: string
  /** All output so far. */
  said(): string
  signal(name: NodeJS.Signals): void
  /** Resolves to its exit code. */
  ended: Promise<number | null>
  /** SIGTERM, waits for the exit, and deletes the folder. */
  close(): Promise<void>
}

export interface ServeOptions {
  program?: 'main' | 'demo'
  dataDir?: string
  /** Another build than that of the sources. */
  dist?: string
  env?: Record<string, string>
}

// Catches what hangs: with ten others at work on two cores, a start has taken more than a minute.
const timeoutMs = 180_000

/** A node program that has just been started. */
export interface Launched {
  child: ChildProcess
  said(): string
  ended: Promise<number | null>
}

export function launch(args: string[], env: Record<string, string>): Launched {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', ...env },
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { child, said: listen(child), ended }
}

/** Starts it and waits for its URL; rejects with its output if it exits instead. */
export async function serveBuilt(options: ServeOptions = {}): Promise<Served> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'nabz-served-')))
  // No map tiles from outside.
  const env = { NODE_ENV: 'production', DATA_DIR: dataDir, TILE_URL: 'false', ...options.env }
  const { child, said, ended } = launch(
    [`${options.dist ?? 'dist'}/server/${options.program ?? 'main'}.js`],
    env,
  )
  const url = await Promise.race([saysWhere(said), ended.then(() => null)])
  if (url === null) {
    if (options.dataDir === undefined) await remove(dataDir)
    throw new Error(said())
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    said,
    signal: (name) => child.kill(name),
    ended,
    async close() {
      child.kill('SIGTERM')
      await ended
      await remove(dataDir)
    },
  }
}

/** Deletes the keys beside it too. */
async function remove(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true })
  await rm(`${dataDir}.key`, { force: true })
}

function listen(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += String(part)))
  return () => text
}

/** Resolves to the URL in its output. */
export async function saysWhere(said: () => string): Promise<string> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const url = /ready: (http\S+)/.exec(said())?.[1]
    if (url) return url.replace('localhost', '127.0.0.1').replace(/\/$/, '')
    if (Date.now() > deadline) throw new Error(`It did not start: ${said()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
