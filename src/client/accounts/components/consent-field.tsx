import { askedOf, type Purpose } from '../../../shared/consents/consents.purposes.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import type { FieldState } from '../../ui/fields/field.tsx'

interface Props {
  role: 'patient' | 'doctor'
  field: Partial<FieldState>
  value: readonly Purpose[]
  set: (agreed: Purpose[]) => void
}

/** What the account's data is used for, each to be agreed to by itself: nothing is ticked until somebody ticks it. */
export function ConsentField({ role, field, value, set }: Props) {
  const { t } = useText()
  const { needed, optional } = askedOf(role)
  const tick = (purpose: Purpose) => ({
    label: t(`accounts.register.consent.${purpose}`),
    checked: value.includes(purpose),
    onChange: (isChecked: boolean) =>
      set([...value.filter((one) => one !== purpose), ...(isChecked ? [purpose] : [])]),
  })
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-semibold">{t('accounts.register.consent.title')}</legend>
      <CheckField {...field} {...tick(needed)} />
      {optional.map((purpose) => (
        <CheckField key={purpose} {...tick(purpose)} lead={t('accounts.register.consent.optional')} />
      ))}
      {/* In a tab of its own, so that nothing typed is lost. */}
      <a
        href="/privacy"
        target="_blank"
        rel="noopener"
        className="inline-block py-3 font-semibold text-leaf underline"
      >
        {t('accounts.register.consent.readAll')}
      </a>
    </fieldset>
  )
}
