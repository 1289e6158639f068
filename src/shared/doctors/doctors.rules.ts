import type { Approval } from './doctors.contract.ts'

/**
 * What saving the profile does to a doctor's approval. Where a coordinator checks registrations, another
 * number than the checked one must be checked anew.
 */
export function approvalAfterSaving(
  before: { approval: Approval; registrationNumber: string } | null,
  registrationNumber: string,
  policy: 'automatic' | 'coordinator',
): Approval {
  if (policy === 'automatic') return 'approved'
  const isSameNumber = before?.registrationNumber === registrationNumber
  return before && isSameNumber ? before.approval : 'awaiting'
}
