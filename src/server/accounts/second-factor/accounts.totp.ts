import { Secret, TOTP } from 'otpauth'

const periodMs = 30_000

/** What every authenticator app can do: SHA-1, six digits, 30 seconds (RFC 6238). */
function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Nabz', label, secret: Secret.fromBase32(secret) })
}

/** 160 bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** For a QR code. */
export function uriOf(secret: string, username: string): string {
  return totpOf(secret, username).toString()
}

/** The time step that this code belongs to; null if it is none of now, the step before or the one after. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / periodMs) + delta
}
