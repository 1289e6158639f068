import type { Unit } from '../../../../shared/reminders/reminders.dosage.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import type { useForm } from '../../../platform/forms/use-form.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { AmountField } from './amount-field.tsx'
import { kinds } from './typed-needed.ts'
import type { typedReminder } from './typed-reminder.ts'

type Form = Pick<ReturnType<typeof useForm<typeof typedReminder>>, 'field' | 'fieldState' | 'set' | 'values'>

/** At set times, or only when there is need of it. */
export function KindField({ form }: { form: Form }) {
  const { t } = useText()
  return (
    <ChoiceField
      {...form.fieldState('kind')}
      label={t('reminderForm.kind')}
      value={form.values.kind}
      onChange={({ target }) => form.set('kind', target.value === 'asNeeded' ? 'asNeeded' : 'times')}
      options={kinds.map((value) => ({ value, label: t(`reminderForm.kinds.${value}`) }))}
    />
  )
}

/** How much, how far apart and how often at most. */
export function NeededFields({ form }: { form: Form }) {
  const { t } = useText()
  const { unit } = form.values
  return (
    <div className="space-y-4">
      {unit !== '' && (
        <div className="max-w-52">
          <AmountField form={form} path="amounts.0" unit={unit as Unit} />
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          {...form.field('gapHours')}
          label={t('reminderForm.gapHours')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...form.field('mostPerDay')}
          label={t('reminderForm.mostPerDay')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <p className="text-soft">{t('reminderForm.neededHint')}</p>
    </div>
  )
}
