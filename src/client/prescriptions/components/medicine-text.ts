import type {
  Medicine,
  Presentation,
} from '../../../shared/prescriptions/formulary/prescriptions.formulary.ts'
import type { Translate } from '../../platform/i18n/i18n.tsx'

/** In capitals, as the rules ask for generic names. */
export function medicineName({ name }: Pick<Medicine, 'name'>): string {
  return name.toUpperCase()
}

/** `500 mg, tablet`. */
export function presentationText(t: Translate, { form, strength }: Presentation): string {
  return [strength, t(`prescriptionCard.forms.${form}`)].filter((part) => part !== '').join(', ')
}
