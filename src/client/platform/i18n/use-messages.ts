import { useEffect, useState } from 'react'
import { hasMessages, loadMessages, type MessageBundle } from './language.ts'

export interface FetchedMessages {
  state: 'coming' | 'there' | 'failed'
  retry: () => void
}

/**
 * Loads messages that depend on the data shown, such as those of a notice's feature. After a failure, `retry` or the
 * next screen that needs them fetches them again.
 */
export function useMessages(bundles: readonly MessageBundle[]): FetchedMessages {
  const [failed, setFailed] = useState<readonly MessageBundle[]>([])
  const [, redraw] = useState(0)
  const missing = bundles.filter((bundle) => !hasMessages(bundle) && !failed.includes(bundle))
  const [first] = missing
  useEffect(() => {
    if (!first) return
    void Promise.allSettled(missing.map(loadMessages)).then(() => {
      setFailed((before) => [...before, ...missing.filter((bundle) => !hasMessages(bundle))])
      redraw((count) => count + 1)
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what comes to be missing meanwhile is fetched after
  }, [first])
  const hasFailed = bundles.some((bundle) => failed.includes(bundle) && !hasMessages(bundle))
  const whenDone = hasFailed ? 'failed' : 'there'
  return { state: first ? 'coming' : whenDone, retry: () => setFailed([]) }
}
