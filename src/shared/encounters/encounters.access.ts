interface Actor {
  id: string
  role: 'patient' | 'doctor' | 'coordinator'
  approved: boolean
}

/** Whether this person reads the draft and writes the note: the doctor of the encounter. For everybody else it is 404. */
export function canWriteNote({ doctorId }: { doctorId: string }, actor: Actor): boolean {
  return actor.role === 'doctor' && actor.approved && doctorId === actor.id
}
