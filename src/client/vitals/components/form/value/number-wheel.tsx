import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'

/** How long after the last movement a wheel counts as at rest. */
const restMs = 120
/** Rows that are seen at a time, the chosen one in the middle. */
const seenRows = 3

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }

/**
 * One wheel of a number. It rolls by the browser's own scrolling; a press on a row and the arrow keys turn it, too. Until
 * it is turned it stands on a dash, so that no number is saved that nobody chose.
 */
export function NumberWheel({
  label,
  rows,
  start,
  side,
  chosen,
  onTurn,
}: {
  label: string
  rows: readonly number[]
  /** The row below the dash. */
  start: number
  /** Where the digits of the other wheel are. */
  side: 'left' | 'right'
  chosen: number | null
  onTurn: (row: number) => void
}) {
  const wheel = useRef<HTMLDivElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown: readonly (number | null)[] = chosen === null ? withDash(rows, start) : rows
  const at = shown.indexOf(chosen)
  // After every render: when the dash goes, the same place in the list is another row.
  useLayoutEffect(() => {
    const element = wheel.current
    // Not under a finger that holds it a little off the middle.
    if (element && rowInMiddle(element) !== at) element.scrollTop = at * rowHeight(element)
  })
  useEffect(() => () => clearTimeout(rest.current), [])

  function settle(): void {
    const element = wheel.current
    const row = element?.clientHeight ? shown[rowInMiddle(element)] : undefined
    if (typeof row === 'number' && row !== chosen) onTurn(row)
  }

  function press(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    // The dash lies before the row that is next above it.
    const from = chosen === null ? rows.indexOf(start) - (step > 0 ? 1 : 0) : at
    const row = rows[Math.min(rows.length - 1, Math.max(0, from + step))]
    if (row !== undefined) onTurn(row)
  }

  return (
    <div
      ref={wheel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a number input does not roll
      role="spinbutton"
      aria-label={label}
      aria-valuemin={rows[0]}
      aria-valuemax={rows.at(-1)}
      aria-valuenow={chosen ?? undefined}
      tabIndex={0}
      onKeyDown={press}
      onScroll={() => {
        clearTimeout(rest.current)
        rest.current = setTimeout(settle, restMs)
      }}
      className="number-wheel"
    >
      {shown.map((row) => (
        <div
          key={row ?? 'dash'}
          aria-hidden="true"
          onClick={() => row !== null && onTurn(row)}
          data-side={side}
          data-chosen={row === chosen ? '' : undefined}
        >
          {row ?? '–'}
        </div>
      ))}
    </div>
  )
}

function withDash(rows: readonly number[], start: number): (number | null)[] {
  const at = rows.indexOf(start)
  return [...rows.slice(0, at), null, ...rows.slice(at)]
}

const rowHeight = (wheel: HTMLElement) => wheel.clientHeight / seenRows
const rowInMiddle = (wheel: HTMLElement) => Math.round(wheel.scrollTop / (rowHeight(wheel) || 1))
