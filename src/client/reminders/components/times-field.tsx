import { maxTimes } from '../../../shared/reminders/reminders.schedule.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useFieldArray } from '../../platform/forms/use-field-array.ts'
import type { useForm } from '../../platform/forms/use-form.ts'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { timesFor, type typedReminder } from './typed-reminder.ts'

type Form = Pick<
  ReturnType<typeof useForm<typeof typedReminder>>,
  'field' | 'fieldState' | 'get' | 'set' | 'values'
>

const counts = Array.from({ length: maxTimes }, (_, n) => n + 1)

/** The number of doses a day, and a time input for each. */
export function TimesField({ form }: { form: Form }) {
  const { t } = useText()
  const { items, set } = useFieldArray(form, 'times')
  const typed = form.values.times.filter((time) => time !== '')
  return (
    <>
      <ChoiceField
        {...form.fieldState('times')}
        label={t('reminders.form.perDay')}
        value={String(items.length)}
        onChange={(event) => set(timesFor(Number(event.target.value), typed))}
        options={counts.map((count) => ({
          value: String(count),
          label: t('reminders.form.times', { count }),
        }))}
      />
      <div className="grid grid-cols-2 gap-3">
        {items.map(({ key, path }, n) => (
          <TextField
            key={key}
            {...form.field(path)}
            type="time"
            label={
              items.length === 1 ? t('reminders.form.time') : t('reminders.form.timeNth', { count: n + 1 })
            }
          />
        ))}
      </div>
    </>
  )
}
