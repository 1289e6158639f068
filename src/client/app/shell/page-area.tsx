import { useEffect, useRef, type ReactNode } from 'react'

/** The changing part of the page. A new page fades in, scrolls to the top and takes the focus. */
export function PageArea({
  path,
  children,
  className = 'max-w-6xl',
}: {
  path: string
  children: ReactNode
  /** Its maximum width and other classes. */
  className?: string
}) {
  const area = useRef<HTMLElement>(null)
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    // A target within the page (`/doctor#today`): its component scrolls there.
    if (location.hash) return
    scrollTo(0, 0)
    // Otherwise a screen reader stays on the removed link. A field that took the focus keeps it.
    if (!area.current?.contains(document.activeElement)) area.current?.focus({ preventScroll: true })
  }, [path])
  return (
    <main
      key={path}
      ref={area}
      id="page"
      tabIndex={-1}
      className={`page-fade mx-auto w-full flex-1 px-4 py-4 ${className}`}
    >
      {children}
    </main>
  )
}
