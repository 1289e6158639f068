import { readStored } from '../storage/storage.ts'

export const clockOffsetKey = 'nabz.clockAhead'

/** How far this phone's clock is ahead of the server's, in ms, as last measured; often zero. */
export function clockOffsetMs(): number {
  return Number(readStored(clockOffsetKey))
}

/** The server's time: phones are wrong by hours or days, and a dose belongs to its day. */
export function serverNow(): number {
  return Date.now() - clockOffsetMs()
}
