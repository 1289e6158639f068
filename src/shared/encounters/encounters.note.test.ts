import { describe, expect, it } from 'vitest'
import { redFlags } from '../red-flags/red-flags.flags.ts'
import {
  findingsOf,
  followUpProblem,
  returnSigns,
  signingProblems,
  withoutContradiction,
} from './encounters.note.ts'

const nothing = { general: '', chest: '', abdomen: '', nervous: '', other: '' }

describe('the day of a follow-up', () => {
  const days = { today: '2026-11-28', latest: '2027-11-29' }
  it.each([
    ['', null],
    ['2026-11-29', null],
    ['2027-11-29', null],
    ['2026-11-28', 'followUpPast'],
    ['2026-11-01', 'followUpPast'],
    ['2027-11-30', 'followUpTooFar'],
  ])('%s: %s', (day, problem) => {
    expect(followUpProblem(day, days)).toBe(problem)
  })
})

describe('on the day of signing', () => {
  it.each([
    ['', 'implied', false, {}],
    ['2026-11-29', 'explicit', true, {}],
    ['2026-11-28', 'implied', false, { followUpOn: 'followUpPast' }],
    ['2027-11-30', '', false, { followUpOn: 'followUpTooFar' }],
    ['', 'implied', true, { consent: 'consentExplicit' }],
  ] as const)(
    'follow-up %s, consent %s, for an alarm %s: %o',
    (followUpOn, consent, isForAlarm, problems) => {
      expect(signingProblems({ followUpOn, consent }, { today: '2026-11-28', isForAlarm })).toEqual(problems)
    },
  )
})

describe('findings', () => {
  it('are those with text and those not examined, in one order', () => {
    expect(findingsOf({ ...nothing, chest: 'Clear' }, ['abdomen', 'general'])).toEqual([
      { of: 'general', text: null },
      { of: 'chest', text: 'Clear' },
      { of: 'abdomen', text: null },
    ])
    expect(findingsOf(nothing, [])).toEqual([])
  })

  it('with text were examined', () => {
    const said = { ...nothing, chest: 'Clear' }
    expect(withoutContradiction(said, ['chest', 'abdomen', 'abdomen'])).toEqual(['abdomen'])
    expect(findingsOf(said, ['chest'])).toEqual([{ of: 'chest', text: 'Clear' }])
  })
})

it('each sign to come back for is a danger sign, named once', () => {
  expect(returnSigns.every((sign) => redFlags.includes(sign))).toBe(true)
  expect(new Set(returnSigns).size).toBe(returnSigns.length)
})
