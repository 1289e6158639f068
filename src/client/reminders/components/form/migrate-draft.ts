import { everyDay } from '../../../../shared/reminders/reminders.schedule.ts'
import { readDraft, writeDraft } from '../../../platform/session/drafts.ts'
import { typedNeeded } from './typed-needed.ts'
import { rhythmOf } from './typed-rhythm.ts'

type Values = Record<string, unknown>

/** Drafts of earlier versions of the form, which knew times alone, and no rhythm but days of the week. */
export function migrateDraft(name: string): void {
  const draft = readDraft(name)
  const values = (draft?.values ?? {}) as Values
  if (!draft || typeof values['kind'] === 'string') return
  writeDraft(name, { ...draft, values: { ...typedNeeded(null), ...withRhythm(values) } })
}

function withRhythm(values: Values): Values {
  if (typeof values['rhythm'] === 'string') return values
  const listed = withLists(values)
  const { days } = listed
  return Array.isArray(days) ? { ...listed, rhythm: rhythmOf(days) } : listed
}

/** The first version had the times in four fields and the days in a string, empty for every day. */
function withLists(values: Values): Values {
  const { time1, time2, time3, time4, days, ...rest } = values
  if (typeof time1 !== 'string') return values
  const times = [time1, ...[time2, time3, time4].filter(Boolean)]
  const chosen = typeof days === 'string' && days !== '' ? Array.from(days, Number) : everyDay
  return { ...rest, times, days: chosen }
}
