import { outcomeWithinMinutes } from '../../../shared/alarms/alarms.rules.ts'
import type { OwnAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useClock } from './use-clock.ts'

/** The sentences about one alarm: what is known, and what is not. Never that somebody "attends to it". */
export function useWhoKnows(): (alarm: OwnAlarm) => string[] {
  const { t } = useText()
  const nameOf = usePlaceName()
  const clock = useClock()
  const { number } = town().emergency.ambulance
  const by = (acknowledged: OwnAlarm['acknowledged']) => {
    // Only a doctor hands an alarm to the desk.
    if (!acknowledged) return t('alarms.who.aDoctor')
    return acknowledged.isDoctor
      ? t('alarms.who.doctor', { doctor: acknowledged.name })
      : t('alarms.who.theDesk')
  }
  return (alarm) => {
    const { urgency, acknowledged, outcome, told, deskToldAt, unansweredAt, place, phone } = alarm
    const isUrgent = urgency === 'urgent'
    if (outcome && outcome.what !== 'removed' && !isTakenAfter(alarm, outcome.at))
      return [t(`alarms.who.${outcome.what}`, { who: by(acknowledged), phone, number })]
    if (acknowledged) {
      const seen = { phone, number, minutes: String(outcomeWithinMinutes) }
      return [
        acknowledged.isDoctor
          ? t('alarms.who.seen', { doctor: acknowledged.name, ...seen })
          : t('alarms.who.deskSeen', seen),
      ]
    }
    const tellings = [
      ...told.map(({ name, at, unreached }) =>
        t(`alarms.who.${unreached ?? 'sent'}`, { doctor: name, time: clock(at) }),
      ),
      ...(deskToldAt ? [t('alarms.who.desk', { time: clock(deskToldAt) })] : []),
    ]
    if (unansweredAt)
      return [
        t(isUrgent ? 'alarms.who.unansweredUrgent' : 'alarms.who.unanswered', {
          number,
          place: nameOf(place),
        }),
        ...(place.areHoursUnknown ? [t('alarms.who.hoursUnknown', { place: nameOf(place) })] : []),
        ...tellings,
      ]
    if (tellings.length === 0)
      return [t(isUrgent ? 'alarms.who.nobodyUrgent' : 'alarms.who.nobody', { number })]
    return [...tellings, t('alarms.who.notWait', { number })]
  }
}

/** The name of a place, in the language of whoever reads it. */
export function usePlaceName(): (place: OwnAlarm['place']) => string {
  const { choose } = useText()
  return ({ name, nameHi = name, namePa = name }) => choose({ en: name, hi: nameHi, pa: namePa })
}

/** Whether somebody has taken it after that outcome of another person: it was handed over. */
function isTakenAfter({ acknowledged }: OwnAlarm, outcomeAt: string): boolean {
  return acknowledged !== null && Date.parse(acknowledged.at) > Date.parse(outcomeAt)
}
