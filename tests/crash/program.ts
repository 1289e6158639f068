import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { testKeyFile } from '../setup/key-file.ts'
import { end } from './processes.ts'

/** A server process, from the moment it was started. */
export interface Program {
  pid: number
  /** Resolves to its URL; throws if it ends before, or takes unreasonably long. */
  ready: Promise<string>
  /** How long the start took; 0 until ready. */
  startedInMs(): number
  hasEnded(): boolean
  /** Its exit code; null after a signal. */
  ended: Promise<number | null>
  /** Where its data is, once ready; may differ from the requested folder. */
  place(): string
  /** The end of its output. */
  lastOutput(): string
  /** What its log says of a request, shortened. */
  logOf(requestId: string): string
}

/** A longer start has failed: a laptop after a power cut needs a few seconds. */
const longestStartMs = 180_000
const keptLog = 200_000
const longestStopMs = 120_000

/** With an embedded database in a folder, or on a server. */
export function startProgram(
  args: string[],
  data: { DATA_DIR: string } | { DATABASE_URL: string },
  settings: Record<string, string> = {},
): Program {
  const startedAt = Date.now()
  let startedInMs = 0
  let said = ''
  let place = ''
  let isOver = false
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(), ...settings, ...data },
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${args.join(' ')} cannot be started.`)

  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      isOver = true
      resolve(code)
    })
  })
  const ready = new Promise<string>((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error(`the start hung:\n${said}`)), longestStartMs)
    const hear = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-keptLog)
      const [, port, where] = /Nabz is ready: http:\/\/\S+:(\d+)\nData: +(.+)\n/.exec(said) ?? []
      if (!port || startedInMs > 0) return
      place = where ?? ''
      startedInMs = Date.now() - startedAt
      clearTimeout(tooLong)
      resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', (code, signal) => {
      clearTimeout(tooLong)
      reject(new Error(`the start ended with ${code ?? signal}:\n${said}`))
    })
  })
  // A caller that kills it during the start does not await `ready`.
  ready.catch(() => undefined)
  return {
    pid,
    ready,
    startedInMs: () => startedInMs,
    hasEnded: () => isOver,
    ended,
    place: () => place,
    lastOutput: () => said.slice(-4000),
    logOf: (requestId) =>
      said
        .split('\n')
        .find((line) => line.includes(requestId))
        ?.slice(0, 600) ?? '',
  }
}

export async function killProgram(program: Program): Promise<void> {
  end(program.pid)
  await program.ended
}

/** Stops it like an operator. Throws if it does not exit, or not with 0. */
export async function stopProgram(program: Program): Promise<void> {
  end(program.pid, 'SIGTERM')
  const code = await Promise.race([program.ended, sleep(longestStopMs, 'hung' as const, { ref: false })])
  if (code === 0) return
  end(program.pid)
  throw new Error(
    `the clean stop ${code === 'hung' ? 'hung' : `ended with ${code}`}:\n${program.lastOutput()}`,
  )
}

/** Nothing in the outer environment may influence the test. */
function environment(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, PUBLIC_URL: __, TOWN_FILE: ___, ...rest } = process.env
  const own = {
    PORT: '0',
    HOST: '127.0.0.1',
    DOCTOR_APPROVAL: 'automatic',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    KEY_FILE: testKeyFile,
  }
  return { ...rest, ...own, NODE_ENV: 'production' }
}
