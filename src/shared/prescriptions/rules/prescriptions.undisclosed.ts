import { medicineOf } from '../formulary/prescriptions.unlisted.ts'
import { concernsOfRecord, type RecordEntry } from './prescriptions.record.ts'
import { concernsTogether } from './prescriptions.together.ts'

/** What this doctor may not see of the patient, and must be warned of all the same. */
export interface Hidden {
  /** Codes of medicines that go on. */
  medicines: readonly string[]
  /** Long illnesses; allergies are never hidden. */
  record: readonly RecordEntry[]
}

/** Those of these medicines that need a reason because of something hidden, which is not named. */
export function undisclosedOf(codes: readonly string[], hidden: Hidden): string[] {
  return Array.from(new Set(codes)).filter((code) => {
    const medicine = medicineOf(code)
    if (!medicine) return false
    return (
      concernsOfRecord(medicine, hidden.record).length > 0 ||
      // Its dose is judged by itself.
      concernsTogether([{ ...writtenAlone, medicine: code }], 0, hidden.medicines).length > 0
    )
  })
}

const writtenAlone = { form: 'tablet', strength: '', dose: null } as const
