import { readStored } from './storage.ts'

export const aheadKey = 'nabz.clockAhead'

/** By how much this phone's clock is ahead of the server's, in milliseconds, as far as it was heard; often zero. */
export function aheadMs(): number {
  return Number(readStored(aheadKey))
}

/** The moment by the server's clock: phones are wrong by hours and days, and a dose belongs to its day. */
export function realNow(): number {
  return Date.now() - aheadMs()
}
