import { readStored } from '../storage/storage.ts'

export const clockOffsetKey = 'nabz.clockAhead'

/** By how much this phone's clock is ahead of the server's, in milliseconds, as far as it was heard; often zero. */
export function clockOffsetMs(): number {
  return Number(readStored(clockOffsetKey))
}

/** The moment by the server's clock: phones are wrong by hours and days, and a dose belongs to its day. */
export function serverNow(): number {
  return Date.now() - clockOffsetMs()
}
