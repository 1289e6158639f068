/**
 * Web Locks: one tab at a time; the browser releases the lock when the tab dies. Without https there are no locks, and
 * only the Idempotency-Key prevents duplicates.
 */
const prefix = 'nabz.outbox.'
const first = 'first.'

/** Waits until the lock is free. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(prefix + name, work)
}

/** Returns null without running `work` when another tab holds the lock. */
export function tryLock<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(prefix + name, { ifAvailable: true }, (lock) => (lock ? work() : null))
}

/** Like `withLock`; other tabs can also see that the write with this key is on its first attempt. */
export function withFirstAttempt<T>(key: string, work: () => Promise<T>): Promise<T> {
  return withLock(key, () => withLock(first + key, work))
}

/** Tells whether an open tab is making the first attempt of a key. Without locks nobody knows: then always true. */
export async function firstAttempts(): Promise<(key: string) => boolean> {
  if (!('locks' in navigator)) return () => true
  const { held = [] } = await navigator.locks.query()
  const names = new Set(held.map(({ name }) => name))
  return (key) => names.has(prefix + first + key)
}
