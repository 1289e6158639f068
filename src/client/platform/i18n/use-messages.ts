import { useEffect, useState } from 'react'
import { loadMessages, type MessageBundle } from './language.ts'

const known = new Set<MessageBundle>()

export interface FetchedMessages {
  state: 'coming' | 'there' | 'failed'
  retry: () => void
}

/**
 * Fetches messages that only what is shown can tell, such as those of the feature a notice is about. After a failure
 * they are fetched again by `retry`, and by the next screen that needs them.
 */
export function useMessages(bundles: readonly MessageBundle[]): FetchedMessages {
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
  const hasFailed = bundles.some((bundle) => failed.includes(bundle) && !known.has(bundle))
  const whenDone = hasFailed ? 'failed' : 'there'
  return { state: first ? 'coming' : whenDone, retry: () => setFailed([]) }
}
