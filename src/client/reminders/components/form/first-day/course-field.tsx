import { useId } from 'react'
import { addDays } from '../../../../../shared/kit/time/town-time.ts'
import { today } from '../../../../platform/clock/today.ts'
import { useText } from '../../../../platform/i18n/i18n.tsx'
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import type { RhythmForm } from '../rhythm-field.tsx'
import { courseOf, courses } from './course-days.ts'

/** "5 days" is a press: it fills in the last day. So many doses fill in the last day and its last dose. */
export function CourseField({ form }: { form: RhythmForm }) {
  const { t } = useText()
  const id = useId()
  const { startsOn, endsOn, lastTime, kind } = form.values
  const first = startsOn === '' ? today() : startsOn
  const setWholeDays = (last: string) => {
    form.set('endsOn', last)
    form.set('doses', '')
    form.set('lastTime', '')
  }
  return (
    <div className="space-y-3">
      <ChoiceField
        id={id}
        name={id}
        error={undefined}
        aria-invalid={undefined}
        aria-describedby={undefined}
        label={t('reminderForm.course')}
        value={endsOn === '' ? '' : String((lastTime === '' && courseOf(first, endsOn)) || 'other')}
        onChange={({ target }) =>
          setWholeDays(target.value === '' ? '' : addDays(first, Number(target.value) - 1))
        }
        options={[
          { value: '', label: t('reminderForm.goesOn') },
          ...courses.map((days) => ({
            value: String(days),
            label: t('reminderForm.courseDays', { count: days }),
          })),
        ]}
      />
      {kind !== 'asNeeded' && (
        <TextField
          {...form.field('doses')}
          label={t('reminderForm.doses')}
          hint={t('reminderForm.dosesHint')}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => {
            setWholeDays('')
            form.set('doses', target.value)
          }}
        />
      )}
      <TextField
        {...form.field('endsOn')}
        label={t('reminderForm.endsOn')}
        type="date"
        min={first}
        onChange={({ target }) => setWholeDays(target.value)}
      />
    </div>
  )
}
