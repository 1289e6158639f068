import { v7 } from 'uuid'

/** A new id, UUID version 7: sorts by time, made here so that any PostgreSQL from 15 on will do. */
export function newId(): string {
  return v7()
}
