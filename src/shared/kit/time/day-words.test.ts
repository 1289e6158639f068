import { expect, test } from 'vitest'
import { dayInWords } from './day-words.ts'

const texts = {
  'dates.weekdays': 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  'dates.weekdaysShort': 'Sun Mon Tue Wed Thu Fri Sat',
  'dates.months': 'January February March April May June July August September October November December',
  'dates.monthsShort': 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
}

test.each([
  ['2026-11-21', 'long', 'Saturday, 21 November'],
  ['2026-11-22', 'short', 'Sun, 22 Nov'],
  ['2027-01-01', 'long', 'Friday, 1 January 2027'],
  ['2025-12-31', 'short', 'Wed, 31 Dec 2025'],
  ['soon', 'long', 'soon'],
] as const)('%s, %s: %s', (day, length, words) => {
  expect(dayInWords((key) => texts[key], day, length, '2026')).toBe(words)
})
