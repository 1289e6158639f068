/**
 * The record is open to a doctor for this many days after the last appointment, six months, and from the moment that a
 * coming one is agreed on. Then a doctor who has met the patient reads their own notes.
 */
export const treatsForDays = 183

/** Appointments from this instant on keep the record open. */
export function treatsSince(now: Date): Date {
  return new Date(now.getTime() - treatsForDays * 24 * 3_600_000)
}
