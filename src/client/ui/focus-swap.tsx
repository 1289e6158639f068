import { useEffect, useRef, type ReactNode } from 'react'

/**
 * One place with several faces, such as a card and the form that changes it. The pressed button goes with its
 * face, and the cursor would fall back to the top of the page: it comes to what is marked `data-home` with the
 * name of the new face, else to the place itself. A face that takes the cursor by itself keeps it.
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
