import { hash, verify } from '@node-rs/argon2'

/**
 * argon2id with the parameters OWASP lists first (19 MiB, 2 passes, 1 lane). It runs on libuv's four
 * threads, so at most four hashes, 76 MiB, are under way at once; the others queue.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

export function isPassword(password: string, hashed: string): Promise<boolean> {
  return verify(hashed, password)
}
