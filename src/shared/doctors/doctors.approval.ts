/** The coordinators' decision about a doctor's registration. Only an approved doctor receives requests and treats. */
export const approvals = ['awaiting', 'approved', 'refused', 'suspended'] as const
export type Approval = (typeof approvals)[number]

/** What a coordinator may do about a doctor. `readmit`: back to awaiting, for another check. */
export const approvalActs = ['approve', 'refuse', 'suspend', 'readmit'] as const
export type ApprovalAct = (typeof approvalActs)[number]

// Only from the state the coordinator saw: a second decision on the same list is a conflict.
const steps: Record<ApprovalAct, { from: readonly Approval[]; to: Approval }> = {
  approve: { from: ['awaiting'], to: 'approved' },
  refuse: { from: ['awaiting'], to: 'refused' },
  suspend: { from: ['approved'], to: 'suspended' },
  readmit: { from: ['refused', 'suspended'], to: 'awaiting' },
}

/** The approval after this act; null if it does not apply, because somebody decided before. */
export function approvalAfter(act: ApprovalAct, approval: Approval): Approval | null {
  const { from, to } = steps[act]
  return from.includes(approval) ? to : null
}

/** Used both for the desk's buttons and for the server's check. */
export function allowedApprovalActs(approval: Approval): ApprovalAct[] {
  return approvalActs.filter((act) => approvalAfter(act, approval) !== null)
}

/**
 * Whether this doctor keeps scheduled appointments. A doctor awaiting another check may be back within the hour; one
 * who was refused or suspended will not see the patient.
 */
export function keepsAppointments(approval: Approval): boolean {
  return approval === 'approved' || approval === 'awaiting'
}
