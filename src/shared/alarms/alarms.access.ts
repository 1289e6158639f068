import type { Role } from '../kit/endpoint.ts'

interface Actor {
  id: string
  role: Role
  approved: boolean
}

/** What connects this person to the alarm. */
export interface Connection {
  /** Is among those who were told. */
  isTold: boolean
  /** Treats the patient, and not only by working at the same facility. */
  isTreating: boolean
  /** On duty now, as doctor or as deputy. */
  isOnDuty: boolean
}

/** Whether this person may answer for the alarm, and know of it. For everyone else it is 404. */
export function mayAnswer(actor: Actor, { isTold, isTreating, isOnDuty }: Connection): boolean {
  if (actor.role === 'coordinator') return true
  return actor.role === 'doctor' && actor.approved && (isTold || isTreating || isOnDuty)
}

/** Whether this person may say what came of it: whoever has answered, and the desk at any time. */
export function maySayOutcome(actor: Actor, alarm: { acknowledgedBy: string | null }): boolean {
  return actor.role === 'coordinator' || alarm.acknowledgedBy === actor.id
}
