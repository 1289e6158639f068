import { mostDoses } from '../../../../../shared/reminders/course/reminders.course.ts'
import { wholeIn } from '../typed-needed.ts'

interface TypedCourse {
  kind: string
  changes: string
  doses: string
}

/** Whether a number of doses is asked for: neither as needed nor by steps, which count days. */
export function isCounted({ kind, changes, doses }: TypedCourse): boolean {
  return kind !== 'asNeeded' && changes !== 'steps' && doses.trim() !== ''
}

/** Null for what is no number of doses. */
export function dosesIn({ doses }: Pick<TypedCourse, 'doses'>): number | null {
  const count = wholeIn(doses)
  return count >= 1 && count <= mostDoses ? count : null
}
