import { useSyncExternalStore } from 'react'

let isInPrint = false

/** Whether the page is being printed: for what only paper shows, so that nobody on a screen carries it. */
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
  // The event comes before the page is laid out for paper; the media query alone may be too late for it.
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
