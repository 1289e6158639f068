import { skipReasons, type Dose, type SkipReason } from '../../../../shared/reminders/reminders.schedule.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { FocusSwap } from '../../../ui/focus/focus-swap.tsx'

interface Props {
  dose: Dose
  /** The time in words. */
  when: string
  isAsked: boolean
  setAsked: (isAsked: boolean) => void
  onExplain: (reason: SkipReason) => void
}

/** Why a dose was skipped: six large buttons after the press, later the reason in words. Nobody has to say. */
export function SkippedBecause({ isAsked, ...props }: Props) {
  return (
    <FocusSwap face={isAsked ? 'asked' : 'said'}>
      {isAsked ? <Asked {...props} /> : <Said {...props} />}
    </FocusSwap>
  )
}

function Said({ dose: { name, reason }, when, setAsked }: Omit<Props, 'isAsked'>) {
  const { t } = useText()
  const words = reason
    ? t('doseReasons.because', { reason: t(`doseReasons.${reason}`) })
    : t('doseReasons.say')
  return (
    <>
      {/* For print, which has no buttons. */}
      {reason && <p className="hidden print:block">{words}</p>}
      <Button
        kind="quiet"
        icon="pencil"
        data-home="said"
        aria-label={`${name}, ${when}: ${words}`}
        onClick={() => setAsked(true)}
        className="px-3 font-normal"
      >
        {words}
      </Button>
    </>
  )
}

function Asked({ dose: { name, reason }, when, setAsked, onExplain }: Omit<Props, 'isAsked'>) {
  const { t } = useText()
  return (
    <fieldset className="space-y-2 rounded-xl bg-leaf-tint p-3">
      <legend className="sr-only">{`${name}, ${when}: ${t('doseReasons.why')}`}</legend>
      <p aria-hidden="true" className="font-semibold">
        {t('doseReasons.why')}
      </p>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {skipReasons.map((one) => (
          <Button
            key={one}
            kind="quiet"
            wide
            icon={reason === one ? 'circle-check' : undefined}
            aria-pressed={reason === one}
            onClick={() => {
              setAsked(false)
              onExplain(one)
            }}
            className="justify-start px-3"
          >
            {t(`doseReasons.${one}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
