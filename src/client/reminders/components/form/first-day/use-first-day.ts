import { useEffect } from 'react'
import { latinDigits } from '../../../../../shared/kit/text/digits.ts'
import { dayIn, timeIn } from '../../../../../shared/kit/time/town-time.ts'
import { firstDayFor } from '../../../../../shared/reminders/today/reminders.first-day.ts'
import { useNow } from '../../../../platform/clock/today.ts'
import { town } from '../../../../platform/clock/town.ts'
import { readDraft } from '../../../../platform/session/drafts.ts'
import type { RhythmForm } from '../rhythm-field.tsx'
import { weekdaysIn } from '../typed-rhythm.ts'
import { courseOf, movedBy } from './course-days.ts'

/**
 * Fills in tomorrow as the first day while all times that are typed are over today, and takes it back when one is ahead.
 * What the person chose stays.
 */
export function useFirstDay({ values, set }: RhythmForm, draft: string): void {
  const now = useNow()
  const today = dayIn(town().timeZone, now)
  const proposed = firstDayFor(
    { times: timesOfFirstDay(values), days: weekdaysIn(values) },
    { day: today, time: timeIn(town().timeZone, now) },
  )
  const startsOn = proposed === today ? '' : proposed
  const { firstDay, startsOn: before, endsOn } = values
  const isOpen = firstDay === 'proposed' || (firstDay === '' && before === '')
  useEffect(() => {
    // An attempt whose answer was lost must stay the same to be recognized.
    if (!isOpen || startsOn === before || readDraft(draft)?.attempt) return
    const first = before === '' ? today : before
    if (endsOn !== '' && courseOf(first, endsOn)) set('endsOn', movedBy(first, proposed, endsOn))
    set('startsOn', startsOn)
    set('firstDay', startsOn === '' ? '' : 'proposed')
  }, [isOpen, startsOn, before, proposed, endsOn, today, draft, set])
}

/** None as needed. A first step may have no dose at some of them. */
function timesOfFirstDay({ kind, times, changes, steps }: RhythmForm['values']): string[] {
  if (kind === 'asNeeded') return []
  const amounts = changes === 'steps' ? steps[0]?.amounts : undefined
  return times.filter((_, n) => latinDigits(amounts?.[n] ?? '').trim() !== '0')
}
