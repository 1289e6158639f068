/** A medico-legal case, or an entry in the admission register of the MTP Regulations (a termination of pregnancy). */
export const holdKinds = ['medicoLegal', 'mtp'] as const
export type HoldKind = (typeof holdKinds)[number]

/** How long that register is kept after the end of the calendar year. Sources: docs/clinical-sources.md. */
const registerYears = 5

/** A legal hold: the record is not erased while it lasts. Days are YYYY-MM-DD. */
export interface Hold {
  kind: HoldKind
  /** The day of the case, or of the termination. */
  since: string
  /** When the case ended; always null of a termination, whose hold ends by itself. */
  endedOn: string | null
}

/** Its last day; null: the case is open. */
export function heldUntil({ kind, since, endedOn }: Hold): string | null {
  if (kind === 'medicoLegal') return endedOn
  return `${String(Number(since.slice(0, 4)) + registerYears)}-12-31`
}

export function isHeld(hold: Hold, today: string): boolean {
  const until = heldUntil(hold)
  return until === null || today <= until
}

/** What is wrong with the day on which a case is said to have ended; null: nothing. */
export function endProblem(
  endedOn: string,
  { since, today }: { since: string; today: string },
): 'dayFuture' | 'endBeforeMark' | null {
  if (endedOn > today) return 'dayFuture'
  return endedOn < since ? 'endBeforeMark' : null
}
