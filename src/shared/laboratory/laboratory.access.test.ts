import { expect, test } from 'vitest'
import { laboratoriesOf } from './laboratory.access.ts'

const now = new Date('2026-11-21T10:00:00Z')
const before = new Date('2026-11-21T09:59:59Z')
const after = new Date('2026-11-21T10:00:01Z')

test.each([
  ['lab', null, true],
  ['lab', after, true],
  ['lab', now, false],
  ['lab', before, false],
  ['pharmacist', null, false],
  ['staff', null, false],
  ['doctor', null, false],
] as const)('a %s until %o is in the laboratory: %o', (role, until, expected) => {
  expect(laboratoriesOf([{ facilityId: 'a', role, until }], now)).toHaveLength(expected ? 1 : 0)
})
