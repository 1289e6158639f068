import type { OwnAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { AlarmSection } from './alarm-section.tsx'
import { usePlaceName, useWhoKnows } from './who-knows.ts'

/**
 * The patient's alarms: what to do, the ambulance's number, where to go, and who was told. `hasNumbers` false: the page
 * has numbers further down, and only an alarm that nobody has answered does not leave it to them.
 */
export function OwnAlarmCards({ alarms, hasNumbers }: { alarms: readonly OwnAlarm[]; hasNumbers: boolean }) {
  const whoKnows = useWhoKnows()
  const nameOf = usePlaceName()
  return inOrder(alarms).map((alarm) => {
    const { phone } = alarm.place
    const { first, told } = whoKnows(alarm)
    const isCritical = alarm.urgency === 'critical'
    return (
      <AlarmSection
        key={alarm.id}
        isCritical={isCritical}
        sentences={first}
        hasNumber={isCritical && !alarm.isClosed && (hasNumbers || !alarm.acknowledged)}
        more={told}
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

/** The number to call stands on top, also where an amber alarm came later. */
function inOrder(alarms: readonly OwnAlarm[]): OwnAlarm[] {
  const isCallFirst = ({ urgency, isClosed, acknowledged }: OwnAlarm) =>
    urgency === 'critical' && !isClosed && !acknowledged
  return [...alarms.filter(isCallFirst), ...alarms.filter((one) => !isCallFirst(one))]
}
