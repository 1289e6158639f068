/** Stored with each grade. A changed limit or question gets a new one: vitals.tables.test.ts fails otherwise. */
export const rulesVersion = '2026-11-28.2'

/**
 * Green, yellow (not normal: show a doctor), amber (today or within two days), red (help now), and no grade where we
 * have no limits.
 */
export const grades = ['normal', 'abnormal', 'urgent', 'critical', 'askHealthWorker'] as const
export type Grade = (typeof grades)[number]

const bestFirst: readonly Grade[] = ['askHealthWorker', 'normal', 'abnormal', 'urgent', 'critical']

/** Which of two grades is worse: positive if the first is. No grade is less than any. */
export function compareGrades(one: Grade, other: Grade): number {
  return bestFirst.indexOf(one) - bestFirst.indexOf(other)
}

export function worstGrade(all: readonly Grade[]): Grade {
  return all.reduce((worst, one) => (compareGrades(one, worst) > 0 ? one : worst), 'askHealthWorker')
}
