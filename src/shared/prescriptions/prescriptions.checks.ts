import { isPresentation } from './formulary/prescriptions.formulary.ts'
import { medicineOf } from './formulary/prescriptions.unlisted.ts'
import type { PrescriptionDraft } from './prescriptions.forms.ts'
import { judge, type Judgement } from './rules/prescriptions.judge.ts'
import { concernsOfRecord, type RecordEntry } from './rules/prescriptions.record.ts'
import {
  isFollowUp,
  mayBePregnant,
  needsWeight,
  type Mode,
  type Situation,
} from './rules/prescriptions.situation.ts'
import { concernsTogether } from './rules/prescriptions.together.ts'

/** What is known of patient and encounter besides the form. */
export interface Known {
  patient: { age: number | null; gender: 'Male' | 'Female' | 'Other' | null; address: string }
  mode: Mode
  date: string
  lastInPerson: string | null
  current: readonly string[]
  /** Allergies and long illnesses that hold now, as far as anybody said. */
  record: readonly RecordEntry[]
  /** Codes of medicines of the form that do not go with something which this doctor may not see. */
  undisclosed: readonly string[]
}

/** The profile counts; the form only where the profile does not know. */
export function situationOf(draft: PrescriptionDraft, known: Known): Situation {
  return {
    mode: known.mode,
    isFollowUp: isFollowUp({
      day: known.date,
      lastInPerson: known.lastInPerson,
      isSameComplaint: draft.isSameComplaint,
    }),
    age: known.patient.age ?? draft.age,
    gender: known.patient.gender ?? (draft.gender || null),
    pregnancy: draft.pregnancy || null,
  }
}

/** What the rules say of each medicine of the form, alone and together. */
export function judgeAll(draft: PrescriptionDraft, known: Known): Judgement[] {
  const situation = situationOf(draft, known)
  return draft.items.map((item, at) => {
    const medicine = medicineOf(item.medicine)
    if (!medicine) return { refusals: [], concerns: [] }
    const alone = judge(medicine, situation)
    return {
      ...alone,
      concerns: [
        ...concernsOfRecord(medicine, known.record),
        ...alone.concerns,
        ...concernsTogether(draft.items, at, known.current),
        ...(known.undisclosed.includes(item.medicine) ? (['undisclosed'] as const) : []),
      ],
    }
  })
}

/** What stands in the way of the signature, by field: besides what each field asks for by itself. */
export function problemsOf(draft: PrescriptionDraft, known: Known): Record<string, string> {
  const situation = situationOf(draft, known)
  const problems: Record<string, string> = {}
  if (situation.age === null) problems['age'] = 'required'
  if (situation.gender === null) problems['gender'] = 'required'
  if (known.patient.address === '' && draft.address === '') problems['address'] = 'required'
  if (mayBePregnant(situation) && situation.pregnancy === null) problems['pregnancy'] = 'required'
  if (needsWeight(situation) && draft.weightKg === null) problems['weightKg'] = 'required'
  for (const [at, { refusals, concerns }] of judgeAll(draft, known).entries()) {
    const item = draft.items[at]
    const medicine = item && medicineOf(item.medicine)
    if (!medicine) problems[`items.${at}.medicine`] = 'medicineUnknown'
    else if (medicine.list !== 'unlisted' && !isPresentation(medicine, item))
      problems[`items.${at}.strength`] = 'presentationUnknown'
    else if (refusals[0]) problems[`items.${at}.medicine`] = refusals[0]
    else if (item.strength === '' && medicine.list === 'unlisted')
      problems[`items.${at}.strength`] = 'required'
    else if (concerns.length > 0 && item.reason === '') problems[`items.${at}.reason`] = 'reasonNeeded'
  }
  return problems
}
