import { useSyncExternalStore } from 'react'
import { Icon } from '../icons/icon.tsx'

interface ToastMessage {
  id: number
  title: string | undefined
  text: string
  kind: 'success' | 'error'
  action?: ToastAction | undefined
}

/** An undo action. */
export interface ToastAction {
  label: string
  run: () => void
}

const shownForMs = 6_000
/** Longer, to leave time to press undo. */
const undoableForMs = 15_000
let toasts: readonly ToastMessage[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** Shows a short confirmation. Use a Notice for anything that needs an answer. */
export function showToast(
  text: string,
  kind: ToastMessage['kind'] = 'success',
  title?: string,
  action?: ToastAction,
): void {
  const id = nextId
  nextId += 1
  change([...toasts.slice(-2), { id, title, text, kind, action }])
  setTimeout(() => take(id), action ? undoableForMs : shownForMs)
}

/** The toast container, once per page. The live region must exist before its content, or it is not announced. */
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
      {shown.map(({ id, title, text, kind, action }) => (
        <p
          key={id}
          className="page-fade pointer-events-auto flex max-w-md items-start gap-2 rounded-xl bg-ink px-4 py-3 text-paper lifted"
        >
          <Icon name={kind === 'success' ? 'circle-check' : 'circle-alert'} className="mt-0.5 text-mustard" />
          <span>
            {title !== undefined && <span className="block font-semibold">{title}</span>}
            {text}
          </span>
          {action && (
            <button
              type="button"
              onClick={() => {
                take(id)
                action.run()
              }}
              className="-my-2.5 -me-2 min-h-12 shrink-0 cursor-pointer px-2 font-semibold underline underline-offset-4"
            >
              {action.label}
            </button>
          )}
        </p>
      ))}
    </output>
  )
}

function take(id: number): void {
  change(toasts.filter((one) => one.id !== id))
}

function change(next: readonly ToastMessage[]): void {
  toasts = next
  for (const tell of listeners) tell()
}

function follow(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
