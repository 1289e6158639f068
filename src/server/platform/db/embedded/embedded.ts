import { prepareBinaries } from './binaries/binaries.ts'
import { ensureCluster, readPassword, removeLeftovers } from './cluster.ts'
import { prepareDataFolder } from './disk/data-folder.ts'
import { chooseEndpoint, clearEndpoint, type Transport } from './endpoint.ts'
import { takeFolder } from './folder-lock.ts'
import { keepRunning } from './keeper.ts'
import { findPostmaster } from './postmaster-file.ts'
import type { ServerSettings } from './server-settings.ts'
import { appRole, type Reached, type Server } from './server.ts'

export interface EmbeddedDatabase {
  /** For `pg`; `host` is the socket's folder, or 127.0.0.1. Does not change while the app runs. */
  connection: { host: string; port: number; user: string; password: string; database: string }
  /** Where the data really is, which may differ from the requested folder. */
  dataDir: string
  /** PostgreSQL was already running, left behind by an app that was killed. */
  adopted: boolean
  /** Sentences to print at the start. */
  notes: string[]
  /** Shuts the database down, waits for it and releases the folder. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  transport?: Transport
  /** Called when the database is gone; it is being restarted. */
  onLost?: (why: string) => void
  /** Where data and programs go when PostgreSQL's account (if we are root) cannot enter their own folders. */
  baseDir?: string
  /** Further PostgreSQL settings, such as `fsync: 'off'` for data that need not last. */
  settings?: ServerSettings
}

/** Starts, or adopts, the PostgreSQL of a data folder and locks it for this app; throws a StartupError. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { baseDir = '/var/lib/nabz', settings = {}, onLost = () => undefined } = options
  const folder = await prepareDataFolder(options.dataDir, baseDir)
  const binaries = await prepareBinaries(folder.account, baseDir)
  await ensureCluster(folder, binaries)
  const password = await readPassword(folder)
  const orphan = await findPostmaster(folder.cluster)
  const transport = options.transport ?? (process.platform === 'win32' ? 'loopback' : 'socket')
  // Before it is ready, its lock file may not yet say where it listens.
  const endpoint = orphan?.isReady ? orphan.endpoint : await chooseEndpoint(folder, transport)
  const server: Server = { folder, binaries, password, endpoint, settings, spawned: null, isStopping: false }

  const reached = await takeFolder(server, false)
  await furnish(reached, password)
  await removeLeftovers(folder)
  server.endpoint = reached.postmaster.endpoint
  const keeper = keepRunning(server, reached, onLost)
  const { host, port } = server.endpoint

  async function stop(): Promise<void> {
    await keeper.stop()
    await clearEndpoint(server.endpoint, folder)
  }
  let stopped: Promise<void> | null = null
  return {
    connection: { host, port, user: appRole, password, database: appRole },
    dataDir: folder.path,
    adopted: reached.postmaster.pid !== server.spawned?.pid,
    notes: [...folder.notes, ...binaries.notes],
    stop: () => (stopped ??= stop()),
  }
}

/**
 * Creates the app's role, which is no superuser, and its database; a stop in between leaves the rest to the next
 * start.
 */
async function furnish({ client }: Reached, password: string): Promise<void> {
  const found =
    'select exists(select from pg_roles where rolname = $1) as role, exists(select from pg_database where datname = $1) as database'
  const { rows } = await client.query<{ role: boolean; database: boolean }>(found, [appRole])
  const quoted = client.escapeLiteral(password)
  if (!rows[0]?.role) await client.query(`create role ${appRole} login createdb password ${quoted}`)
  if (!rows[0]?.database) await client.query(`create database ${appRole} owner ${appRole}`)
}
