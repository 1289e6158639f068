/** Whoever ordered it cancels it. */
export function mayCancel({ doctorId }: { doctorId: string }, actor: { id: string }): boolean {
  return doctorId === actor.id
}

/** Whoever ordered it looks at the results, and writes to the patient. */
export function mayReview({ doctorId }: { doctorId: string }, actor: { id: string }): boolean {
  return doctorId === actor.id
}
