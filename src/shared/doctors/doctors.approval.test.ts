import { describe, expect, it } from 'vitest'
import { allowedApprovalActs, approvalAfter, keepsAppointments, approvals } from './doctors.approval.ts'

describe('what a coordinator decides about a doctor', () => {
  it.each([
    ['approve', 'awaiting', 'approved'],
    ['approve', 'approved', null],
    ['approve', 'refused', null],
    ['approve', 'suspended', null],
    ['refuse', 'awaiting', 'refused'],
    ['refuse', 'approved', null],
    ['refuse', 'refused', null],
    ['refuse', 'suspended', null],
    ['suspend', 'awaiting', null],
    ['suspend', 'approved', 'suspended'],
    ['suspend', 'refused', null],
    ['suspend', 'suspended', null],
    ['readmit', 'awaiting', null],
    ['readmit', 'approved', null],
    ['readmit', 'refused', 'awaiting'],
    ['readmit', 'suspended', 'awaiting'],
  ] as const)('%s a doctor who is %s: %s', (act, before, after) => {
    expect(approvalAfter(act, before)).toBe(after)
  })

  it.each([
    ['awaiting', ['approve', 'refuse']],
    ['approved', ['suspend']],
    ['refused', ['readmit']],
    ['suspended', ['readmit']],
  ] as const)('%s: %j', (approval, acts) => expect(allowedApprovalActs(approval)).toEqual(acts))

  it('scheduled appointments stay with a doctor who is approved or awaiting another check', () => {
    expect(approvals.filter(keepsAppointments)).toEqual(['awaiting', 'approved'])
  })
})
