import { useEffect } from 'react'
import { dayIn, timeIn } from '../../../../../shared/kit/time/town-time.ts'
import { endOfDoses } from '../../../../../shared/reminders/course/reminders.course.ts'
import { useNow } from '../../../../platform/clock/today.ts'
import { town } from '../../../../platform/clock/town.ts'
import { readDraft } from '../../../../platform/session/drafts.ts'
import type { RhythmForm } from '../rhythm-field.tsx'
import { cycleIn, weekdaysIn, wrongDays } from '../typed-rhythm.ts'
import { dosesIn, isCounted } from './typed-course.ts'

/** Fills in the last day and the last dose of so many doses, also after times or days were changed. */
export function useCourse({ values, set }: RhythmForm, draft: string): void {
  const now = useNow()
  const zone = town().timeZone
  const end = endIn(values, { day: dayIn(zone, now), time: timeIn(zone, now) })
  const { endsOn, lastTime } = values
  const [day, time] = [end?.endsOn, end?.lastTime]
  useEffect(() => {
    // An attempt whose answer was lost must stay the same to be recognized.
    if (day === undefined || time === undefined || readDraft(draft)?.attempt) return
    if (day !== endsOn) set('endsOn', day)
    if (time !== lastTime) set('lastTime', time)
  }, [day, time, endsOn, lastTime, draft, set])
}

function endIn(values: RhythmForm['values'], now: { day: string; time: string }) {
  const count = dosesIn(values)
  if (!isCounted(values) || count === null || Object.keys(wrongDays(values)).length > 0) return null
  const times = values.times.filter((time) => /^\d\d:\d\d$/.test(time))
  const { startsOn } = values
  const rhythm = { days: weekdaysIn(values), cycle: cycleIn(values), startsOn: startsOn || now.day }
  return endOfDoses({ times, ...rhythm }, count, now)
}
