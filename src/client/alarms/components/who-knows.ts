import { outcomeWithinMinutes } from '../../../shared/alarms/alarms.rules.ts'
import type { OwnAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useClock } from './use-clock.ts'

export interface WhoKnows {
  /** What to do, or what somebody has said: before the number to call. */
  first: string[]
  /** Whom it was sent to, while nobody has answered: after it. */
  told: string[]
  /** Where to go, by its name in the reader's language. */
  place: string
}

/** The sentences about one alarm: what is known, and what is not. Never that somebody "attends to it". */
export function useWhoKnows(): (alarm: OwnAlarm) => WhoKnows {
  const { t, choose } = useText()
  const clock = useClock()
  const { number } = town().emergency.ambulance
  const by = (acknowledged: OwnAlarm['acknowledged']) => {
    // Only a doctor hands an alarm to the desk.
    if (!acknowledged) return t('alarms.who.aDoctor')
    return acknowledged.isDoctor
      ? t('alarms.who.doctor', { doctor: acknowledged.name })
      : t('alarms.who.theDesk')
  }
  /** One sentence for all doctors of whom the same is known: why they are not reached, or when it was sent. */
  const whoWasTold = ({ told, deskToldAt }: OwnAlarm) => {
    const groups: Record<string, string[]> = {}
    for (const { name, at, unreached } of told)
      (groups[unreached ?? clock(at)] ??= []).push(t('alarms.who.doctor', { doctor: name }))
    const sentences = Object.entries(groups).map(([time, names]) =>
      t(`alarms.who.${time === 'textWaits' || time === 'noWay' ? time : 'sent'}`, {
        doctors: names.join(', '),
        time,
      }),
    )
    if (deskToldAt) sentences.push(t('alarms.who.desk', { time: clock(deskToldAt) }))
    return sentences
  }
  return (alarm) => {
    const { urgency, acknowledged, outcome, unansweredAt, phone } = alarm
    const { name, nameHi = name, namePa = name, areHoursUnknown } = alarm.place
    const place = choose({ en: name, hi: nameHi, pa: namePa })
    const urgent = urgency === 'urgent' ? 'Urgent' : ''
    const about = (first: string[], told: string[] = []): WhoKnows => ({ first, told, place })
    // Unless somebody has taken it after that outcome of another person: it was handed over.
    if (outcome && outcome.what !== 'removed' && (acknowledged?.at ?? '') <= outcome.at)
      return about([t(`alarms.who.${outcome.what}`, { who: by(acknowledged), phone, number })])
    if (acknowledged) {
      const seen = { doctor: acknowledged.name, phone, number, minutes: String(outcomeWithinMinutes) }
      return about([t(acknowledged.isDoctor ? 'alarms.who.seen' : 'alarms.who.deskSeen', seen)])
    }
    const told = whoWasTold(alarm)
    if (unansweredAt) {
      const hours = areHoursUnknown ? [t('alarms.who.hoursUnknown', { place })] : []
      return about([t(`alarms.who.unanswered${urgent}`, { number, place }), ...hours], told)
    }
    if (told.length > 0) return about([t('alarms.who.notWait', { number })], told)
    return about([t(`alarms.who.nobody${urgent}`, { number })])
  }
}
