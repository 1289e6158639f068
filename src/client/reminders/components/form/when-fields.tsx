import { useState } from 'react'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { today } from '../../../platform/clock/today.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { planInWords } from '../texts/plan-text.ts'
import { CourseField } from './first-day/course-field.tsx'
import { FirstDayField, ProposedFirstDay } from './first-day/first-day-field.tsx'
import { RhythmField, type RhythmForm } from './rhythm-field.tsx'
import { cycleIn, weekdaysIn, wrongDays } from './typed-rhythm.ts'

interface Props {
  form: RhythmForm
  /** A refused field is in here. */
  isRefused: boolean
}

/** On which days and for how long, folded: most medicines are for every day and go on. */
export function WhenFields({ form, isRefused }: Props) {
  const text = useText()
  const { t } = text
  const { values } = form
  const inWords = textsOf(form, (when) => planInWords(text, when, today()))
  // Open from the start if there is more to see than "every day".
  const [isOpen, setOpen] = useState(inWords.length > 1 || values.rhythm !== 'daily')
  return (
    <div className="space-y-2">
      <details
        open={isOpen || isRefused}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="group rounded-xl border border-edge"
      >
        <summary className="flex min-h-12 items-center gap-2 rounded-xl px-3 py-2 hover:bg-leaf-tint">
          <Icon name="chevron-down" className="shrink-0 group-open:rotate-180" />
          <span className="min-w-0">
            <span className="block font-semibold">{t('reminderForm.when')}</span>
            <span className="block text-soft">{inWords.join(' · ')}</span>
          </span>
        </summary>
        <div className="space-y-5 px-3 pt-2 pb-4">
          {values.changes !== 'steps' && <CourseField form={form} />}
          {values.kind !== 'asNeeded' && <RhythmField form={form} />}
          <FirstDayField form={form} />
        </div>
      </details>
      <ProposedFirstDay form={form} />
    </div>
  )
}

/** What is typed, in words; while a number is missing, the name of the rhythm. */
function textsOf(
  { values }: RhythmForm,
  inWords: (when: Parameters<typeof planInWords>[1]) => string[],
): string[] {
  const isWhole = Object.keys(wrongDays(values)).length === 0
  const { startsOn } = values
  const days = weekdaysIn(values)
  const isNeeded = values.kind === 'asNeeded'
  return inWords({
    isNeeded,
    days: days.length > 0 ? days : [0, 1, 2, 3, 4, 5, 6],
    cycle: isWhole ? cycleIn(values) : null,
    startsOn,
    endsOn: values.endsOn === '' || values.changes === 'steps' ? null : values.endsOn,
    lastTime: isNeeded ? null : values.lastTime,
  })
}
