import { useEffect, useState } from 'react'
import { loadMessages, type MessageBundle } from './language.ts'

const known = new Set<MessageBundle>()

/**
 * Fetches messages that only what is shown can tell, such as those of the feature a notice is about. True once they
 * are there, and where they cannot be fetched: what is said without them must make sense. The next screen that needs
 * them then tries again.
 */
export function useMessages(bundles: readonly MessageBundle[]): boolean {
  const [failed, setFailed] = useState<readonly MessageBundle[]>([])
  const [, redraw] = useState(0)
  const missing = bundles.filter((bundle) => !known.has(bundle) && !failed.includes(bundle))
  const [first] = missing
  useEffect(() => {
    if (!first) return
    void Promise.allSettled(missing.map(loadMessages)).then((results) => {
      const isThere = (_: MessageBundle, index: number) => results[index]?.status === 'fulfilled'
      for (const bundle of missing.filter(isThere)) known.add(bundle)
      setFailed((before) => [...before, ...missing.filter((bundle) => !known.has(bundle))])
      redraw((count) => count + 1)
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what comes to be missing meanwhile is fetched after
  }, [first])
  return !first
}
