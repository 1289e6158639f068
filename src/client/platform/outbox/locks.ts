/**
 * One tab at a time, also when the one that had the lock was killed: then the browser gives it on. A clinic's own
 * network without https has no locks; there the Idempotency-Key alone sees to it that nothing counts twice.
 */
const prefix = 'nabz.outbox.'

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
