import { createHash } from 'node:crypto'
import { access, chmod, chown, constants, lstat, mkdir, readdir, realpath, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../../startup-error.ts'
import { canEnter, chooseAccount, type Account } from '../binaries/account.ts'

/** The one folder that holds all of the embedded database. */
export interface DataFolder {
  path: string
  /** PostgreSQL's own data folder inside it. */
  cluster: string
  account: Account | null
  notes: string[]
}

// What a mounted volume or a checkout may contain by itself.
const harmless = new Set(['lost+found', '.gitkeep', '.gitignore', '.DS_Store', 'Thumbs.db'])

export function clusterIn(folder: string): string {
  return path.join(folder, 'postgres')
}

/** Finds or creates the folder and hands it over to PostgreSQL's account; may move it below `baseDir`. */
export async function prepareDataFolder(requested: string, baseDir: string): Promise<DataFolder> {
  const wanted = path.resolve(requested)
  const account = await chooseAccount(clusterIn(wanted))
  try {
    return await settle(wanted, account, baseDir)
  } catch (error) {
    if (error instanceof StartupError) throw error
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    throw unusable(wanted, `cannot be used (${code})`, 'set DATA_DIR to a folder that may be written')
  }
}

async function settle(wanted: string, account: Account | null, baseDir: string): Promise<DataFolder> {
  const moved = path.join(baseDir, 'data', `${path.basename(wanted)}-${shortHash(await realNameOf(wanted))}`)
  const stays = (await isThere(clusterIn(wanted))) || !account || !(await isThere(clusterIn(moved)))
  if (stays && (await makeReachable(wanted, account))) return take(wanted, account, [])
  if (account && (await isThere(clusterIn(wanted)))) {
    throw unusable(
      wanted,
      `cannot be entered by its owner, the account "${account.name}"`,
      'open its parent folders to it',
    )
  }
  const mover = await chooseAccount(clusterIn(moved))
  if (!(await makeReachable(moved, mover))) {
    throw unusable(
      moved,
      `cannot be entered by the account "${mover?.name}"`,
      'open its parent folders to it',
    )
  }
  const why = `because the account "${mover?.name}", which runs PostgreSQL for root, could not enter ${wanted}`
  return take(moved, mover, [`The data are kept in ${moved}, ${why}.`])
}

// Checked before, so as not to leave an empty folder behind, and after, because the umask affects new parents.
async function makeReachable(folder: string, account: Account | null): Promise<boolean> {
  if (!(await canEnter(path.dirname(folder), account))) return false
  const made = await makeFolder(folder)
  if (await canEnter(path.dirname(folder), account)) return true
  if (made) await rm(made, { recursive: true })
  return false
}

/**
 * Returns the topmost folder that was missing. Creates one level at a time, because Node's recursive mkdir loops
 * forever where the system allows no folders, as in /proc.
 */
async function makeFolder(folder: string): Promise<string | undefined> {
  if (await isThere(folder)) return undefined
  const above = await makeFolder(path.dirname(folder))
  await mkdir(folder, { mode: 0o755 }).catch((error: NodeJS.ErrnoException) => {
    // Another start created it first.
    if (error.code !== 'EEXIST') throw error
  })
  return above ?? folder
}

async function take(folder: string, account: Account | null, notes: string[]): Promise<DataFolder> {
  await rejectStrangers(folder)
  const real = await realpath(folder)
  if (account) await chown(real, account.uid, account.gid)
  else await access(real, constants.R_OK | constants.W_OK | constants.X_OK)
  // Fails if it is not ours but group-writable; the cluster inside is private anyway.
  await chmod(real, 0o700).catch(() => undefined)
  if (account) {
    await handOver(clusterIn(real), account)
    await handOver(path.join(real, 'socket'), account)
  }
  return { path: real, cluster: clusterIn(real), account, notes }
}

/** As root we would give the whole folder away, so refuse one that holds foreign files. */
async function rejectStrangers(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !harmless.has(name))
  const isOurs = names.length === 0 || names.some((name) => name === 'postgres' || name.startsWith('.new-'))
  if (!isOurs) {
    throw unusable(
      folder,
      `already holds other files (${names.slice(0, 3).join(', ')})`,
      'set DATA_DIR to an empty folder',
    )
  }
}

/** What a backup restored as root's: the cluster, the socket's folder. */
async function handOver(folder: string, account: Account): Promise<void> {
  const owner = await lstat(folder).catch(() => null)
  if (owner?.uid !== 0 || owner.isSymbolicLink()) return
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name)
    if (!(await lstat(file)).isSymbolicLink()) await chown(file, account.uid, account.gid)
  }
  // Last: while the folder is root's, the next start repeats all of this.
  await chown(folder, account.uid, account.gid)
}

async function realNameOf(folder: string): Promise<string> {
  return realpath(folder).catch(() => folder)
}

async function isThere(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

export function unusable(folder: string, what: string, remedy: string): StartupError {
  return new StartupError('dataFolderUnusable', `The data folder ${folder} ${what}: ${remedy}.`)
}
