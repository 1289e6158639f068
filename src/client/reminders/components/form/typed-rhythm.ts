import { everyDays, isCycle, type Cycle } from '../../../../shared/reminders/reminders.cycle.ts'
import { everyDay, type Plan } from '../../../../shared/reminders/reminders.schedule.ts'
import { wholeIn } from './typed-needed.ts'

export const rhythms = ['daily', 'week', 'every', 'cycle'] as const
export type Rhythm = (typeof rhythms)[number]

/** On which days, as typed. The numbers of the other rhythms stay where they are, but count for nothing. */
export interface TypedRhythm {
  rhythm: string
  days: number[]
  every: string
  on: string
  off: string
}

export function typedRhythm({ days, cycle }: Pick<Plan, 'days' | 'cycle'>) {
  const nothing = { days: [...days], every: '', on: '', off: '' }
  if (!cycle) return { ...nothing, rhythm: rhythmOf(days) }
  const every = everyDays(cycle)
  if (every !== null) return { ...nothing, rhythm: 'every' as const, every: String(every) }
  return { ...nothing, rhythm: 'cycle' as const, on: String(cycle.on), off: String(cycle.off) }
}

export function rhythmOf(days: readonly unknown[]): Rhythm {
  return days.length === everyDay.length ? 'daily' : 'week'
}

/** The fields of the chosen rhythm that are not whole numbers of days, with the code of their error. */
export function wrongDays(typed: TypedRhythm): Record<string, string> {
  const { rhythm, every, on, off } = typed
  const shown = new Map<string, Record<string, string>>([
    ['every', { every }],
    ['cycle', { on, off }],
  ])
  const codes: Record<string, string> = {}
  for (const [field, text] of Object.entries(shown.get(rhythm) ?? {})) {
    if (text.trim() === '') codes[field] = 'required'
    else if (wholeIn(text) < 1) codes[field] = 'cycleInvalid'
  }
  if (Object.keys(codes).length > 0) return codes
  const cycle = cycleIn(typed)
  if (cycle === null || isCycle(cycle)) return {}
  return { [rhythm === 'every' ? 'every' : 'off']: 'cycleInvalid' }
}

export function cycleIn({ rhythm, every, on, off }: TypedRhythm): Cycle | null {
  if (rhythm === 'every') return { on: 1, off: wholeIn(every) - 1 }
  return rhythm === 'cycle' ? { on: wholeIn(on), off: wholeIn(off) } : null
}

export function weekdaysIn({ rhythm, days }: TypedRhythm): number[] {
  return rhythm === 'week' ? days : [...everyDay]
}
