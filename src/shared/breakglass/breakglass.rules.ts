/** Why a record is opened in an emergency: codes only, because who reviews it is told nothing clinical. */
export const emergencyReasons = ['unconscious', 'lifeInDanger', 'accident', 'obstetric', 'other'] as const
export type EmergencyReason = (typeof emergencyReasons)[number]

export const emergencyOutcomes = ['justified', 'notJustified'] as const
export type EmergencyOutcome = (typeof emergencyOutcomes)[number]

/** How long the record stays open. */
export const openForHours = 2
/** Within which somebody else reviews it. */
export const reviewWithinHours = 24
/** How often a doctor may look for a patient within a day. */
export const searchesADay = 20

const hourMs = 3_600_000

export interface EmergencyAccess {
  doctorId: string
  patientId: string
  openedAt: Date
  endsAt: Date
  reviewedAt: Date | null
  outcome: EmergencyOutcome | null
}

export function endOf(openedAt: Date): Date {
  return new Date(openedAt.getTime() + openForHours * hourMs)
}

/** Whether this doctor may read the record by it: as the view `care_relationships` says. */
export function isOpenTo(
  access: EmergencyAccess,
  actor: { id: string; role: string; approved: boolean },
  { now }: { now: Date },
): boolean {
  if (actor.role !== 'doctor' || !actor.approved || access.doctorId !== actor.id) return false
  const isClosed = access.outcome === 'notJustified' && access.reviewedAt !== null && access.reviewedAt < now
  return !isClosed && access.endsAt >= now
}

export function isReviewOverdue({ openedAt }: Pick<EmergencyAccess, 'openedAt'>, now: Date): boolean {
  return openedAt < overdueBefore(now)
}

/** What was opened before this is overdue, if nobody has reviewed it. */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - reviewWithinHours * hourMs)
}

interface Reviewing {
  id: string
  phone: string
}

/** Whether this coordinator is the doctor who opened it: the same account, or another with the same phone number. */
export function isOwnAccess(doctor: { id: string; phones: readonly string[] }, reviewer: Reviewing): boolean {
  const own = lastDigits(reviewer.phone)
  return doctor.id === reviewer.id || (own !== '' && doctor.phones.some((one) => lastDigits(one) === own))
}

function lastDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10)
}
