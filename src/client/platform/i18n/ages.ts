import type { Translate } from './i18n.tsx'

/** `34 years`, or `8 months` for a baby whose month of birth is known. */
export function ageText(
  t: Translate,
  { age, ageMonths }: { age: number; ageMonths?: number | undefined },
): string {
  if (ageMonths === undefined) return t('dates.age.years', { count: age })
  return ageMonths === 0 ? t('dates.age.underMonth') : t('dates.age.months', { count: ageMonths })
}
