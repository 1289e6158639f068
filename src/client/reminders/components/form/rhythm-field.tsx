import { everyDay } from '../../../../shared/reminders/reminders.schedule.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import type { useForm } from '../../../platform/forms/use-form.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { MultiChoiceField } from '../../../ui/fields/multi-choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { typedReminder } from './typed-reminder.ts'
import { rhythms, type Rhythm } from './typed-rhythm.ts'

export type RhythmForm = Pick<
  ReturnType<typeof useForm<typeof typedReminder>>,
  'field' | 'fieldState' | 'set' | 'values'
>

/** Weeks in Punjab begin on Monday. */
const inOrder = [1, 2, 3, 4, 5, 6, 0]

/** Every day, days of the week, every so many days, or so many days with pauses. */
export function RhythmField({ form }: { form: RhythmForm }) {
  const { t } = useText()
  const rhythm = form.values.rhythm as Rhythm
  return (
    <div className="space-y-3">
      <ChoiceField
        {...form.fieldState('rhythm')}
        label={t('reminderForm.days')}
        value={rhythm}
        onChange={({ target }) => {
          form.set('rhythm', target.value)
          const { days } = form.values
          if (target.value === 'week' && days.length === everyDay.length) form.set('days', [])
        }}
        options={rhythms.map((value) => ({ value, label: t(`reminderForm.rhythms.${value}`) }))}
      />
      {rhythm === 'week' && <WeekdaysField form={form} />}
      {rhythm === 'every' && (
        <TextField
          {...form.field('every')}
          label={t('reminderForm.everyDays')}
          hint={t('reminderForm.everyDaysHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      {rhythm === 'cycle' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            {...form.field('on')}
            label={t('reminderForm.daysOn')}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...form.field('off')}
            label={t('reminderForm.daysOff')}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      )}
    </div>
  )
}

function WeekdaysField({ form }: { form: RhythmForm }) {
  const { t } = useText()
  const names = t('dates.weekdaysShort').split(' ')
  return (
    <MultiChoiceField
      {...form.fieldState('days')}
      label={t('reminderForm.rhythms.week')}
      labelIsHeard
      options={inOrder.map((value) => ({ value, label: names[value] ?? '' }))}
      chosen={form.values.days}
      onChange={(days) =>
        form.set(
          'days',
          everyDay.filter((day) => days.includes(day)),
        )
      }
    />
  )
}
