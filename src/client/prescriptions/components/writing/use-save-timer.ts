import { useEffect, useRef } from 'react'

/** Saved so long after the last key, and not later than so long after the first unsaved one. */
const pauseMs = 3_000
const longestMs = 12_000
const retryMs = 15_000

/** `kept`: on this device, until there is a network. `refused`: the server does not take it. */
export type SaveState = 'unchanged' | 'saved' | 'saving' | 'kept' | 'refused'

interface Waiting {
  content: string
  /** Something is to be saved, and may be. */
  isWaiting: boolean
  state: SaveState
}

/** Calls `save` a moment after the last change, later again after a failure, and at once when the network is back. */
export function useSaveTimer({ content, isWaiting, state }: Waiting, save: () => Promise<void>): void {
  const unsavedSince = useRef<number | null>(null)
  if (!isWaiting || state === 'saving') unsavedSince.current = null
  useEffect(() => {
    if (!isWaiting || state === 'saving') return
    unsavedSince.current ??= Date.now()
    const left = Math.max(0, unsavedSince.current + longestMs - Date.now())
    const isFailed = state === 'kept' || state === 'refused'
    const timer = setTimeout(() => void save(), isFailed ? retryMs : Math.min(pauseMs, left))
    const isBack = () => void save()
    addEventListener('online', isBack)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', isBack)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- each change, and each answer, begins the pause anew
  }, [content, isWaiting, state])
}
