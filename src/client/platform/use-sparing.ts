import { useSyncExternalStore } from 'react'
import { isSparing, sparingChanged } from './sparing.ts'
import { onStoredElsewhere } from './storage.ts'

/** Whether data is saved here; draws anew when the switch is pressed, in this tab or another. */
export function useSparing(): boolean {
  return useSyncExternalStore(follow, isSparing)
}

function follow(changed: () => void): () => void {
  addEventListener(sparingChanged, changed)
  const stop = onStoredElsewhere('nabz.saveData', changed)
  return () => {
    removeEventListener(sparingChanged, changed)
    stop()
  }
}
