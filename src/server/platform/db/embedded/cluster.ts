import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../startup-error.ts'
import type { Account } from './binaries/account.ts'
import type { Binaries } from './binaries/binaries.ts'
import { unusable, type DataFolder } from './disk/data-folder.ts'
import { programEnvironment } from './server-settings.ts'

export const superuser = 'postgres'

/**
 * Creates PostgreSQL's data folder if missing. It is built beside its place and renamed into it, password included: a
 * stop midway, or two starters at once, leave nothing half-made.
 */
export async function ensureCluster(folder: DataFolder, binaries: Binaries): Promise<void> {
  if (await isCompatible(folder, binaries)) return
  const half = await mkdtemp(path.join(folder.path, '.new-'))
  try {
    await growCluster(half, folder, binaries)
    await rename(path.join(half, 'postgres'), folder.cluster)
    await syncFolder(folder.path)
  } catch (error) {
    // Another process created it first.
    if (!(await isCompatible(folder, binaries))) throw explain(folder, error)
  } finally {
    await rm(half, { recursive: true, force: true })
  }
}

export async function readPassword(folder: DataFolder): Promise<string> {
  const file = passwordFile(folder.cluster)
  const password = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    const lost = `has no ${path.relative(folder.path, file)}, without which its database cannot be opened`
    throw unusable(folder.path, lost, 'restore that file from a backup')
  })
  return password.trim()
}

/** Removes what starts killed midway left behind; only for the process that holds the folder. */
export async function removeLeftovers(folder: DataFolder): Promise<void> {
  const halves = (await readdir(folder.path)).filter((name) => name.startsWith('.new-'))
  const remove = (name: string) => rm(path.join(folder.path, name), { recursive: true, force: true })
  // An initdb that outlived its starter may still be writing there: the next start tries again.
  await Promise.all(halves.map((name) => remove(name).catch(() => undefined)))
}

function passwordFile(cluster: string): string {
  return path.join(cluster, 'nabz.password')
}

async function isCompatible(folder: DataFolder, binaries: Binaries): Promise<boolean> {
  const names = await readdir(folder.cluster).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw unusable(folder.path, `cannot be read (${error.code})`, 'start Nabz as the user who owns it')
  })
  if (names.length === 0) return false
  if (!names.includes('PG_VERSION')) {
    throw unusable(
      folder.path,
      'holds a folder "postgres" that is no database',
      'set DATA_DIR to another folder',
    )
  }
  const found = await readFile(path.join(folder.cluster, 'PG_VERSION'), 'utf8')
  const [theirs, ours] = [Number.parseInt(found, 10), Number.parseInt(binaries.version, 10)]
  if (theirs === ours) return true
  const remedy =
    theirs > ours
      ? `start a newer Nabz, or a PostgreSQL ${theirs} of your own and set DATABASE_URL to it`
      : `dump them with a PostgreSQL ${theirs} and restore into a new folder, or set DATABASE_URL to a server`
  const sentence = `The data in ${folder.path} are PostgreSQL ${theirs}'s and this Nabz brings PostgreSQL ${ours}: ${remedy}.`
  throw new StartupError(theirs > ours ? 'dataFolderNewer' : 'dataFolderOlder', sentence)
}

async function growCluster(half: string, folder: DataFolder, binaries: Binaries): Promise<void> {
  const { account } = folder
  const grown = path.join(half, 'postgres')
  const secret = path.join(half, 'password')
  await writeSecret(secret, account)
  if (account) await chown(half, account.uid, account.gid)
  // The builtin provider sorts and folds case alike on every system, whatever its locales.
  const locale = ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8']
  const access = ['--username', superuser, '--pwfile', secret, '--auth', 'scram-sha-256']
  const args = ['-D', grown, '--encoding', 'UTF8', ...locale, ...access]
  const as = account ? { uid: account.uid, gid: account.gid } : {}
  await promisify(execFile)(binaries.initdb, args, { cwd: folder.path, env: programEnvironment(), ...as })
  await rename(secret, passwordFile(grown))
  await syncFolder(grown)
}

async function writeSecret(file: string, account: Account | null): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(randomBytes(24).toString('hex'))
    if (account) await handle.chown(account.uid, account.gid)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// A rename is durable only once the parent folder is synced. Windows has no such call.
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function explain(folder: DataFolder, error: unknown): Error {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  const line =
    /^initdb: (?:error: )?(.*)$/m.exec(said)?.[1] ?? (error instanceof Error ? error.message : String(error))
  if (error instanceof StartupError) return error
  return unusable(
    folder.path,
    `cannot hold a new database (${line})`,
    'make room there, or set DATA_DIR to another folder',
  )
}
