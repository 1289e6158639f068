import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { releaseBallast } from './disk/ballast.ts'
import type { Binaries } from './binaries/binaries.ts'
import { superuser } from './cluster.ts'
import { unusable, type DataFolder } from './disk/data-folder.ts'
import type { Endpoint } from './endpoint.ts'
import type { Postmaster } from './postmaster-file.ts'
import type { Spawned } from './postmaster.ts'
import type { ServerSettings } from './server-settings.ts'

/** The app's role, and its database of the same name. */
export const appRole = 'nabz'

/** What is needed to start PostgreSQL on a folder, and the process we started last. */
export interface Server {
  folder: DataFolder
  binaries: Binaries
  password: string
  endpoint: Endpoint
  settings: ServerSettings
  spawned: Spawned | null
  isStopping: boolean
}

export interface Reached {
  client: pg.Client
  postmaster: Postmaster
}

/** A session, by default as superuser, or null while the server does not accept one. */
export async function reach(
  server: Server,
  endpoint: Endpoint,
  database = 'postgres',
): Promise<pg.Client | null> {
  const { host, port } = endpoint
  const access = { host, port, user: superuser, password: server.password, database }
  const client = new pg.Client({
    ...access,
    application_name: 'nabz keeper',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    const code = error instanceof pg.DatabaseError ? error.code : ''
    if (code === '28P01') {
      const what = 'has another password than its database'
      throw unusable(server.folder.path, what, 'restore both from one backup')
    }
    // Even a read-only session may first have to write a small catalog file.
    if (code === '53100') await releaseBallast(server.folder)
    return null
  }
}

export function inUse(server: Server): StartupError {
  const sentence = `Another Nabz already runs on the data folder ${server.folder.path}: stop it first, or set DATA_DIR to another folder.`
  return new StartupError('dataFolderInUse', sentence)
}
