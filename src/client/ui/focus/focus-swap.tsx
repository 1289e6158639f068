import { useEffect, useRef, type ReactNode } from 'react'

/**
 * A place with several views, such as a card and its edit form. The pressed button is removed with its view, which
 * would lose the focus: it moves to the element whose `data-home` names the new view, else to the place itself. A view
 * that takes the focus itself keeps it.
 */
export function FocusSwap({
  face,
  className = '',
  children,
}: {
  face: string
  className?: string
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(face)
  useEffect(() => {
    if (shown.current === face) return
    shown.current = face
    if (document.activeElement !== document.body) return
    const home = place.current?.querySelector<HTMLElement>(`[data-home="${face}"]`) ?? place.current
    home?.focus({ preventScroll: true })
  }, [face])
  return (
    <div ref={place} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </div>
  )
}
