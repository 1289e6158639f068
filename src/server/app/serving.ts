import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { StartupError } from '../platform/db/startup-error.ts'
import { openDatabase, type OpenDatabase } from './data.ts'
import { openResources, type Resources } from '../platform/runtime/resources.ts'
import { findRoot } from './root.ts'
import { openServer, type Server } from './server.ts'
import { warningsOf, type Settings } from './settings.ts'

/**
 * How long a shutdown may take in all, and how much of that closing the server may take before the database is
 * stopped.
 */
const graceMs = 20_000
const timeoutMs = 12_000

/** Extra steps of a command that runs the server. */
export interface Additions {
  beforeListening?(server: Server): Promise<void>
  afterClosing?(dataDir: string): Promise<void>
}

/** Starts everything, prints the URL, and stops again on Ctrl-C or SIGTERM, even during the start. */
export async function run(settings: Settings, additions: Additions = {}): Promise<void> {
  let server: Server | undefined
  let isServing = false
  // The server's log strips personal data from errors.
  const report = (err: unknown, when: string) => {
    if (server) server.app.log.error({ err }, when)
    else console.error(when, err)
  }
  const drainMs = settings.drainSeconds * 1000
  const opened = openResources(timeoutMs + drainMs, (error) => report(error, 'while stopping'))
  stopOnSignal(opened, graceMs + drainMs, (error) => report(error, 'stopping after an unexpected error'))
  try {
    const database = await opened.open(
      () => openDatabase(settings),
      async ({ close, place }) => {
        await close()
        await additions.afterClosing?.(place)
      },
    )
    server = await opened.open(
      () => openServerOn(database, settings),
      async ({ startDraining, close }) => {
        startDraining()
        // No traffic was sent here yet during the start.
        if (isServing) await sleep(drainMs)
        await close()
      },
    )
    await additions.beforeListening?.(server)
    await openPort(server, settings)
    isServing = true
    say(settings, server, database)
  } catch (error) {
    // An error caused by the shutdown signal is no startup problem.
    if (opened.isClosing()) return
    await opened.closeAll()
    throw error
  }
}

/** Installed before anything is opened: an earlier signal would kill us and leave PostgreSQL running. */
function stopOnSignal(opened: Resources, delay: number, onError: (error: unknown) => void): void {
  const onTimeout = () => console.error(`Stopping took longer than ${delay / 1000} s and was broken off.`)
  closeWithGrace({ delay, logger: false, onTimeout }, async ({ err }) => {
    if (err) onError(err)
    await opened.closeAll()
  })
}

function openServerOn(database: OpenDatabase, settings: Settings): Promise<Server> {
  const root = findRoot()
  const { connection, isDiskFull } = database
  // In development vite serves the pages, and there may be no build.
  const dist = process.env.NODE_ENV === 'development' ? null : path.join(root, 'dist')
  return openServer({ settings, connection, root, dist, isDiskFull })
}

async function openPort({ app }: Server, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        'portTaken',
        `The port ${port} is taken by another program: stop it, or choose another with PORT=${port + 1}.`,
      )
    }
    if (code === 'EACCES')
      throw new StartupError(
        'portForbidden',
        `The port ${port} needs more rights: choose one above 1023 with PORT.`,
      )
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(
        'settingWrong',
        `The setting HOST is wrong: "${host}" is no address of this machine.`,
      )
    }
    throw error
  }
}

function say(settings: Settings, { app }: Server, database: OpenDatabase): void {
  for (const note of database.notes) console.log(note)
  for (const warning of warningsOf(settings)) console.warn(warning)
  // PORT=0 picks any free port.
  const [listening] = app.addresses()
  const port = typeof listening === 'object' ? listening.port : settings.port
  const host = settings.host === '127.0.0.1' ? 'localhost' : settings.host
  console.log(`Nabz is ready: ${settings.publicUrl?.href ?? `http://${host}:${port}`}`)
  console.log(`Data:          ${database.place}`)
  console.log(`Keys:          ${settings.keyFile}`)
  console.log('To stop:       Ctrl-C')
}

/** One sentence for errors the operator can fix, the full error for everything else. */
export function fail(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
