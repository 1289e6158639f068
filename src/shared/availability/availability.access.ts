/** Whether this person may see and change when that doctor is there: the doctor, and the desk. */
export function mayArrange(
  actor: { id: string; role: 'patient' | 'doctor' | 'coordinator'; approved: boolean },
  doctorId: string,
): boolean {
  return actor.role === 'coordinator' || (actor.role === 'doctor' && actor.approved && actor.id === doctorId)
}
