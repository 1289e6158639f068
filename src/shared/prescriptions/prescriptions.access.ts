import { treatsSince } from '../kit/care-period.ts'

interface Actor {
  id: string
  role: 'patient' | 'doctor' | 'coordinator'
  approved: boolean
}

/** Whether this person writes, signs and stops it: the doctor of the encounter. For everybody else it is 404. */
export function canPrescribe({ doctorId }: { doctorId: string }, actor: Actor): boolean {
  return actor.role === 'doctor' && actor.approved && doctorId === actor.id
}

/** Whether its visit is too long ago to prescribe in: nobody opens the record then to see what has changed since. */
export function isTooLongAgo(startedAt: Date | null, now: Date): boolean {
  return startedAt !== null && startedAt < treatsSince(now)
}
