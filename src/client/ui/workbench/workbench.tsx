import type { ReactNode } from 'react'
import { loadStyles } from '../../platform/browser/load-styles.ts'
import styles from './workbench.css?url'

/** Wanted before the first drawing. */
export const loadBenchStyles = () => loadStyles(styles)

/** A list on the left and what is chosen in it on the right; on paper only the list. */
export function Workbench({ list, panel }: { list: ReactNode; panel: ReactNode }) {
  return (
    <div className="bench">
      <div className="min-w-0 space-y-3">{list}</div>
      <div data-print="no" className="bench-panel">
        {panel}
      </div>
    </div>
  )
}

/** Who it is and what can be done, with what the record knows below: all three of one choice. */
export function BenchPatient({ who, acts, record }: Record<'who' | 'acts' | 'record', ReactNode>) {
  return (
    <div className="bench-patient">
      <div className="bench-columns">
        <div className="bench-who space-y-3">{who}</div>
        <div className="bench-acts">{acts}</div>
        <div className="bench-record space-y-4">{record}</div>
      </div>
    </div>
  )
}

/** The key that does the same as a button; screen readers have it from `aria-keyshortcuts`. */
export function KeyHint({ name }: { name: string }) {
  return (
    <kbd aria-hidden="true" className="bench-key ms-2">
      {name}
    </kbd>
  )
}
