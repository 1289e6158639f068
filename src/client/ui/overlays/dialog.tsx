import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Icon } from '../icons/icon.tsx'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
}

/** A native modal dialog: traps the focus, Escape closes. A bottom sheet on phones. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const { t } = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      // A tap on the backdrop closes it.
      onPointerDown={(event) => event.target === dialog.current && onClose()}
      className="m-0 mt-auto w-full max-w-none rounded-t-3xl bg-card p-0 text-ink backdrop:bg-black/50 sm:m-auto sm:max-w-lg sm:rounded-3xl"
    >
      {open && (
        <div className="space-y-4 p-4 pb-6 sm:p-6">
          <div className="flex items-start justify-between gap-2">
            <h2 id={titleId} className="pt-2 text-xl font-semibold">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              className="flex min-h-12 min-w-12 cursor-pointer items-center justify-center rounded-xl hover:bg-leaf-tint"
            >
              <Icon name="x" />
              <span className="sr-only">{t('shell.close')}</span>
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}

/** The buttons of a dialog, the main one first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">{children}</div>
}
