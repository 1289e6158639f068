/**
 * One tab at a time, also when the one that had the lock was killed: then the browser gives it on. A clinic's own
 * network without https has no locks; there the Idempotency-Key alone sees to it that nothing counts twice.
 */
const prefix = 'nabz.outbox.'
const first = 'first.'

/** Waits for its turn. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(prefix + name, work)
}

/** Does nothing and answers null when somebody else is at it. */
export function tryLock<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(prefix + name, { ifAvailable: true }, (lock) => (lock ? work() : null))
}

/** `withLock`, and the other tabs can see that the write with this key is on its first attempt. */
export function withFirstAttempt<T>(key: string, work: () => Promise<T>): Promise<T> {
  return withLock(key, () => withLock(first + key, work))
}

/** Whether a tab that is open makes the first attempt of the write with this key. Where nobody can tell, it may be. */
export async function firstAttempts(): Promise<(key: string) => boolean> {
  if (!('locks' in navigator)) return () => true
  const { held = [] } = await navigator.locks.query()
  const names = new Set(held.map(({ name }) => name))
  return (key) => names.has(prefix + first + key)
}
