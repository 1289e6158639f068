import { useText } from '../../../platform/i18n/i18n.tsx'

/** Why nobody needs to be afraid of helping at a road accident: section 134A, and Punjab's Farishtey scheme. */
export function HelperLaw() {
  const { t } = useText()
  return (
    <div className="flex flex-col gap-1 rounded-2xl border border-line p-3">
      <p className="font-semibold">{t('firstAid.law.title')}</p>
      <p>{t('firstAid.law.samaritan')}</p>
      <p>{t('firstAid.law.farishtey')}</p>
    </div>
  )
}
