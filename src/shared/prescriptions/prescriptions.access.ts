interface Actor {
  id: string
  role: 'patient' | 'doctor' | 'coordinator'
  approved: boolean
}

/** Whether this person writes, signs and stops it: the doctor of the encounter. For everybody else it is 404. */
export function canPrescribe({ doctorId }: { doctorId: string }, actor: Actor): boolean {
  return actor.role === 'doctor' && actor.approved && doctorId === actor.id
}
