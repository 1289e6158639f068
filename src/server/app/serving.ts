import path from 'node:path'
import closeWithGrace from 'close-with-grace'
import { StartRefusal } from '../platform/db/start-refusal.ts'
import { openDatabase, type OpenDatabase } from './data.ts'
import { findRoot } from './root.ts'
import { openServer, type Server } from './server.ts'
import type { Settings } from './settings.ts'

/** How long requests in flight may take to finish after the signal to stop. */
const graceMs = 20_000

/** What a program adds to serving. */
export interface Additions {
  beforeListening?(server: Server): Promise<void>
  afterClosing?(dataDir: string): Promise<void>
}

/** Starts everything, says where it is, and stops it again on Ctrl-C or SIGTERM. */
export async function run(settings: Settings, additions: Additions = {}): Promise<void> {
  const root = findRoot()
  const database = await openDatabase(settings)
  let server: Server | undefined
  const close = async () => {
    await server?.close()
    await database.close()
    await additions.afterClosing?.(database.place)
  }
  try {
    server = await openServer({
      settings,
      connection: database.connection,
      root,
      dist: path.join(root, 'dist'),
      isDiskFull: database.isDiskFull,
    })
    const { log } = server.app
    closeWithGrace({ delay: graceMs, logger: false }, async ({ err }) => {
      if (err) log.error({ err }, 'stopping after an unexpected error')
      await close()
    })
    await additions.beforeListening?.(server)
    await openPort(server, settings)
    say(settings, server, database)
  } catch (error) {
    await close()
    throw error
  }
}

async function openPort({ app }: Server, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE') {
      throw new StartRefusal(
        'portTaken',
        `The port ${port} is taken by another program: stop it, or choose another with PORT=${port + 1}.`,
      )
    }
    if (code === 'EACCES')
      throw new StartRefusal(
        'portForbidden',
        `The port ${port} needs more rights: choose one above 1023 with PORT.`,
      )
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartRefusal(
        'settingWrong',
        `The setting HOST is wrong: "${host}" is no address of this machine.`,
      )
    }
    throw error
  }
}

function say(settings: Settings, { app }: Server, database: OpenDatabase): void {
  for (const note of database.notes) console.log(note)
  // PORT=0 asks for any free one.
  const [listening] = app.addresses()
  const port = typeof listening === 'object' ? listening.port : settings.port
  const host = settings.host === '127.0.0.1' ? 'localhost' : settings.host
  console.log(`Nabz is ready: ${settings.publicUrl?.href ?? `http://${host}:${port}`}`)
  console.log(`Data:          ${database.place}`)
  console.log('To stop:       Ctrl-C')
}

/** One sentence for what the person can set right, the whole error for what only we can. */
export function giveUp(error: unknown): never {
  console.error(error instanceof StartRefusal ? error.message : error)
  process.exit(1)
}
