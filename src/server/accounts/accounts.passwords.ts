import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createHashQueue } from './accounts.hash-queue.ts'

/** argon2id with the first parameters OWASP recommends: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * argon2 runs on libuv's four threads, which also read files, compress and authenticate to PostgreSQL: at least two
 * of them, and one core if there are two, stay free. One slot verifies about twenty passwords a second.
 */
const slots = Math.min(2, Math.max(1, availableParallelism() - 1))
const queue = createHashQueue({ slots, longest: { signIn: 60, register: 24 } })

/** Not queued: for commands, seeds and tests. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** The hash of a newly registered password. Rejects with `HashQueueFull`. */
export function hashNewPassword(password: string): Promise<string> {
  return queue.run('register', () => hashPassword(password))
}

/** Not queued itself: see queueSignIn. */
export function isPassword(password: string, hashed: string): Promise<boolean> {
  return verify(hashed, password)
}

/** Queues a password check. Rejects with `HashQueueFull`. */
export function queueSignIn<T>(work: () => Promise<T>): Promise<T> {
  return queue.run('signIn', work)
}

/** A hash without a known password: for closed accounts, and so that an unknown name takes the same time as a known one. */
export const hashOfNobody = hashPassword(randomUUID())
