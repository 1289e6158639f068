import { randomBytes } from 'node:crypto'
import type { Keys } from '../platform/auth/keys.ts'
import type { Cookies } from '../platform/auth/cookies.ts'

/** A browser, with proofs of the accounts that have signed in with it. */
export interface Device {
  id: string
  proofs: readonly string[]
}

const name = 'nabz-device'
const path = '/api/auth'
const maxAgeSeconds = 365 * 24 * 60 * 60
/** Enough for a family's phone; beyond it the oldest sign-in is dropped. */
const maxAccounts = 8
// 128 bits each.
const form = /^[\w-]{22}(?:\.[\w-]{22}){0,8}$/

/**
 * The device cookie of the request, see OWASP "Slow Down Online Guessing Attacks with Device Cookies". It names
 * nobody and grants no access: it only exempts this browser from limits used up by guesses made elsewhere. Null when
 * missing or malformed.
 */
export function readDevice(cookies: Cookies): Device | null {
  const value = cookies.read(name)
  if (value === undefined || !form.test(value)) return null
  const [id = '', ...proofs] = value.split('.')
  return { id, proofs }
}

export function isKnownTo(keys: Keys, device: Device | null, userId: string): device is Device {
  return device !== null && proofsOf(keys, device.id, userId).some((proof) => device.proofs.includes(proof))
}

/** Records that the account has signed in with this browser. */
export function rememberDevice(cookies: Cookies, keys: Keys, device: Device | null, userId: string): void {
  const id = device?.id ?? randomBytes(16).toString('base64url')
  const [own = '', ...earlier] = proofsOf(keys, id, userId)
  const others = (device?.proofs ?? []).filter((proof) => proof !== own && !earlier.includes(proof))
  const value = [id, own, ...others.slice(0, maxAccounts - 1)].join('.')
  cookies.write(name, value, { path, maxAgeSeconds })
}

/** By the current key first, then by earlier ones. */
function proofsOf(keys: Keys, deviceId: string, userId: string): string[] {
  const digests = keys.digests(`device\n${deviceId}\n${userId}`)
  return digests.map((digest) => digest.subarray(0, 16).toString('base64url'))
}
