import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../../startup-error.ts'

/** The system account PostgreSQL runs as when we are root, because it refuses to run as root. */
export interface Account {
  name: string
  uid: number
  gid: number
}

/**
 * Null for an ordinary user: PostgreSQL runs as ourselves. As root: the owner of an existing cluster, so that a
 * folder once used without root keeps working; else `postgres`, else `nobody`.
 */
export async function chooseAccount(cluster: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const owner = await stat(cluster).catch(() => null)
  const accounts = await listAccounts()
  if (owner && owner.uid !== 0) {
    const known = accounts.find((account) => account.uid === owner.uid)
    return { name: known?.name ?? `number ${owner.uid}`, uid: owner.uid, gid: owner.gid }
  }
  const chosen = ['postgres', 'nobody'].map((name) => accounts.find((account) => account.name === name))
  const account = chosen.find((candidate) => candidate !== undefined)
  if (account) return account
  throw new StartupError(
    'platformUnsupported',
    'PostgreSQL does not run as root and this machine has neither an account "postgres" nor "nobody": start Nabz as an ordinary user.',
  )
}

async function listAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':')
    return { name, uid: Number(uid), gid: Number(gid) }
  })
}

/**
 * Whether the account can traverse every folder down to this one. Missing parts of the path are skipped. Reads
 * permission bits only, not access control lists.
 */
export async function canEnter(folder: string, account: Account | null): Promise<boolean> {
  if (!account) return true
  for (let current = await deepestReal(folder); ; current = path.dirname(current)) {
    const { mode, uid, gid } = await stat(current)
    const shift = passShift(account, uid, gid)
    if (((mode >> shift) & 1) === 0) return false
    if (current === path.dirname(current)) return true
  }
}

// The first matching class decides, even if a later one would allow more.
function passShift(account: Account, uid: number, gid: number): number {
  if (uid === account.uid) return 6
  return gid === account.gid ? 3 : 0
}

async function deepestReal(folder: string): Promise<string> {
  const real = await realpath(folder).catch(() => null)
  return real ?? deepestReal(path.dirname(folder))
}
