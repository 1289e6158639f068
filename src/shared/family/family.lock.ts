/** After so many minutes without a touch a family's phone locks itself; each person chooses for their own things. */
export const lockChoices = [1, 5, 15] as const
export type LockMinutes = (typeof lockChoices)[number]
export const usualLock: LockMinutes = 5

/** As chosen; the usual one for what nobody can have chosen. */
export function readLock(stored: string | null): LockMinutes {
  return lockChoices.find((minutes) => String(minutes) === stored) ?? usualLock
}

/**
 * Nobody touched the phone for so long, both in milliseconds of its own clock. What lies ahead counts like what lies
 * behind: a clock that was set back would leave it open for as long. Of an unknown touch the answer is yes.
 */
export function isLeftAlone(touchedAt: number | null, now: number, minutes: LockMinutes): boolean {
  return touchedAt === null || !(Math.abs(now - touchedAt) < minutes * 60_000)
}
