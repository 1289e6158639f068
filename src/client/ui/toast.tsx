import { useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'

interface ToastMessage {
  id: number
  text: string
  kind: 'success' | 'error'
}

const shownForMs = 6_000
let toasts: readonly ToastMessage[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** Says something in passing: it was done. What needs an answer belongs into a Notice instead. */
export function showToast(text: string, kind: ToastMessage['kind'] = 'success'): void {
  const id = nextId
  nextId += 1
  change([...toasts.slice(-2), { id, text, kind }])
  setTimeout(() => change(toasts.filter((one) => one.id !== id)), shownForMs)
}

/** Where toasts appear; once on a page. The live region stands there from the start, or it would not be read. */
export function Toaster() {
  const shown = useSyncExternalStore(
    follow,
    () => toasts,
    () => toasts,
  )
  return (
    <output
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-16 z-40 flex flex-col items-center gap-2 px-4"
    >
      {shown.map(({ id, text, kind }) => (
        <p
          key={id}
          className="page-fade pointer-events-auto flex max-w-md items-start gap-2 rounded-xl bg-ink px-4 py-3 text-paper lifted"
        >
          <Icon name={kind === 'success' ? 'circle-check' : 'circle-alert'} className="mt-0.5 text-mustard" />
          <span>{text}</span>
        </p>
      ))}
    </output>
  )
}

function change(next: readonly ToastMessage[]): void {
  toasts = next
  for (const tell of listeners) tell()
}

function follow(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
