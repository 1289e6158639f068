import { expect, test } from 'vitest'
import { heldUntil, type Hold } from '../legalholds/legalholds.rules.ts'
import { addYears, mayErase } from './patients.retention.ts'
import { ageFromBirth, rememberAge, type SaidAge } from './patients.rules.ts'

const grown = rememberAge(40, '2020-06-01')

test.each<
  [why: string, lastEntryOn: string, today: string, years: number, said: SaidAge | null, may: boolean]
>([
  ['an adult, on the last day of the period', '2026-11-21', '2029-11-21', 3, grown, false],
  ['an adult, on the day after', '2026-11-21', '2029-11-22', 3, grown, true],
  ['a longer period of the town', '2026-11-21', '2029-11-22', 5, grown, false],
  ['the longer period is over', '2026-11-21', '2031-11-22', 5, grown, true],
  ['a last entry on 29 February, on 28 February', '2028-02-29', '2031-02-28', 3, grown, false],
  ['a last entry on 29 February, on 1 March', '2028-02-29', '2031-03-01', 3, grown, true],
  ['no profile, within the period', '2026-11-21', '2028-01-01', 3, null, false],
  ['no profile, after the period', '2026-11-21', '2029-11-22', 3, null, true],
  ['a baby, the day before 21', '2026-11-21', '2047-03-08', 3, ageFromBirth('2026-03-09'), false],
  ['a baby, at 21', '2026-11-21', '2047-03-09', 3, ageFromBirth('2026-03-09'), true],
  [
    'a child whose age was said, at 21 or nearly',
    '2026-11-21',
    '2037-11-21',
    3,
    rememberAge(10, '2026-11-21'),
    false,
  ],
  [
    'a child whose age was said, surely 21',
    '2026-11-21',
    '2038-11-21',
    3,
    rememberAge(10, '2026-11-21'),
    true,
  ],
  [
    '17 at the last entry, the period is over first',
    '2026-11-21',
    '2029-11-22',
    3,
    ageFromBirth('2009-11'),
    false,
  ],
  ['17 at the last entry, at 21', '2026-11-21', '2030-11-01', 3, ageFromBirth('2009-11'), true],
  ['an entry in the future, by a clock that was ahead', '2040-01-01', '2035-01-01', 3, grown, false],
])('%s', (_, lastEntryOn, today, years, said, may) => {
  expect(mayErase({ lastEntryOn, said, heldUntil: [] }, { today, years })).toBe(may)
})

const openCase: Hold = { kind: 'medicoLegal', since: '2026-11-21', endedOn: null }
const endedCase: Hold = { ...openCase, endedOn: '2028-05-01' }
const register: Hold = { kind: 'mtp', since: '2026-11-21', endedOn: null }

test.each<[why: string, holds: Hold[], lastEntryOn: string, today: string, may: boolean]>([
  ['an open case, long after the period', [openCase], '2026-11-21', '2060-01-01', false],
  ['an ended case beside an open one', [endedCase, openCase], '2026-11-21', '2060-01-01', false],
  ['an ended case, three years after its end was entered', [endedCase], '2028-05-02', '2031-05-02', false],
  ['an ended case, on the day after', [endedCase], '2028-05-02', '2031-05-03', true],
  ['the MTP register, after the period of the record', [register], '2026-11-21', '2029-11-22', false],
  ['the MTP register, on its last day', [register], '2026-11-21', '2031-12-31', false],
  ['the MTP register, after it', [register], '2026-11-21', '2032-01-01', true],
  ['the MTP register is over, the record has a newer entry', [register], '2031-06-01', '2032-01-01', false],
])('%s', (_, holds, lastEntryOn, today, may) => {
  expect(mayErase({ lastEntryOn, said: grown, heldUntil: holds.map(heldUntil) }, { today, years: 3 })).toBe(
    may,
  )
})

test('a minor’s record is kept until 21 after its case, too', () => {
  const record = {
    lastEntryOn: '2028-05-02',
    said: ageFromBirth('2026-03-09'),
    heldUntil: [heldUntil(endedCase)],
  }
  expect(mayErase(record, { today: '2047-03-08', years: 3 })).toBe(false)
  expect(mayErase(record, { today: '2047-03-09', years: 3 })).toBe(true)
})

test('years are added to a day, and taken away', () => {
  expect(addYears('2026-11-21', 3)).toBe('2029-11-21')
  expect(addYears('2026-11-21', -3)).toBe('2023-11-21')
})
