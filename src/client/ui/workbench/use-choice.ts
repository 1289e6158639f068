import { useEffect, useRef } from 'react'
import { putQueryValue, useQueryValue } from '../../platform/browser/use-query-value.ts'
import type { BenchSection, Step } from './bench-list.tsx'

/** The name in the address. */
export const chosenParam = 'p'

/** Which row is chosen, from the address, else `fallback`; and moving through the rows, also from where one has left. */
export function useChoice<R extends { id: string }>(
  sections: readonly BenchSection<R>[],
  fallback: string | null,
) {
  const chosen = useQueryValue(chosenParam) ?? fallback
  const rows = sections.flatMap((section) => section.rows)
  const at = rows.findIndex(({ id }) => id === chosen)
  const last = useRef(-1)
  const goesTo = useRef<string | null>(null)
  useEffect(() => {
    if (at >= 0) last.current = at
    // A row that has just been asked for may arrive later than the choice.
    if (goesTo.current !== null && focusRow(goesTo.current)) goesTo.current = null
  })

  function choose(id: string): void {
    putQueryValue(chosenParam, id)
    if (!focusRow(id)) goesTo.current = id
  }

  return {
    id: chosen,
    row: rows[at],
    choose,
    /** `stay`: back to the chosen row. */
    move(step: Step | 'stay'): void {
      const next = rows[indexAfter(step, at, last.current, rows.length)]
      if (next) choose(next.id)
    },
  }
}

/** Where a step leads; from a row that has left the list, to what stands in its place now. */
function indexAfter(step: Step | 'stay', at: number, last: number, count: number): number {
  if (step === 'stay') return at
  if (step === 'first') return 0
  if (step === 'last') return count - 1
  if (at < 0) return Math.min(last < 0 || step === 1 ? Math.max(last, 0) : last - 1, count - 1)
  return Math.min(Math.max(at + step, 0), count - 1)
}

/** Moves the focus to a row; the browser scrolls it into view. */
export function focusRow(id: string): boolean {
  const row = document.getElementById(`row-${id}`)
  row?.focus()
  return row !== null
}
