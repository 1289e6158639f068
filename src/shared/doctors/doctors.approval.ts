/** What a coordinator said of a doctor's registration. Only an approved doctor receives requests and treats. */
export const approvals = ['awaiting', 'approved', 'refused', 'suspended'] as const
export type Approval = (typeof approvals)[number]

/** What a coordinator may do about a doctor. `readmit`: back into approval, to be checked anew. */
export const approvalActs = ['approve', 'refuse', 'suspend', 'readmit'] as const
export type ApprovalAct = (typeof approvalActs)[number]

// Only from what the coordinator saw: a second decision on the same list is a conflict, never an overruling.
const steps: Record<ApprovalAct, { from: readonly Approval[]; to: Approval }> = {
  approve: { from: ['awaiting'], to: 'approved' },
  refuse: { from: ['awaiting'], to: 'refused' },
  suspend: { from: ['approved'], to: 'suspended' },
  readmit: { from: ['refused', 'suspended'], to: 'awaiting' },
}

/** What the act makes of the approval; null when it does not apply, because somebody decided before. */
export function approvalAfter(act: ApprovalAct, approval: Approval): Approval | null {
  const { from, to } = steps[act]
  return from.includes(approval) ? to : null
}

/** The buttons of the desk and the guard of the endpoints: one answer for both. */
export function allowedApprovalActs(approval: Approval): ApprovalAct[] {
  return approvalActs.filter((act) => approvalAfter(act, approval) !== null)
}

/**
 * May this doctor keep an appointment that was promised to a patient? Who is only checked anew (`awaiting`)
 * may come back within the hour; who was refused or suspended will not see the patient.
 */
export function keepsAppointments(approval: Approval): boolean {
  return approval === 'approved' || approval === 'awaiting'
}
