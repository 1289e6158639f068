import { useEffect } from 'react'
import { onMove } from '../../platform/browser/navigation.tsx'

/**
 * Goes to the place that the address names after `#`: as soon as it is drawn, and again whenever a link names
 * it. The browser itself looks only once, long before the list has come.
 */
export function useNamedPlace(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return
    const go = () => document.getElementById(location.hash.slice(1))?.focus()
    go()
    return onMove(go)
  }, [isDrawn])
}
