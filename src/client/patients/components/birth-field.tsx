import { useText } from '../../platform/i18n/i18n.tsx'
import type { FieldProps } from '../../platform/forms/use-form.ts'
import { FieldError, FieldHint, type FieldState } from '../../ui/fields/field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

interface Props extends FieldState {
  year: FieldProps
  month: FieldProps
  day: FieldProps
}

/** Year, month and day of birth: many people know only the year. */
export function BirthField({ year, month, day, error, ...field }: Props) {
  const { t } = useText()
  const names = t('dates.months').split(' ')
  return (
    <fieldset id={field.id} aria-describedby={`${field.id}-hint ${field['aria-describedby'] ?? ''}`}>
      <legend className="font-semibold">{t('addPerson.birth')}</legend>
      <FieldHint id={field.id} hint={t('addPerson.birthHint')} />
      <div className="mt-2 flex flex-wrap items-start gap-2">
        <div className="min-w-24 flex-1">
          <TextField {...year} label={t('addPerson.year')} inputMode="numeric" maxLength={4} />
        </div>
        <div className="min-w-44 flex-2">
          <SelectField
            {...month}
            label={t('addPerson.month')}
            placeholder={t('addPerson.notKnown')}
            options={names.map((label, at) => ({ value: String(at + 1).padStart(2, '0'), label }))}
          />
        </div>
        <div className="min-w-24 flex-1">
          <TextField {...day} label={t('addPerson.day')} inputMode="numeric" maxLength={2} />
        </div>
      </div>
      <FieldError id={field.id} error={error} />
    </fieldset>
  )
}
