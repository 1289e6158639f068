import type { Translate } from '../../platform/i18n/i18n.tsx'
import { actingFor } from '../../platform/session/acting-for.ts'

/** `My profile`, or whose it is when one acts for somebody else. */
export function profileTitle(t: Translate, profile: { name: string } | null | undefined): string {
  const isOther = profile && actingFor() !== null
  return isOther ? t('patients.profile.titleOf', { name: profile.name }) : t('patients.profile.title')
}

export function editTitle(t: Translate, profile: { name: string } | null): string {
  const isOther = profile && actingFor() !== null
  return isOther ? t('patients.profile.editOf', { name: profile.name }) : t('patients.profile.editMine')
}
