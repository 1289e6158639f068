import { outcomeWithinMinutes } from '../../../shared/alarms/alarms.rules.ts'
import type { OwnAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWhoWasTold } from './who-was-told.ts'

/** The sentences about one alarm: what is known, and what is not. Never that somebody "attends to it". */
export interface WhoKnows {
  /** What to do, or what somebody has said: before the number to call. */
  first: string[]
  /** Whom it was sent to, while nobody has answered: after it. */
  told: string[]
}

export function useWhoKnows(): (alarm: OwnAlarm) => WhoKnows {
  const { t } = useText()
  const nameOf = usePlaceName()
  const whoWasTold = useWhoWasTold()
  const { number } = town().emergency.ambulance
  const by = (acknowledged: OwnAlarm['acknowledged']) => {
    // Only a doctor hands an alarm to the desk.
    if (!acknowledged) return t('alarms.who.aDoctor')
    return acknowledged.isDoctor
      ? t('alarms.who.doctor', { doctor: acknowledged.name })
      : t('alarms.who.theDesk')
  }
  const whereToGo = ({ urgency, place }: OwnAlarm) => {
    const values = { number, place: nameOf(place) }
    return [
      t(urgency === 'urgent' ? 'alarms.who.unansweredUrgent' : 'alarms.who.unanswered', values),
      ...(place.areHoursUnknown ? [t('alarms.who.hoursUnknown', values)] : []),
    ]
  }
  return (alarm) => {
    const { urgency, acknowledged, outcome, unansweredAt, phone } = alarm
    if (outcome && outcome.what !== 'removed' && !isTakenAfter(alarm, outcome.at))
      return { first: [t(`alarms.who.${outcome.what}`, { who: by(acknowledged), phone, number })], told: [] }
    if (acknowledged) {
      const seen = { phone, number, minutes: String(outcomeWithinMinutes) }
      const sentence = acknowledged.isDoctor
        ? t('alarms.who.seen', { doctor: acknowledged.name, ...seen })
        : t('alarms.who.deskSeen', seen)
      return { first: [sentence], told: [] }
    }
    const told = whoWasTold(alarm)
    if (unansweredAt) return { first: whereToGo(alarm), told }
    if (told.length > 0) return { first: [t('alarms.who.notWait', { number })], told }
    const isUrgent = urgency === 'urgent'
    return { first: [t(isUrgent ? 'alarms.who.nobodyUrgent' : 'alarms.who.nobody', { number })], told }
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
