import { useState, type ReactNode, type Ref } from 'react'
import { Icon } from './icons/icon.tsx'

/** From this width the frame has its navigation on top (frame.css). */
const wideScreen = '(min-width: 62rem)'

/** Content behind its heading. With `openOnWide` it begins open where there is room, with `open` everywhere; print shows it always, without its heading if `printsTitle` is false. */
export function Disclosure({
  title,
  level = 2,
  openOnWide = false,
  open = false,
  printsTitle = true,
  ref,
  children,
}: {
  title: ReactNode
  /** Of the heading. */
  level?: 2 | 3
  openOnWide?: boolean
  open?: boolean
  printsTitle?: boolean
  ref?: Ref<HTMLDetailsElement> | undefined
  children: ReactNode
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  // Not changed later: what the user has opened stays open when the phone is turned.
  const [isOpen] = useState(() => open || (openOnWide && matchMedia(wideScreen).matches))
  return (
    <details ref={ref} open={isOpen} className="group">
      <summary
        data-print={printsTitle ? undefined : 'no'}
        className="flex min-h-12 items-center gap-2 hover:bg-leaf-tint"
      >
        <Heading className={`min-w-0 flex-1 font-semibold ${level === 2 ? 'text-xl' : 'text-lg'}`}>
          {title}
        </Heading>
        <Icon name="chevron-down" className="text-soft group-open:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
