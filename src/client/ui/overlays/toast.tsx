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
let nextId = 0
const listeners = new Set<() => void>()

/** Shows a short confirmation; returns how to end it early. Use a Notice for anything that needs an answer. */
export function showToast(
  text: string,
  kind: ToastMessage['kind'] = 'success',
  title?: string,
  action?: ToastAction,
): () => void {
  nextId += 1
  const toast = { id: nextId, title, text, kind, action }
  const end = () => take(toast)
  change([...toasts.slice(-2), toast])
  setTimeout(end, action ? undoableForMs : shownForMs)
  return end
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
      data-print="no"
      className="pointer-events-none fixed inset-x-0 top-16 z-40 flex flex-col items-center gap-2 px-4"
    >
      {shown.map((toast) => (
        <p
          key={toast.id}
          className="page-fade pointer-events-auto flex max-w-md flex-wrap items-start gap-2 rounded-xl bg-ink px-4 py-3 text-paper lifted"
        >
          <Icon
            name={toast.kind === 'success' ? 'circle-check' : 'circle-alert'}
            className="mt-0.5 text-mustard"
          />
          {/* With large letters the button wraps below the text. */}
          <span className="min-w-0 flex-1 basis-24 wrap-anywhere">
            {toast.title !== undefined && <span className="block font-semibold">{toast.title}</span>}
            {toast.text}
          </span>
          {toast.action && (
            <button
              type="button"
              onClick={() => {
                take(toast)
                toast.action?.run()
              }}
              className="-my-2.5 -me-2 min-h-12 shrink-0 cursor-pointer px-2 font-semibold underline underline-offset-4"
            >
              {toast.action.label}
            </button>
          )}
        </p>
      ))}
    </output>
  )
}

function take(toast: ToastMessage): void {
  change(toasts.filter((one) => one !== toast))
}

function change(next: readonly ToastMessage[]): void {
  toasts = next
  for (const tell of listeners) tell()
}

function follow(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
