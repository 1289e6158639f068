import { describe, expect, it } from 'vitest'
import type { Approval } from './doctors.approval.ts'
import { approvalAfterSaving, changedFacts } from './doctors.rules.ts'

const facts = { name: 'Meena Sharma', specialization: 'Dentist', registrationNumber: 'PMC-1' }
const known = (approval: Approval, wasJudged = true) => ({ approval, facts, wasJudged })

describe('a doctor’s approval after saving the profile', () => {
  it.each([
    ['first time, automatic', null, 'PMC-1', 'automatic', 'approved'],
    ['first time, coordinator', null, 'PMC-1', 'coordinator', 'awaiting'],
    ['same number stays approved', known('approved'), 'PMC-1', 'coordinator', 'approved'],
    ['another number needs a new check', known('approved'), 'PMC-2', 'coordinator', 'awaiting'],
    ['awaiting stays awaiting', known('awaiting', false), 'PMC-1', 'coordinator', 'awaiting'],
    ['awaiting ends where nobody checks', known('awaiting', false), 'PMC-1', 'automatic', 'approved'],
    ['a readmitted doctor needs the coordinator', known('awaiting'), 'PMC-1', 'automatic', 'awaiting'],
    ['refused with the same number stays so', known('refused'), 'PMC-1', 'coordinator', 'refused'],
    ['refused with the same number stays so', known('refused'), 'PMC-1', 'automatic', 'refused'],
    ['refused with another number waits again', known('refused'), 'PMC-2', 'coordinator', 'awaiting'],
    ['refused with another number waits again', known('refused'), 'PMC-2', 'automatic', 'awaiting'],
    ['an empty number is never approved', null, '', 'automatic', 'awaiting'],
    ['an empty number is never approved', known('approved', false), '', 'automatic', 'awaiting'],
    ['an empty number is never approved', known('awaiting', false), '', 'automatic', 'awaiting'],
    ['saving never ends a suspension', known('suspended'), 'PMC-2', 'coordinator', 'suspended'],
    ['saving never ends a suspension', known('suspended'), 'PMC-2', 'automatic', 'suspended'],
  ] as const)('%s', (_, before, number, policy, after) => {
    expect(approvalAfterSaving(before, { ...facts, registrationNumber: number }, policy)).toBe(after)
  })

  it.each([
    [{ name: 'Renowned Surgeon' }, 'awaiting'],
    [{ specialization: 'Dentist, Cardiology' }, 'awaiting'],
    [{ name: 'Dr.  meena sharma ', specialization: 'dentist' }, 'approved'],
  ] as const)('approved, then saved with %o', (change, after) => {
    expect(approvalAfterSaving(known('approved'), { ...facts, ...change }, 'coordinator')).toBe(after)
  })
})

it('returns the checked facts that changed', () => {
  expect(changedFacts(facts, { ...facts, name: 'Somebody Else', registrationNumber: 'PMC-2' })).toEqual([
    'name',
    'registrationNumber',
  ])
})
