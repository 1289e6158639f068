import { addDays } from '../../../../../shared/kit/time/town-time.ts'

/** Courses as they are written on prescriptions. */
export const courses = [3, 5, 7, 10, 14, 30]

/** Which of these courses ends on this day. */
export function courseOf(first: string, endsOn: string): number | undefined {
  return courses.find((days) => addDays(first, days - 1) === endsOn)
}

/** The last day after the first day was moved: five days stay five days. */
export function movedBy(before: string, after: string, endsOn: string): string {
  return addDays(endsOn, Math.round((Date.parse(after) - Date.parse(before)) / 86_400_000))
}
