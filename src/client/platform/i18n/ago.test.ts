import { expect, test } from 'vitest'
import { openDevice } from '../../../../tests/setup/screen.tsx'
import { agoText, dayAgoText } from './ago.ts'
import { currentText } from './i18n.tsx'

const now = Date.parse('2026-11-21T10:00:00Z')
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

test.each([
  ['en', ['just now', '1 minute ago', '1 hour ago', '2 hours ago', '1 day ago', '2 weeks ago'], 'today'],
  ['hi', ['अभी-अभी', '1 मिनट पहले', '1 घंटा पहले', '2 घंटे पहले', '1 दिन पहले', '2 हफ़्ते पहले'], 'आज'],
  ['pa', ['ਹੁਣੇ-ਹੁਣੇ', '1 ਮਿੰਟ ਪਹਿਲਾਂ', '1 ਘੰਟਾ ਪਹਿਲਾਂ', '2 ਘੰਟੇ ਪਹਿਲਾਂ', '1 ਦਿਨ ਪਹਿਲਾਂ', '2 ਹਫ਼ਤੇ ਪਹਿਲਾਂ'], 'ਅੱਜ'],
] as const)('%s: one and many', async (language, expected, today) => {
  await openDevice('patient', { language })
  const { t } = currentText()
  const minutes = [0, 1, 60, 120, 24 * 60, 14 * 24 * 60]
  expect(minutes.map((count) => agoText(t, ago(count), now))).toEqual(expected)
  expect(dayAgoText(t, '2026-11-21', '2026-11-21')).toBe(today)
  expect(dayAgoText(t, '2026-11-07', '2026-11-21')).toBe(expected[5])
})
