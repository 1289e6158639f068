import { v7 } from 'uuid'

/**
 * A new UUID version 7, which sorts by time. Made here because PostgreSQL has no generator for it before version 18.
 */
export function newId(): string {
  return v7()
}
