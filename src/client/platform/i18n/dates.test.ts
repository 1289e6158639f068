import { expect, test } from 'vitest'
import { openDevice } from '../../../../tests/setup/screen.tsx'
import { currentText } from './i18n.tsx'

const thisYear = String(new Date().getFullYear())

test.each([
  ['en', 'Wednesday, 1 January 2025', 'Wed, 1 Jan 2025', '5:30 pm', '12:00 pm', '12:15 am'],
  ['hi', 'बुधवार, 1 जनवरी 2025', 'बुध, 1 जनवरी 2025', 'शाम 5:30', 'दोपहर 12:00', 'रात 12:15'],
  ['pa', 'ਬੁੱਧਵਾਰ, 1 ਜਨਵਰੀ 2025', 'ਬੁੱਧ, 1 ਜਨਵਰੀ 2025', 'ਸ਼ਾਮ 5:30', 'ਦੁਪਹਿਰ 12:00', 'ਰਾਤ 12:15'],
] as const)('%s', async (language, long, short, evening, noon, night) => {
  await openDevice('patient', { language })
  const { day, time } = currentText()
  expect(day('2025-01-01')).toBe(long)
  expect(day('2025-01-01', 'short')).toBe(short)
  expect([time('17:30'), time('12:00'), time('00:15')]).toEqual([evening, noon, night])
})

test('the current year is left out; an invalid day is returned as it is', async () => {
  await openDevice('patient')
  const { day } = currentText()
  expect(day(`${thisYear}-11-21`)).toMatch(/^\w+, 21 November$/)
  expect(day('soon')).toBe('soon')
})
