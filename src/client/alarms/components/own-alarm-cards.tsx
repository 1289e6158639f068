import type { OwnAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { AlarmSection } from './alarm-section.tsx'
import { useWhoKnows } from './who-knows.ts'

/** The patient's alarms: what to do, the ambulance's number, where to go, and who was told. */
export function OwnAlarmCards({ alarms }: { alarms: readonly OwnAlarm[] }) {
  const whoKnows = useWhoKnows()
  return alarms.map((alarm) => {
    const { phone } = alarm.place
    const { first, told, place } = whoKnows(alarm)
    const isCritical = alarm.urgency === 'critical'
    return (
      <AlarmSection
        key={alarm.id}
        isCritical={isCritical}
        sentences={first}
        hasNumber={isCritical && !alarm.isClosed}
      >
        {alarm.unansweredAt && !alarm.acknowledged && phone !== '' && (
          <a href={`tel:${phone}`} className={buttonClass({ kind: 'quiet', className: 'w-full' })}>
            <Icon name="phone" />
            {place}: {phone}
          </a>
        )}
        {told.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </AlarmSection>
    )
  })
}
