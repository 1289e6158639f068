import { expect, it } from 'vitest'
import { dayAgo, timeAgo } from './time-ago.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

it.each([
  ['2026-11-21T10:00:00Z', 'now'],
  ['2026-11-21T10:05:00Z', 'now'],
  ['2026-11-21T09:59:01Z', 'now'],
  ['2026-11-21T09:59:00Z', '1 minutes'],
  ['2026-11-21T09:00:01Z', '59 minutes'],
  ['2026-11-21T09:00:00Z', '1 hours'],
  ['2026-11-21T08:00:00Z', '2 hours'],
  ['2026-11-20T10:00:01Z', '23 hours'],
  ['2026-11-20T10:00:00Z', '1 days'],
  ['2026-11-14T10:00:01Z', '6 days'],
  ['2026-11-14T10:00:00Z', '1 weeks'],
  ['2026-11-07T10:00:00Z', '2 weeks'],
  ['2025-11-21T10:00:00Z', '52 weeks'],
])('%s is %s ago', (then, expected) => {
  const ago = timeAgo(Date.parse(then), now)
  expect(ago === 'now' ? ago : `${ago.count} ${ago.unit}`).toBe(expected)
})

it.each([
  ['2026-11-22', 'today'],
  ['2026-11-21', 'today'],
  ['2026-11-20', '1 days'],
  ['2026-11-15', '6 days'],
  ['2026-11-14', '1 weeks'],
  ['2026-10-31', '3 weeks'],
  ['2024-02-29', '142 weeks'],
])('the day %s is %s ago', (day, expected) => {
  const ago = dayAgo(day, '2026-11-21')
  expect(ago === 'today' ? ago : `${ago.count} ${ago.unit}`).toBe(expected)
})
