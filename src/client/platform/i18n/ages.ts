import type { Translate } from './i18n.tsx'

/** `34 years`, or `8 months` for a baby whose month of birth is known. */
export function ageText(
  t: Translate,
  { age, ageMonths }: { age: number; ageMonths?: number | undefined },
): string {
  if (ageMonths === undefined) return t('dates.age.years', { count: age })
  return ageMonths === 0 ? t('dates.age.underMonth') : t('dates.age.months', { count: ageMonths })
}

/** `30–39 years`: of somebody whose age is not told. */
export function ageBandText(t: Translate, { from, to }: { from: number; to: number | null }): string {
  if (to === 0) return t('dates.age.underYear')
  if (to === null) return t('dates.age.fromYear', { count: from })
  return t('dates.age.band', { from, to })
}
