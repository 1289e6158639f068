import { dayIn } from '../../../../shared/kit/time/town-time.ts'
import { missedDoses, type Dose } from '../../../../shared/reminders/reminders.schedule.ts'
import { useLoaded } from '../../../platform/browser/use-loaded.ts'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { town } from '../../../platform/clock/town.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { dayText } from '../texts/day-text.ts'
import type { Marking, ReminderList } from '../../reminders.queries.ts'

/** Only the latest are named; the lists below show all. */
const maxNamed = 5

/** Fetched for who has missed one. */
async function loadAdvice() {
  const [{ MissedAdvice }] = await Promise.all([
    import('./missed-advice.tsx'),
    loadMessages(messageBundle('missed-doses')),
  ])
  return MissedAdvice
}

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
      <Advice missed={missed} />
    </Notice>
  )
}

/** Nothing while it cannot be fetched: the sentence for all medicines stands above. */
function Advice({ missed }: { missed: readonly Dose[] }) {
  const { value: MissedAdvice } = useLoaded(loadAdvice)
  return MissedAdvice ? <MissedAdvice missed={missed} /> : null
}
