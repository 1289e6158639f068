import { describe, expect, it } from 'vitest'
import { approvalAfterSaving } from './doctors.rules.ts'

const approved = { approval: 'approved', registrationNumber: 'PMC-1' } as const
const awaiting = { approval: 'awaiting', registrationNumber: 'PMC-1' } as const

describe('a doctor’s approval after saving the profile', () => {
  it.each([
    ['first time, automatic', null, 'PMC-1', 'automatic', 'approved'],
    ['first time, coordinator', null, 'PMC-1', 'coordinator', 'awaiting'],
    ['same number stays approved', approved, 'PMC-1', 'coordinator', 'approved'],
    ['another number is checked anew', approved, 'PMC-2', 'coordinator', 'awaiting'],
    ['waiting goes on waiting', awaiting, 'PMC-1', 'coordinator', 'awaiting'],
  ] as const)('%s', (_, before, number, policy, after) => {
    expect(approvalAfterSaving(before, number, policy)).toBe(after)
  })
})
