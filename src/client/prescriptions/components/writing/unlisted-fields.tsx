import { forms } from '../../../../shared/prescriptions/formulary/prescriptions.formulary.ts'
import {
  mostOfName,
  unlistedCode,
  unlistedName,
} from '../../../../shared/prescriptions/formulary/prescriptions.unlisted.ts'
import type { TypedItem } from '../../../../shared/prescriptions/writing/prescriptions.typed.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { ItemFields } from './use-prescription.ts'

/** A medicine by its name: nothing is known of how it comes. */
export function UnlistedFields({ form, at, item }: { form: ItemFields; at: number; item: TypedItem }) {
  const { t } = useText()
  const name = form.field(`items.${at}.medicine`)
  const inputId = `${name.id}-name`
  const presentation = form.field(`items.${at}.form`)
  return (
    <div className="space-y-3">
      <p className="flex items-start gap-2">
        <Icon name="triangle-alert" className="mt-0.5 text-mustard-ink" />
        <span>{t('prescriptions.unlisted.lead')}</span>
      </p>
      <div className="grid gap-3 sm:grid-cols-3 sm:items-end">
        {/* Not the field itself: a form reads those as they stand on the page, and the name alone is no code. */}
        <div id={name.id}>
          <TextField
            {...name}
            id={inputId}
            aria-describedby={name.error === undefined ? undefined : `${inputId}-error`}
            label={t('prescriptions.unlisted.name')}
            hint={t('prescriptions.unlisted.nameHint')}
            value={unlistedName(item.medicine) ?? ''}
            onChange={({ target }) => form.set(`items.${at}.medicine`, unlistedCode(target.value))}
            autoComplete="off"
            maxLength={mostOfName}
          />
        </div>
        <SelectField
          {...presentation}
          label={t('prescriptions.unlisted.form')}
          options={forms.map((value) => ({ value, label: t(`prescriptionCard.forms.${value}`) }))}
        />
        <TextField
          {...form.field(`items.${at}.strength`)}
          label={t('prescriptions.unlisted.strength')}
          hint={t('prescriptions.unlisted.strengthHint')}
          autoComplete="off"
          maxLength={60}
        />
      </div>
    </div>
  )
}
