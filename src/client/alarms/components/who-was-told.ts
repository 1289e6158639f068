import type { OwnAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useClock } from './use-clock.ts'

type Told = Pick<OwnAlarm, 'told' | 'deskToldAt'>

/** The doctors and the desk that were told: one sentence for all of whom the same is known. */
export function useWhoWasTold(): (alarm: Told) => string[] {
  const { t } = useText()
  const clock = useClock()
  const join = (names: readonly string[]) => {
    const all = names.map((doctor) => t('alarms.who.doctor', { doctor }))
    const last = all.pop() ?? ''
    return all.length === 0 ? last : t('alarms.who.and', { doctors: all.join(', '), last })
  }
  return ({ told, deskToldAt }) => {
    const sent = told.filter(({ unreached }) => unreached === undefined)
    const times = [...new Set(sent.map(({ at }) => clock(at)))]
    const unreached = (['textWaits', 'noWay'] as const).flatMap((why) => {
      const doctors = told.flatMap((one) => (one.unreached === why ? [one.name] : []))
      return doctors.length === 0
        ? []
        : [t(`alarms.who.${why}`, { count: doctors.length, doctors: join(doctors) })]
    })
    return [
      ...times.map((time) => {
        const doctors = sent.flatMap(({ name, at }) => (clock(at) === time ? [name] : []))
        return t('alarms.who.sent', { doctors: join(doctors), time })
      }),
      ...unreached,
      ...(deskToldAt ? [t('alarms.who.desk', { time: clock(deskToldAt) })] : []),
    ]
  }
}
