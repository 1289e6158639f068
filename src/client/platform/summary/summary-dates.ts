import { dayIn } from '../../../shared/kit/time/town-time.ts'
import { town } from '../clock/town.ts'

/** The year, month or day of a FHIR date or instant. */
function dateIn(when: string): string {
  return when.includes('T') ? dayIn(town().timeZone, new Date(when)) : when
}

/** The day; empty where only a year or a month is said. */
export function dayOf(when: string): string {
  const date = dateIn(when)
  return date.length === 10 ? date : ''
}

/** `29-11-2026`: pages for guests have no names of months. */
export function dateText(when: string): string {
  return dateIn(when).split('-').toReversed().join('-')
}
