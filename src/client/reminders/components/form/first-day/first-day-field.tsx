import { today } from '../../../../platform/clock/today.ts'
import { useText } from '../../../../platform/i18n/i18n.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import type { RhythmForm } from '../rhythm-field.tsx'
import { movedBy } from './course-days.ts'

export function FirstDayField({ form }: { form: RhythmForm }) {
  const { t } = useText()
  const { startsOn, endsOn } = form.values
  return (
    <TextField
      {...form.field('startsOn')}
      label={t('reminderForm.startsOn')}
      hint={t('reminderForm.startsOnHint')}
      type="date"
      onChange={({ target }) => {
        form.set('startsOn', target.value)
        form.set('firstDay', 'chosen')
        if (endsOn === '' || target.value === '') return
        form.set('endsOn', movedBy(startsOn === '' ? today() : startsOn, target.value, endsOn))
      }}
    />
  )
}

/** Why the first day is not today. */
export function ProposedFirstDay({ form }: { form: RhythmForm }) {
  const { t } = useText()
  if (form.values.firstDay !== 'proposed') return null
  return <output className="block text-soft">{t('reminderForm.startsTomorrow')}</output>
}
