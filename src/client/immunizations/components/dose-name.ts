import type { DoseCode } from '../../../shared/immunizations/immunizations.codes.ts'
import type { Translate } from '../../platform/i18n/i18n.tsx'

/** Such as `BCG (against TB), Polio drops (OPV) 0`; a vaccine without a code has its own name. */
export function dosesText(
  t: Translate,
  { doses, text }: { doses: readonly DoseCode[]; text: string },
): string {
  return doses
    .map((dose) => (dose === 'other' && text !== '' ? text : t(`immunizations.doses.${dose}`)))
    .join(', ')
}
