import type { Grade } from './grading/vitals.grades.ts'

/**
 * The second reading of blood pressure. Five minutes of rest come before the first one; between the two at least a
 * minute (NICE NG136). Sources: docs/clinical-sources.md.
 */
export const secondAfterMs = 60_000

/** Later than this, what is measured is another reading: the mean of both would say nothing. */
export const secondUntilMs = 15 * 60_000

/** Below both, one reading is enough (ISH 2020). */
const enough = { upper: 130, lower: 85 }

/**
 * Whether a second reading is asked for, by the grade with the answer about symptoms. Never where the first needs help at
 * once, nor where it has no grade: a child's is for a health worker.
 */
export function asksSecond([upper = NaN, lower = NaN]: readonly number[], grade: Grade): boolean {
  if (grade === 'critical' || grade === 'askHealthWorker') return false
  return grade !== 'normal' || upper >= enough.upper || lower >= enough.lower
}

export type SecondStep = { step: 'wait'; seconds: number } | { step: 'measure' } | { step: 'late' }

/** What is to be done `passedMs` after the first reading. A clock that was set back is no reason to wait longer. */
export function secondStep(passedMs: number): SecondStep {
  if (passedMs > secondUntilMs) return { step: 'late' }
  const leftMs = secondAfterMs - passedMs
  return leftMs <= 0 || leftMs > secondAfterMs
    ? { step: 'measure' }
    : { step: 'wait', seconds: Math.ceil(leftMs / 1000) }
}
