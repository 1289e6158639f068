import * as v from 'valibot'
import { fieldCodes } from '../../kit/schemas.ts'
import { problemsOf, type Known } from '../prescriptions.checks.ts'
import { prescriptionToSign, type PrescriptionDraft } from '../prescriptions.forms.ts'
import { validityProblem } from '../rules/prescriptions.validity.ts'
import { readTyped, type TypedPrescription } from './prescriptions.typed.ts'

/** What can be signed, or what stands in its way, by the field in which it is typed. */
export function checkToSign(
  typed: TypedPrescription,
  known: Known,
  /** The day of the signature. */
  date: string,
): { output: PrescriptionDraft } | { fields: Record<string, string> } {
  const { draft, codes } = readTyped(typed)
  const whole = v.safeParse(prescriptionToSign, draft)
  const asked = whole.success ? [] : Object.entries(fieldCodes(whole.issues))
  const problem = validityProblem(draft.validUntil, date)
  const fields = {
    ...(problem && { validUntil: problem }),
    ...problemsOf(draft, known),
    // A dose that cannot be read is named by the fields in which it is typed, and nothing is counted from it.
    ...Object.fromEntries(asked.filter(([path]) => !isOfUnreadDose(draft, path))),
    ...codes,
  }
  return Object.keys(fields).length > 0 || !whole.success ? { fields } : { output: whole.output }
}

function isOfUnreadDose({ items }: PrescriptionDraft, path: string): boolean {
  const [, at, field] = path.split('.')
  return items[Number(at)]?.dose === null && (field === 'dose' || field === 'quantity')
}
