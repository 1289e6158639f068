import { expect, it } from 'vitest'
import type { TimelineEntry } from '../kit/timeline.ts'
import { filterEntries } from './records.filter.ts'

const entry = (id: string, kind: string, date: string): TimelineEntry => ({
  id,
  kind,
  at: '2026-11-20T04:30:00.000Z',
  date,
  time: null,
  status: 'active',
  saidBy: { as: 'patient', name: '', isYou: true },
  confirmedBy: null,
  facts: {},
})
const entries = [
  entry('fever', 'encounter', '2026-11-20'),
  entry('metformin', 'medicine', '2026-03-01'),
  entry('ਬੁਖ਼ਾਰ', 'encounter', '2025-12-31'),
]
const none = { kinds: [], year: '', search: '' }
const found = (filter: object) =>
  filterEntries(entries, { ...none, ...filter }, ({ id }) => [`About: ${id}`]).map(({ id }) => id)

it.each([
  [{}, ['fever', 'metformin', 'ਬੁਖ਼ਾਰ']],
  [{ kinds: ['medicine'] }, ['metformin']],
  [{ kinds: ['medicine', 'encounter'], year: '2025' }, ['ਬੁਖ਼ਾਰ']],
  [{ search: 'METF' }, ['metformin']],
  [{ search: 'about fev' }, ['fever']],
  [{ search: 'ਬੁਖ਼ਾਰ' }, ['ਬੁਖ਼ਾਰ']],
  [{ search: 'fever', kinds: ['medicine'] }, []],
  [{ year: '2024' }, []],
])('%j', (filter, ids) => {
  expect(found(filter)).toEqual(ids)
})
