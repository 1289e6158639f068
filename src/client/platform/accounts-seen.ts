import { readStored, store } from './storage/storage.ts'

// `<salt>.<digest>` of the first account, then `several`. It survives a sign-out, so it must not identify anybody.
const seenKey = 'nabz.accountsSeen'
const several = 'several'

/** Whether another account than this one has signed in on this browser before. */
export function sawAnotherAccount(id: string): boolean {
  const seen = readStored(seenKey)
  return seen !== null && (seen === several || !isDigestOf(seen, id))
}

/** Remembers that this account signed in here. */
export function noteAccount(id: string): void {
  if (sawAnotherAccount(id)) return store(seenKey, several)
  if (readStored(seenKey) !== null) return
  const [salt = 0] = crypto.getRandomValues(new Uint32Array(1))
  store(seenKey, `${salt}.${digest(salt, id)}`)
}

function isDigestOf(seen: string, id: string): boolean {
  const [salt = '', of = ''] = seen.split('.')
  return of === String(digest(Number(salt), id))
}

/** FNV-1a cut to 16 bits: enough to tell two accounts apart, too few bits to identify one. */
function digest(salt: number, id: string): number {
  let hash = (0x811c9dc5 ^ salt) >>> 0
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash & 0xffff
}
