import { useEffect, useRef, useState, type ReactNode } from 'react'
import { readStored, store } from '../../platform/storage/storage.ts'

const heldMs = 3_000

/**
 * A part that has, for its first three seconds, at least the height it had when the page was last open: what stands below
 * it does not move when its content comes. An empty part is not there.
 */
export function KeptHeight({ name, children }: { name: string; children: ReactNode }) {
  const key = `nabz.height.${name}`
  const part = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(() => Number(readStored(key)) || 0)
  useEffect(() => {
    const timer = setTimeout(() => setHeight(0), heldMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (height > 0 || !part.current) return
    const watch = new ResizeObserver(([entry]) =>
      store(key, String(Math.round(entry?.contentRect.height ?? 0))),
    )
    watch.observe(part.current)
    return () => watch.disconnect()
  }, [key, height])
  return (
    <div
      ref={part}
      className={height > 0 ? '' : 'empty:hidden'}
      style={height > 0 ? { minHeight: height } : undefined}
    >
      {children}
    </div>
  )
}
