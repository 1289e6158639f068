/** Minutes without a touch after which a shared phone locks itself; each person chooses their own. */
export const lockChoices = [1, 5, 15] as const
export type LockMinutes = (typeof lockChoices)[number]
export const usualLock: LockMinutes = 5

/** The stored choice, or the default if it is invalid. */
export function readLock(stored: string | null): LockMinutes {
  return lockChoices.find((minutes) => String(minutes) === stored) ?? usualLock
}

/**
 * Whether nobody has touched the phone for that long; both times in milliseconds of its own clock. A touch in the
 * future counts too: otherwise a clock that was set back would keep the phone unlocked. An unknown touch counts as
 * long ago.
 */
export function isLeftAlone(touchedAt: number | null, now: number, minutes: LockMinutes): boolean {
  return touchedAt === null || !(Math.abs(now - touchedAt) < minutes * 60_000)
}
