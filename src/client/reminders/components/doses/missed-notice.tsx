import { dayIn } from '../../../../shared/kit/time/town-time.ts'
import { missedDoses } from '../../../../shared/reminders/reminders.schedule.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { town } from '../../../platform/clock/town.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { dayText } from '../texts/day-text.ts'
import type { Marking, ReminderList } from '../../reminders.queries.ts'
import { LateAdvice } from './late-advice.tsx'

/** Only the latest are named; the lists below show all. */
const maxNamed = 5

interface Props {
  list: ReminderList
  now: Date
  marking: Marking
  /** Opens the doses of yesterday; those of today are below this notice. */
  onShowEarlier: () => void
}

/** Unmarked doses of yesterday and today whose hour has passed. */
export function MissedNotice({ list, now, marking, onShowEarlier }: Props) {
  const text = useText()
  const { t, time } = text
  const zone = town().timeZone
  const missed = missedDoses(list.reminders, marking.shown(list.doses), now, zone)
  if (missed.length === 0) return null
  const today = dayIn(zone, now)
  const isOfYesterday = missed.some(({ day }) => day !== today)
  return (
    <Notice
      title={t('medicines.missed.title', { count: missed.length })}
      action={
        isOfYesterday ? (
          <Button kind="quiet" onClick={onShowEarlier}>
            {t('medicines.missed.yesterday')}
          </Button>
        ) : undefined
      }
    >
      <ul className="mb-2 font-semibold break-words">
        {missed.slice(-maxNamed).map(({ reminderId, day, time: at, name }) => (
          <li key={`${reminderId} ${day} ${at}`}>
            {dayText(text, day, today)}, {time(at)}: {name}
          </li>
        ))}
      </ul>
      <p>{t('medicines.missed.lead')}</p>
      <LateAdvice missed={missed} />
    </Notice>
  )
}
