import { useText } from '../../platform/i18n.tsx'
import { town } from '../../platform/town.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dialOf, sosNames, type Dial, type SosName } from './numbers.ts'
import { CallLink } from './call-link.tsx'

/** Call, and whom? Three equally large answers, each saying what it is for, and the way to the page. */
export function SosQuestion({
  id,
  onCall,
  onDecline,
  onClose,
}: {
  id: string
  onCall: (dial: Dial<SosName>) => void
  onDecline: () => void
  onClose: () => void
}) {
  const { t } = useText()
  const dials = sosNames.map((name) => dialOf(town().emergency, name))
  return (
    <dialog
      open
      id={id}
      aria-labelledby={`${id}-title`}
      className="lifted pointer-events-auto relative order-1 m-0 flex min-h-0 w-full max-w-none flex-col gap-2.5 overflow-y-auto rounded-3xl bg-card p-4 text-ink md:w-md"
    >
      <div className="flex items-start justify-between gap-2">
        {/* An alert, because the focus stays on the button: this is how a screen reader learns of the question. */}
        <div role="alert">
          <h2 id={`${id}-title`} className="text-xl font-bold">
            {t('emergency.sos.title')}
          </h2>
          <p className="text-sm text-soft">{t('emergency.sos.again')}</p>
        </div>
        <button
          type="button"
          onClick={onClose}
          className="flex min-h-12 min-w-12 cursor-pointer items-center justify-center rounded-xl hover:bg-leaf-tint"
        >
          <Icon name="x" />
          <span className="sr-only">{t('shell.close')}</span>
        </button>
      </div>
      {/* Rows of one height: in Hindi and Punjabi one sentence may need two lines, and another one not. */}
      <div className="grid shrink-0 auto-rows-fr gap-2.5">
        {dials.map((dial) => (
          <CallLink
            key={dial.name}
            dial={dial}
            name={t(`emergency.numbers.${dial.name}.name`)}
            line={t(`emergency.numbers.${dial.name}.line`)}
            onCall={() => onCall(dial)}
          />
        ))}
      </div>
      <Button kind="quiet" wide onClick={onDecline}>
        {t('emergency.sos.decline')}
      </Button>
    </dialog>
  )
}
