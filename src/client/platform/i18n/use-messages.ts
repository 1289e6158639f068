import { useEffect, useState } from 'react'
import { loadMessages, type MessageBundle } from './language.ts'

const known = new Set<MessageBundle>()

/**
 * Fetches messages that only what is shown can tell, such as those of the feature a notice is about. True once they
 * are there, and where they cannot be fetched: what is said without them must make sense.
 */
export function useMessages(bundles: readonly MessageBundle[]): boolean {
  const [, redraw] = useState(0)
  const missing = bundles.filter((bundle) => !known.has(bundle))
  const [first] = missing
  useEffect(() => {
    if (!first) return
    void Promise.allSettled(missing.map(loadMessages)).then(() => {
      for (const bundle of missing) known.add(bundle)
      redraw((count) => count + 1)
    })
    // What comes to be missing meanwhile is fetched after.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [first])
  return !first
}
