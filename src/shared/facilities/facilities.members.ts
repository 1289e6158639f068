/** What somebody does at a facility, beside the role of the account. */
export const memberRoles = ['doctor', 'staff', 'pharmacist', 'lab'] as const
export type MemberRole = (typeof memberRoles)[number]

/** Only a doctor's account can treat there; whoever is at the desk, the pharmacy counter or the laboratory may have any. */
export function mayBecome(
  role: MemberRole,
  account: { role: 'patient' | 'doctor' | 'coordinator' },
): boolean {
  return role !== 'doctor' || account.role === 'doctor'
}

/** What people are told about where they work. */
export const toldFacilityEvents = ['facilities.memberAdded', 'facilities.memberEnded'] as const
export type ToldFacilityEvent = (typeof toldFacilityEvents)[number]
