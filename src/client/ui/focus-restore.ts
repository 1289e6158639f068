import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * For a list whose rows leave it, or lose their buttons, once they are decided on: the cursor that stood there
 * comes to the list and not to the top of the page. Spread it on the list.
 */
export function useKeptCursor<E extends HTMLElement>() {
  const list = useRef<E>(null)
  const last = useRef<Element | null>(null)
  // After each drawing: what was pressed may be gone only when the list was read anew.
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
