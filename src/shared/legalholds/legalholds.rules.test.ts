import { expect, test } from 'vitest'
import { endProblem, heldUntil, isHeld, type Hold } from './legalholds.rules.ts'

const open: Hold = { kind: 'medicoLegal', since: '2026-11-21', endedOn: null }
const ended: Hold = { ...open, endedOn: '2028-03-01' }
const register: Hold = { kind: 'mtp', since: '2026-01-02', endedOn: null }

test.each<[why: string, hold: Hold, today: string, until: string | null, held: boolean]>([
  ['an open case, however long', open, '2099-01-01', null, true],
  ['a case, on the day it ended', ended, '2028-03-01', '2028-03-01', true],
  ['a case, on the day after', ended, '2028-03-02', '2028-03-01', false],
  ['the register, five years after its day', register, '2031-01-03', '2031-12-31', true],
  ['the register, on the last day of the fifth year', register, '2031-12-31', '2031-12-31', true],
  ['the register, after it', register, '2032-01-01', '2031-12-31', false],
])('%s', (_, hold, today, until, held) => {
  expect([heldUntil(hold), isHeld(hold, today)]).toEqual([until, held])
})

test.each([
  ['2026-11-20', 'endBeforeMark'],
  ['2026-11-21', null],
  ['2026-11-30', null],
  ['2026-12-01', 'dayFuture'],
] as const)('a case since 21 November said on the 30th to have ended on %s: %s', (endedOn, problem) => {
  expect(endProblem(endedOn, { since: '2026-11-21', today: '2026-11-30' })).toBe(problem)
})
