/** A link to the booking form with the type and note of an earlier request, where day and time are chosen again. */
export function askAgainPath(id: string): string {
  return `/appointments/book?again=${id}#when`
}
