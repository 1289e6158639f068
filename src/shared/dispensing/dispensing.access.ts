interface Membership {
  facilityId: string
  role: string
  until: Date | null
}

/** Whether somebody is at this counter now: a membership as pharmacist that goes on. Whatever the account's role. */
export function mayDispenseAt(facilityId: string, memberships: readonly Membership[], now: Date): boolean {
  return memberships.some(
    (one) =>
      one.facilityId === facilityId && one.role === 'pharmacist' && (one.until === null || one.until > now),
  )
}

/** Whose entry it is takes it back, while at that counter. */
export function mayTakeBack(
  dispensed: { dispensedBy: string | null; facilityId: string },
  actorId: string,
  memberships: readonly Membership[],
  now: Date,
): boolean {
  return dispensed.dispensedBy === actorId && mayDispenseAt(dispensed.facilityId, memberships, now)
}
