/** For how many days a patient lets a doctor read the record, as a form sends it: a day, a week, three months. */
export const grantDays = ['1', '7', '90'] as const
export type GrantDays = (typeof grantDays)[number]

/** Doctors at once. */
export const mostGrants = 20
/** How many doctors are offered at once. */
export const mostOffered = 20
/** Of a name, before doctors are looked for: one letter finds half a town. */
export const shortestName = 2

export interface Grant {
  doctorId: string
  endsAt: Date
  endedAt: Date | null
}

export function endOfGrant(grantedAt: Date, days: GrantDays): Date {
  return new Date(grantedAt.getTime() + Number(days) * 24 * 3_600_000)
}

/** Whether this doctor may read the record by it: as the view `care_relationships` says. */
export function isGrantedTo(
  { doctorId, endsAt, endedAt }: Grant,
  actor: { id: string; role: string; approved: boolean },
  { now }: { now: Date },
): boolean {
  if (actor.role !== 'doctor' || !actor.approved || doctorId !== actor.id) return false
  return endedAt === null && endsAt >= now
}
