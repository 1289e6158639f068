import { amountText } from '../../reminders/reminders.dosage.ts'
import { quantityOf, unitOf, type Amounts, type Dose } from '../doses/prescriptions.doses.ts'
import type { ItemDraft, PrescriptionDraft } from '../prescriptions.forms.ts'
import { newItem, patternOf, type TypedItem, type TypedPrescription } from './prescriptions.typed.ts'

/** A saved draft as it would have been typed. */
export function typedOf(draft: PrescriptionDraft): TypedPrescription {
  const { pregnancy, isSameComplaint, gender, address, advice, validUntil } = draft
  return {
    items: draft.items.map(typedItem),
    pregnancy,
    weightKg: numberText(draft.weightKg),
    isSameComplaint,
    age: numberText(draft.age),
    gender,
    address,
    advice,
    validUntil,
  }
}

export function typedItem(item: ItemDraft): TypedItem {
  const { medicine, form, strength, dose, food, quantity, refills, note, reason } = item
  const isCounted = dose !== null && quantity === quantityOf(dose, unitOf(form))
  return {
    ...newItem(medicine, { form, strength }),
    ...(dose && typedDose(dose)),
    food: food ?? '',
    quantity: isCounted ? '' : numberText(quantity),
    refills: refills === 0 ? '' : String(refills),
    note,
    reason,
  }
}

function typedDose(dose: Dose): Partial<TypedItem> {
  switch (dose.kind) {
    case 'slots':
      return {
        kind: 'slots',
        pattern: patternOf(dose.amounts),
        every: String(dose.every),
        days: String(dose.days),
      }
    case 'taper':
      return {
        kind: 'taper',
        steps: dose.steps.map(({ days, amounts }: { days: number; amounts: Amounts }) => ({
          pattern: patternOf(amounts),
          days: String(days),
        })),
      }
    case 'hourly':
      return {
        kind: 'hourly',
        amount: amountText(dose.amount, 'tablet'),
        hours: String(dose.hours),
        days: String(dose.days),
      }
    case 'needed':
      return {
        kind: 'needed',
        amount: amountText(dose.amount, 'tablet'),
        gapHours: String(dose.gapHours),
        mostPerDay: String(dose.mostPerDay),
        days: String(dose.days),
      }
  }
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value)
}
