import { expect, test } from 'vitest'
import type { SheetItem } from './laboratory.schemas.ts'
import { flagOfTyped, readTests, untouched, type TypedTest, type WrongTest } from './laboratory.typed.ts'

const at = { at: '2026-11-20T04:30:00.000Z', date: '2026-11-20', time: '10:00' }
const result = {
  version: 1,
  status: 'final',
  number: 12,
  word: null,
  flag: 'N',
  reason: '',
  performer: 'A',
  at,
} as const
const fresh: SheetItem = { id: 'a', code: 'potassium', result: null }
const measured: SheetItem = { ...fresh, result }
const unusable: SheetItem = { ...fresh, result: { ...result, status: 'cancelled', number: null } }

test.each<[string, SheetItem, Partial<TypedTest>, string | null, WrongTest | null]>([
  ['nothing typed', fresh, {}, null, null],
  ['a value', fresh, { value: ' ੪,੫ ' }, 'value', null],
  ['no number', fresh, { value: 'high' }, null, { value: 'valueNotNumber' }],
  ['another unit', fresh, { value: '180' }, null, { value: 'valueImplausible' }],
  ['too exact', fresh, { value: '4.55' }, null, { value: 'valueDecimals' }],
  ['a clotted sample', fresh, { problem: 'clotted', value: '4' }, 'unusable', null],
  ['the new sample', unusable, { value: '4' }, 'value', null],
  ['a value that is there', measured, { value: '4' }, null, null],
  ['a correction', measured, { correction: 'value', value: '4', reason: 'Typed 12' }, 'value', null],
  [
    'a correction without a reason',
    measured,
    { correction: 'value', value: '4' },
    null,
    { reason: 'required' },
  ],
  ['a correction of nothing', measured, { correction: 'value', reason: 'So' }, null, { value: 'required' }],
  ['an error', measured, { correction: 'error', reason: 'Other patient' }, 'error', null],
  ['an error without a reason', measured, { correction: 'error' }, null, { reason: 'required' }],
])('%s', (_, item, typed, outcome, wrong) => {
  const read = readTests([item], { a: { ...untouched, ...typed } })
  expect(read.entries.map((entry) => entry.outcome)).toEqual(outcome === null ? [] : [outcome])
  expect(read.wrong['a'] ?? null).toEqual(wrong)
  for (const { seen } of read.entries) expect(seen).toBe(item.result?.version ?? 0)
})

test('the flag is seen while it is typed', () => {
  const man = { ageInYears: 40, gender: 'Male', pregnancy: null } as const
  expect(flagOfTyped('potassium', '', man)).toBeUndefined()
  expect(flagOfTyped('potassium', 'abc', man)).toBeUndefined()
  expect(flagOfTyped('potassium', '੭,੧', man)).toBe('HH')
  expect(flagOfTyped('potassium', '4', null)).toBeNull()
})
