import type { Reading } from './store-reader.ts'
import type { Write } from './writes.ts'

type Given = Reading['given'][number]

/** A write found in the tables, with its row. */
export interface Known {
  write: Write
  given: Given
}

export function findKnown(writes: readonly Write[], store: Reading): Known[] {
  const givenBy = new Map(store.given.map((given) => [`${given.actor} ${given.key}`, given]))
  return writes.flatMap((write) => {
    const given = givenBy.get(`${write.actor} ${write.key}`)
    return given ? [{ write, given }] : []
  })
}
