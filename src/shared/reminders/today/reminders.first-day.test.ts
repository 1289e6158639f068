import { expect, it } from 'vitest'
import { everyDay } from '../reminders.schedule.ts'
import { firstDayFor } from './reminders.first-day.ts'

const [today, tomorrow] = ['2026-11-30', '2026-12-01']

// The 30th is a Monday.
it.each<[why: string, times: string[], days: readonly number[], time: string, first: string]>([
  ['its only time is over', ['09:00'], everyDay, '11:16', tomorrow],
  ['all times are over', ['08:00', '21:00'], everyDay, '21:01', tomorrow],
  ['one time is ahead', ['08:00', '21:00'], everyDay, '11:16', today],
  ['its time is this minute, and still gets a dose', ['09:00'], everyDay, '09:00', today],
  ['no time is chosen', [''], everyDay, '11:16', today],
  ['an empty row beside one that is over', ['09:00', ''], everyDay, '11:16', tomorrow],
  ['no times', [], everyDay, '11:16', today],
  ['Mondays, and it is over', ['09:00'], [1], '11:16', tomorrow],
  ['not on this day of the week', ['09:00'], [2, 4], '11:16', today],
])('%s', (_, times, days, time, first) => {
  expect(firstDayFor({ times, days }, { day: today, time })).toBe(first)
})
