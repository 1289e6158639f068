import { useSyncExternalStore } from 'react'

let isInPrint = false

/** Whether the page is being printed, so that print-only content is not rendered on screen. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    follow,
    () => isInPrint,
    () => false,
  )
}

function follow(changed: () => void): () => void {
  const media = matchMedia('print')
  const set = (isPrinting: boolean) => {
    isInPrint = isPrinting
    changed()
  }
  // The event fires before the print layout; the media query alone may fire too late.
  const begin = () => set(true)
  const end = () => set(false)
  const onMedia = () => set(media.matches)
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  media.addEventListener('change', onMedia)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
    media.removeEventListener('change', onMedia)
  }
}
