import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

/**
 * A dropdown menu. <details> rather than the popover attribute: it opens before our script has loaded, and in versions
 * of Chrome without popovers.
 */
export function Menu({
  label,
  children,
  at = 'end',
}: {
  label: ReactNode
  children: ReactNode
  /** The side of the label at which it opens. */
  at?: 'start' | 'end'
}) {
  const details = useRef<HTMLDetailsElement>(null)
  useCloseOutside(details)
  return (
    <details ref={details} className={`group relative ${at === 'start' ? 'w-fit max-w-full' : ''}`}>
      <summary className="flex min-h-12 min-w-12 items-center justify-center gap-1.5 rounded-xl px-2 hover:bg-leaf-tint">
        {label}
      </summary>
      <div
        className={`absolute top-full z-30 mt-1 min-w-52 rounded-2xl border border-line bg-card p-2 lifted ${at === 'end' ? 'end-0' : 'start-0'}`}
        // A choice closes the menu; a click on plain text does not.
        onClickCapture={(event) => {
          if ((event.target as Element).closest('a, button')) queueMicrotask(() => close(details))
        }}
      >
        {children}
      </div>
    </details>
  )
}

export const menuItemClass =
  'flex w-full min-h-12 cursor-pointer items-center gap-3 rounded-xl px-3 py-2 text-start hover:bg-leaf-tint'

function close(details: RefObject<HTMLDetailsElement | null>): void {
  if (!details.current?.open) return
  details.current.open = false
  details.current.querySelector('summary')?.focus()
}

function useCloseOutside(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    function onPointer(event: PointerEvent) {
      if (details.current?.open && !details.current.contains(event.target as Node))
        details.current.open = false
    }
    function onKey(event: KeyboardEvent) {
      if (event.key === 'Escape') close(details)
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [details])
}
