import { dayIn } from '../../../shared/kit/town-time.ts'
import { missedDoses } from '../../../shared/reminders/reminders.schedule.ts'
import { useText } from '../../platform/i18n.tsx'
import { town } from '../../platform/town.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Marking, ReminderList } from '../reminders.queries.ts'

interface Props {
  list: ReminderList
  now: Date
  marking: Marking
  /** The way to the doses of yesterday; those of today stand below this notice. */
  onShowEarlier: () => void
}

/** Doses of yesterday and today whose hour is over and of which nothing was said. */
export function MissedNotice({ list, now, marking, onShowEarlier }: Props) {
  const { t } = useText()
  const zone = town().timeZone
  const missed = missedDoses(list.reminders, marking.shown(list.doses), now, zone)
  if (missed.length === 0) return null
  const isOfYesterday = missed.some(({ day }) => day !== dayIn(zone, now))
  return (
    <Notice
      title={t('reminders.missed.title', { count: missed.length })}
      action={
        isOfYesterday ? (
          <Button kind="quiet" onClick={onShowEarlier}>
            {t('reminders.missed.yesterday')}
          </Button>
        ) : undefined
      }
    >
      {t('reminders.missed.lead')}
    </Notice>
  )
}
