import { describe, expect, it } from 'vitest'
import { asksSecond, secondStep } from './vitals.second.ts'

describe('a second reading of blood pressure', () => {
  it.each([
    ['129/84', 'normal', false],
    ['130/84', 'normal', true],
    ['129/85', 'normal', true],
    ['150/95', 'abnormal', true],
    ['95/65', 'abnormal', true],
    ['184/112', 'urgent', true],
    // Help comes first.
    ['184/112', 'critical', false],
    ['118/76', 'askHealthWorker', false],
  ] as const)('of %s, graded %s: asked for: %s', (pressure, grade, isAsked) => {
    expect(asksSecond(pressure.split('/').map(Number), grade)).toBe(isAsked)
  })

  it.each([
    [0, { step: 'wait', seconds: 60 }],
    [59_001, { step: 'wait', seconds: 1 }],
    [60_000, { step: 'measure' }],
    [15 * 60_000, { step: 'measure' }],
    [15 * 60_000 + 1, { step: 'late' }],
    // The clock of the phone was set back.
    [-3_600_000, { step: 'measure' }],
  ])('%i ms after the first: %j', (passedMs, step) => {
    expect(secondStep(passedMs)).toEqual(step)
  })
})
