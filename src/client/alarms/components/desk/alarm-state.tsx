import type { DeskAlarm } from '../../../../shared/alarms/alarms.schemas.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useClock } from '../use-clock.ts'

/** Who takes care of an alarm, and whose task it is. */
export function AlarmState({ alarm: { acknowledged, owner } }: { alarm: DeskAlarm }) {
  const { t } = useText()
  const clock = useClock()
  return (
    <>
      {acknowledged && (
        <p>{t('alarmDesk.takenBy', { name: acknowledged.name, time: clock(acknowledged.at) })}</p>
      )}
      {owner && <p className="font-semibold">{t('alarmDesk.owner', { name: owner.name })}</p>}
    </>
  )
}

/** Who was told, and when. */
export function Tellings({ alarm: { tellings } }: { alarm: DeskAlarm }) {
  const { t } = useText()
  const clock = useClock()
  return (
    <ul className="text-sm">
      {tellings.flatMap(({ name, at, isReachable }) =>
        name === null ? (
          []
        ) : (
          <li key={name}>
            {t(isReachable ? 'alarmDesk.told' : 'alarmDesk.toldUnreachable', { name, time: clock(at) })}
          </li>
        ),
      )}
    </ul>
  )
}
