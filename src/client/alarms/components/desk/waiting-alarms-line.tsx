import { waitsAtDesk } from '../../../../shared/alarms/alarms.rules.ts'
import type { DeskAlarm } from '../../../../shared/alarms/alarms.schemas.ts'
import { AlarmBarLine } from '../alarm-bar-line.tsx'

/** The alarms that nobody has answered, with their sound, wherever the list is scrolled to. */
export function WaitingAlarmsLine({
  alarms,
  linkTo,
}: {
  alarms: readonly DeskAlarm[]
  linkTo: (id: string) => string
}) {
  const waiting = alarms.filter(waitsAtDesk)
  const [first] = waiting
  return first && <AlarmBarLine alarms={waiting} to={linkTo(first.id)} />
}
