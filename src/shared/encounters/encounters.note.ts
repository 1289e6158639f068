import { addDays } from '../kit/time/town-time.ts'
import type { RedFlag } from '../red-flags/red-flags.flags.ts'

/** Who speaks for the patient. */
export const informants = [
  'patient',
  'parent',
  'spouse',
  'child',
  'relative',
  'healthWorker',
  'other',
] as const
export type Informant = (typeof informants)[number]

/** How it took place, by the doctor's word. `audio`: a voice call over the internet. */
export const noteModes = ['in-person', 'video', 'audio', 'phone', 'text'] as const
export type NoteMode = (typeof noteModes)[number]

/** Of the Telemedicine Practice Guidelines: implied where the patient began it, otherwise said and written down. */
export const consents = ['implied', 'explicit'] as const
export type Consent = (typeof consents)[number]

/** In person nobody is asked, and what was said is only written down where it was asked for. */
export function withoutNeedlessConsent<
  N extends { mode: NoteMode | ''; consent: Consent | ''; consentWords: string },
>(note: N): N {
  if (note.mode === 'in-person') return { ...note, consent: '', consentWords: '' }
  return note.consent === 'implied' ? { ...note, consentWords: '' } : note
}

/** What is examined; each may be marked as not examined, which is not the same as an empty finding. */
export const examinations = ['general', 'chest', 'abdomen', 'nervous', 'other'] as const
export type Examination = (typeof examinations)[number]

/** FHIR condition-ver-status; `confirmed` is shown as final. */
export const diagnosisStatuses = ['provisional', 'confirmed'] as const
export type DiagnosisStatus = (typeof diagnosisStatuses)[number]

/**
 * "Come back at once if …": those of the danger signs that may come later. In this order for the doctor; in the words of
 * the danger signs for the patient.
 */
export const returnSigns = [
  'breathless',
  'chestPain',
  'unconscious',
  'fits',
  'stroke',
  'bleeding',
  'stiffNeck',
  'worstHeadache',
  'hardBelly',
  'allergicSwelling',
  'lowSugar',
  'diabeticVomiting',
  'suddenBlindness',
  'pregnancy',
  'sickChild',
  'selfHarm',
] as const satisfies readonly RedFlag[]
export type ReturnSign = (typeof returnSigns)[number]

/** Calls without a signed note are listed so long: a note is only useful while the call is remembered. */
export const unsignedWithinDays = 14

/** What a doctor says of a follow-up that is due; `notReached` leaves it due. */
export const followUpOutcomes = ['done', 'notReached', 'bookedAgain'] as const

/** A follow-up is at most so many days ahead. */
export const followUpWithinDays = 366

/** Why the day of a follow-up does not fit; null if it does. Days as YYYY-MM-DD; empty: none. */
export function followUpProblem(
  day: string,
  { today, latest }: { today: string; latest: string },
): 'followUpPast' | 'followUpTooFar' | null {
  if (day === '') return null
  if (day <= today) return 'followUpPast'
  return day > latest ? 'followUpTooFar' : null
}

/**
 * What is wrong with a note on the day on which it is signed, by field: asked in the form, before the signature may wait
 * without a network, and on the server. `isForAlarm`: the doctor called because of an alarm, so nothing is implied.
 */
export function signingProblems(
  { followUpOn, consent }: { followUpOn: string; consent: Consent | '' },
  { today, isForAlarm }: { today: string; isForAlarm: boolean },
): { followUpOn?: string; consent?: string } {
  const problem = followUpProblem(followUpOn, { today, latest: addDays(today, followUpWithinDays) })
  return {
    ...(problem && { followUpOn: problem }),
    ...(isForAlarm && consent === 'implied' && { consent: 'consentExplicit' }),
  }
}

interface Finding {
  of: Examination
  /** Null: not examined. */
  text: string | null
}

/** Which of the findings a note has: examined, with text; or not examined. Others were left out. */
export function findingsOf(
  findings: Readonly<Record<Examination, string>>,
  notExamined: readonly Examination[],
): Finding[] {
  return examinations.flatMap((of): Finding[] => {
    if (findings[of] !== '') return [{ of, text: findings[of] }]
    return notExamined.includes(of) ? [{ of, text: null }] : []
  })
}

/** What was found is not marked as not examined. */
export function withoutContradiction(
  findings: Readonly<Record<Examination, string>>,
  notExamined: readonly Examination[],
): Examination[] {
  return examinations.filter((one) => findings[one] === '' && notExamined.includes(one))
}
