import { useEffect, useId, useRef, type ReactNode } from 'react'
import { dialOf, type Dial } from '../../../shared/town/town.numbers.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { town } from '../../platform/clock/town.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { sosNames, type SosName } from './numbers.ts'

interface Props {
  isOpen: boolean
  /** A second SOS button at the same position, because the page behind a modal dialog is inert. */
  again: ReactNode
  onCall: (dial: Dial<SosName>) => void
  onDecline: () => void
  onClose: () => void
}

/** Asks whom to call: three equally large numbers with their purpose, and a link to the page. */
export function SosQuestion({ isOpen, again, onCall, onDecline, onClose }: Props) {
  const { t } = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-again`}
      // Before the browser closes it: a key pressed right after Escape asks again.
      onCancel={onClose}
      onClose={onClose}
      className="fixed inset-0 size-full max-h-none max-w-none bg-transparent text-ink @container backdrop:bg-black/60"
    >
      {isOpen && (
        <div
          className="sos-stage"
          onPointerDown={(event) => event.target === event.currentTarget && onClose()}
        >
          {/* First in the DOM, so that it has the focus for a second key press. */}
          {again}
          <div className="sos-sheet lifted w-full rounded-3xl border-2 border-line bg-card p-3 @wide:max-w-md">
            <div className="[grid-area:title]">
              <h2 id={`${id}-title`} className="text-lg leading-snug font-bold">
                {t('emergency.sos.title')}
              </h2>
              <p id={`${id}-again`} className="sos-more text-sm text-soft">
                {t('emergency.sos.again')}
              </p>
            </div>
            <div className="sos-dials">
              {sosNames.map((name) => (
                <Answer key={name} name={name} onCall={onCall} />
              ))}
            </div>
            <Button kind="quiet" wide onClick={onDecline} className="[grid-area:decline]">
              {t('emergency.sos.decline')}
            </Button>
            <button
              type="button"
              onClick={onClose}
              className="flex min-h-12 min-w-12 cursor-pointer items-center justify-center self-start rounded-xl [grid-area:close] hover:bg-leaf-tint"
            >
              <Icon name="x" />
              <span className="sr-only">{t('shell.close')}</span>
            </button>
          </div>
        </div>
      )}
    </dialog>
  )
}

function Answer({ name, onCall }: { name: SosName; onCall: Props['onCall'] }) {
  const { t } = useText()
  const dial = dialOf(town().emergency, name)
  return (
    <a
      href={`tel:${dial.number}`}
      onClick={() => onCall(dial)}
      className="flex min-h-14 flex-col justify-center rounded-2xl border-2 border-brick bg-brick px-[var(--dial-pad,12px)] py-1.5 text-on-brick"
    >
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-[min(1.625rem,8vw)] leading-tight font-bold">{dial.shown}</span>
        <span className="text-[length:var(--name-size,min(1.0625rem,6vw))] leading-snug font-semibold">
          {t(`emergency.numbers.${name}.name`)}
        </span>
      </span>
      <span className="sos-more text-sm leading-snug">{t(`emergency.numbers.${name}.line`)}</span>
    </a>
  )
}
