import { stopReasons, type StopReason } from '../../../../shared/reminders/removal/reminders.stop-reasons.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useSharedAreas } from '../../../platform/people/use-people.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'

interface Props {
  name: string
  /** Null: not said. */
  onStop: (reason: StopReason | null) => void
  onKeep: () => void
}

/** Why a prescribed medicine is stopped. Any of the answers stops it, also none. */
export function StopQuestion({ name, onStop, onKeep }: Props) {
  const { t } = useText()
  const title = t('stopReasons.ask', { name })
  return (
    <fieldset className="space-y-3 rounded-xl bg-leaf-tint p-3">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="font-semibold break-words">
        {title}
      </p>
      <p>{t('stopReasons.lead')}</p>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {stopReasons.map((reason) => (
          <Button
            key={reason}
            kind="quiet"
            wide
            className="justify-start px-3 text-start"
            onClick={() => onStop(reason)}
          >
            {t(`stopReasons.${reason}`)}
          </Button>
        ))}
        <Button kind="quiet" wide className="justify-start px-3 text-start" onClick={() => onStop(null)}>
          {t('stopReasons.unsaid')}
        </Button>
        <Button wide className="justify-start px-3 text-start" onClick={onKeep}>
          {t('stopReasons.keep')}
        </Button>
      </div>
    </fieldset>
  )
}

/** For who stopped a medicine without the doctor. */
export function TellDoctor() {
  const { t } = useText()
  return (
    <div className="space-y-2">
      <p>{t('stopReasons.tell')}</p>
      {useSharedAreas().includes('guardianship') && (
        <ButtonLink to="/patient/messages" kind="quiet" icon="message">
          {t('stopReasons.write')}
        </ButtonLink>
      )}
    </div>
  )
}
