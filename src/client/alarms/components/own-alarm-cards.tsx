import type { OwnAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { AlarmSection } from './alarm-section.tsx'
import { usePlaceName, useWhoKnows } from './who-knows.ts'

/** The patient's alarms: who knows, the ambulance's number, and where to go. */
export function OwnAlarmCards({ alarms, hasNumbers }: { alarms: readonly OwnAlarm[]; hasNumbers: boolean }) {
  const sentencesOf = useWhoKnows()
  const nameOf = usePlaceName()
  return alarms.map((alarm) => {
    const { phone } = alarm.place
    const isCritical = alarm.urgency === 'critical'
    return (
      <AlarmSection
        key={alarm.id}
        isCritical={isCritical}
        sentences={sentencesOf(alarm)}
        hasNumber={hasNumbers && isCritical && !alarm.isClosed}
      >
        {alarm.unansweredAt && !alarm.acknowledged && phone !== '' && (
          <a href={`tel:${phone}`} className={buttonClass({ kind: 'quiet', className: 'w-full' })}>
            <Icon name="phone" />
            {nameOf(alarm.place)}: {phone}
          </a>
        )}
      </AlarmSection>
    )
  })
}
