import { everyDay } from '../../../../shared/reminders/reminders.schedule.ts'
import { readDraft, writeDraft } from '../../../platform/session/drafts.ts'

/** Earlier versions of the form stored the times in four fields and the days in a string, empty for every day. */
export function migrateDraft(name: string): void {
  const draft = readDraft(name)
  const { time1, time2, time3, time4, days, ...rest } = (draft?.values ?? {}) as Record<string, unknown>
  if (!draft || typeof time1 !== 'string') return
  const times = [time1, ...[time2, time3, time4].filter(Boolean)]
  const chosen = typeof days === 'string' && days !== '' ? Array.from(days, Number) : everyDay
  writeDraft(name, { ...draft, values: { ...rest, times, days: chosen } })
}
