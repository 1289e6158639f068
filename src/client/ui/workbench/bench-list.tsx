/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select cannot hold links of two lines, with one stop for Tab */
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from '../../platform/browser/navigation.tsx'

export interface BenchSection<R> {
  key: string
  title: string
  rows: readonly R[]
}

interface Props<R> {
  label: string
  sections: readonly BenchSection<R>[]
  selected: string | null
  /** The address with this row chosen: a press opens it here, with a modifier key in another tab. */
  linkTo: (id: string) => string
  onMove: (step: Step) => void
  onOpen: () => void
  children: (row: R) => ReactNode
}
export type Step = 1 | -1 | 'first' | 'last'

const steps: Record<string, Step> = { ArrowDown: 1, ArrowUp: -1, Home: 'first', End: 'last' }

/** Rows of which one is chosen; Tab stops at one of them, the arrow keys go through them. */
export function BenchList<R extends { id: string }>(props: Props<R>) {
  const { label, sections, selected, onMove, onOpen } = props
  const shown = sections.filter(({ rows }) => rows.length > 0)
  const isThere = shown.some(({ rows }) => rows.some(({ id }) => id === selected))
  const stop = isThere ? selected : shown[0]?.rows[0]?.id

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const step = steps[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step !== undefined) onMove(step)
    else if (!event.repeat) onOpen()
  }

  return (
    <div role="listbox" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown} className="outline-none">
      {shown.map((section) => (
        <Section key={section.key} section={section} {...props} stop={stop} />
      ))}
    </div>
  )
}

function Section<R extends { id: string }>({
  section: { title, rows },
  selected,
  stop,
  linkTo,
  children,
}: Props<R> & { section: BenchSection<R>; stop: string | null | undefined }) {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} role="presentation" className="border-b border-line pt-1 text-sm font-bold text-soft">
        {title}
      </div>
      {rows.map((row) => (
        <Link
          key={row.id}
          id={`row-${row.id}`}
          role="option"
          aria-selected={row.id === selected}
          tabIndex={row.id === stop ? 0 : -1}
          to={linkTo(row.id)}
          onClick={(event) => row.id === selected && event.preventDefault()}
          className="bench-row"
        >
          {children(row)}
        </Link>
      ))}
    </div>
  )
}
