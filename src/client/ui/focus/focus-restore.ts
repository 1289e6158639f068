import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * For a list whose rows or buttons are removed by their own action: moves the lost focus to the list instead of the top
 * of the page. Spread it on the list.
 */
export function useKeptCursor<E extends HTMLElement>() {
  const list = useRef<E>(null)
  const last = useRef<Element | null>(null)
  // After each render: the button may be removed only when the list has been refetched.
  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return
    last.current = null
    list.current?.focus({ preventScroll: true })
  })
  return {
    ref: list,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      last.current = target
    },
  }
}
