import { useEffect, useRef, type ReactNode } from 'react'

/** The changing part of the page. A new page fades in, begins at its top and takes the focus. */
export function PageArea({
  path,
  children,
  className = 'max-w-6xl',
}: {
  path: string
  children: ReactNode
  /** Its greatest width, and what else it needs. */
  className?: string
}) {
  const area = useRef<HTMLElement>(null)
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    // A place within the page (`/doctor#today`): whoever draws the place goes there.
    if (location.hash) return
    scrollTo(0, 0)
    // A screen reader would otherwise stay on the link that is gone.
    area.current?.focus({ preventScroll: true })
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
