import { useEffect } from 'react'
import { onMove } from '../../platform/browser/navigation.tsx'

/**
 * Focuses the element named by the URL's hash, once it is rendered and on every navigation. The browser tries only
 * once, before the list has loaded.
 */
export function useNamedPlace(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return
    const go = () => document.getElementById(location.hash.slice(1))?.focus()
    go()
    return onMove(go)
  }, [isDrawn])
}
