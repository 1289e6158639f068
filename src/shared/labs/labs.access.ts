/** Whoever ordered it cancels it. */
export function mayCancel({ doctorId }: { doctorId: string }, actor: { id: string }): boolean {
  return doctorId === actor.id
}
