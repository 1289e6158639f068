interface Membership {
  facilityId: string
  role: string
  until: Date | null
}

/** The facilities in whose laboratory somebody works now, whatever the account's role. */
export function laboratoriesOf<M extends Membership>(memberships: readonly M[], now: Date): M[] {
  return memberships.filter(({ role, until }) => role === 'lab' && (until === null || until > now))
}
