import type { OwnAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { useWhoKnows } from './who-knows.ts'

/** The patient's alarms: who knows, the ambulance's number, and where to go. */
export function OwnAlarmCards({ alarms, hasNumbers }: { alarms: readonly OwnAlarm[]; hasNumbers: boolean }) {
  const { t } = useText()
  const sentencesOf = useWhoKnows()
  const number = town().emergency.ambulance.number
  return alarms.map((alarm) => {
    const { phone, name } = alarm.place
    return (
      <section
        key={alarm.id}
        aria-live="polite"
        aria-label={t('alarms.who.title')}
        className={`space-y-3 rounded-2xl border-2 bg-card p-4 ${alarm.urgency === 'critical' ? 'border-brick' : 'border-mustard'}`}
      >
        {sentencesOf(alarm).map((sentence) => (
          <p key={sentence} className="font-semibold">
            {sentence}
          </p>
        ))}
        {hasNumbers && alarm.urgency === 'critical' && !alarm.isClosed && (
          <a
            href={`tel:${number}`}
            className={buttonClass({ kind: 'emergency', className: 'min-h-14 w-full' })}
          >
            <Icon name="phone" />
            {number}
          </a>
        )}
        {alarm.unansweredAt && !alarm.acknowledged && phone !== '' && (
          <a href={`tel:${phone}`} className={buttonClass({ kind: 'quiet', className: 'w-full' })}>
            <Icon name="phone" />
            {name}: {phone}
          </a>
        )}
      </section>
    )
  })
}
