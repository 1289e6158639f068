import pg from 'pg'
import type { Connection } from '../platform/db/database.ts'
import { watchDisk } from '../platform/db/embedded/disk/disk-guard.ts'
import { openEmbedded } from '../platform/db/embedded/embedded.ts'
import { joinEmbedded } from '../platform/db/embedded/join.ts'
import { StartupError } from '../platform/db/startup-error.ts'
import type { Settings } from './settings.ts'

export interface OpenDatabase {
  connection: Connection
  /** Where the data is, for display; never contains a password. */
  place: string
  notes: string[]
  isDiskFull(): boolean
  close(): Promise<void>
}

/** The embedded PostgreSQL in the data folder, or the server at DATABASE_URL. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  return settings.databaseUrl === null ? openOwn(settings.dataDir) : openGiven(settings.databaseUrl)
}

async function openOwn(dataDir: string): Promise<OpenDatabase> {
  const embedded = await openEmbedded({
    dataDir,
    onLost: (why) => console.error(`The database stopped (${why}); it is being started again.`),
  })
  const disk = watchDisk({ dir: embedded.dataDir })
  return {
    connection: embedded.connection,
    place: embedded.dataDir,
    notes: embedded.notes,
    isDiskFull: disk.isFull,
    async close() {
      disk.stop()
      await embedded.stop()
    },
  }
}

const oldestMajor = 15

async function openGiven(url: string): Promise<OpenDatabase> {
  const connection = { connectionString: url }
  const shown = new URL(url)
  shown.password = ''
  shown.username = ''
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    )
    const major = Math.floor(Number(rows[0]?.version) / 10_000)
    if (major < oldestMajor) {
      throw new StartupError(
        'databaseTooOld',
        `The PostgreSQL at DATABASE_URL is version ${major}: use ${oldestMajor} or newer.`,
      )
    }
  } catch (error) {
    if (error instanceof StartupError) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new StartupError(
      'databaseAway',
      `The PostgreSQL at DATABASE_URL (${shown.href}) cannot be reached: ${why}.`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
  return { connection, place: shown.href, notes: [], isDiskFull: () => false, close: async () => undefined }
}

/** The database of a running server, or one opened for this command if no server runs. */
export async function joinDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<Pick<OpenDatabase, 'connection' | 'close'>> {
  if (settings.databaseUrl !== null) return openGiven(settings.databaseUrl)
  const running = await joinEmbedded(settings.dataDir)
  return running ? { connection: running, close: async () => undefined } : openOwn(settings.dataDir)
}
