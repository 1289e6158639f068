import { useEffect, useState } from 'react'
import { loadStyles } from '../../platform/browser/load-styles.ts'
import paper from './paper.css?url'

/** Prints one of several: `isLeftOut` says which of them are not on the paper. */
export function usePrintOne(): { print: (id: string) => void; isLeftOut: (id: string) => boolean } {
  const [printed, setPrinted] = useState<string | null>(null)
  useEffect(() => void loadStyles(paper).catch(() => undefined), [])
  useEffect(() => {
    if (printed === null) return
    const reset = () => setPrinted(null)
    addEventListener('afterprint', reset)
    print()
    return () => removeEventListener('afterprint', reset)
  }, [printed])
  return { print: setPrinted, isLeftOut: (id) => printed !== null && printed !== id }
}
