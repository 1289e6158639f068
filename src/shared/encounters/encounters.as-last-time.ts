import { daysBetween } from '../kit/time/days-between.ts'
import { addDays } from '../kit/time/town-time.ts'
import type { NoteDraft } from './encounters.forms.ts'

/**
 * What a note takes over from the last one: not who was identified, not who else is there, and not the findings, which
 * hold for the day on which somebody was examined.
 */
export const takenFields = [
  'informant',
  'complaint',
  'history',
  'diagnosis',
  'diagnosisStatus',
  'tests',
  'referral',
  'advice',
  'returnSigns',
  'returnOther',
] as const satisfies readonly (keyof NoteDraft)[]
export type TakenField = (typeof takenFields)[number] | 'followUpOn'

/** The fields that are still empty, as the last note has them; the follow-up after as many days as then. */
export function asLastTime(
  note: NoteDraft,
  last: { note: NoteDraft; date: string },
  today: string,
): Partial<NoteDraft> {
  const taken: Partial<NoteDraft> = {}
  for (const field of takenFields) {
    if (note[field].length === 0 && last.note[field].length > 0) copy(taken, last.note, field)
  }
  const followUpOn = note.followUpOn === '' ? followUpAsThen(last, today) : ''
  return { ...taken, ...(followUpOn !== '' && { followUpOn }) }
}

function copy<Field extends TakenField>(to: Partial<NoteDraft>, from: NoteDraft, field: Field): void {
  to[field] = from[field]
}

/** Which fields say the same as the last note, and are marked so that the doctor looks at them again. */
export function listSame(
  note: NoteDraft,
  last: { note: NoteDraft; date: string },
  today: string,
): TakenField[] {
  const same = takenFields.filter(
    (field) => note[field].length > 0 && String(note[field]) === String(last.note[field]),
  )
  const isFollowUp = note.followUpOn !== '' && note.followUpOn === followUpAsThen(last, today)
  return isFollowUp ? [...same, 'followUpOn'] : same
}

function followUpAsThen({ note, date }: { note: NoteDraft; date: string }, today: string): string {
  const days = note.followUpOn === '' ? 0 : daysBetween(date, note.followUpOn)
  return days > 0 ? addDays(today, days) : ''
}
