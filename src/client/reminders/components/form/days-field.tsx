import { everyDay } from '../../../../shared/reminders/reminders.schedule.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'

/** Weeks in Punjab begin on Monday. */
const inOrder = [1, 2, 3, 4, 5, 6, 0]

interface Props {
  value: readonly number[]
  set: (days: number[]) => void
}

/** Every day, or some days. Any choice is valid, so there is no error to show. */
export function DaysField({ value, set }: Props) {
  const { t } = useText()
  const names = t('dates.weekdaysShort').split(' ')
  const isEveryDay = value.length === everyDay.length
  const chosen = isEveryDay ? [] : value

  function toggle(day: number): void {
    const days = everyDay.filter((one) => chosen.includes(one) !== (one === day))
    // None selected means every day.
    set(days.length > 0 ? days : [...everyDay])
  }

  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-semibold">{t('reminderForm.days')}</legend>
      <div className="flex flex-wrap gap-2">
        <DayChip
          label={t('reminderForm.everyDay')}
          isChosen={isEveryDay}
          onChange={() => set([...everyDay])}
        />
        {inOrder.map((day) => (
          <DayChip
            key={day}
            label={names[day] ?? ''}
            isChosen={chosen.includes(day)}
            onChange={() => toggle(day)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function DayChip({ label, isChosen, onChange }: { label: string; isChosen: boolean; onChange: () => void }) {
  return (
    <label className="relative flex min-h-12 min-w-12 cursor-pointer items-center justify-center px-3 py-2">
      <input type="checkbox" checked={isChosen} onChange={onChange} className="peer sr-only" />
      {/* As in ChoiceField: the frame is a sibling of the box, older browsers know no :has(). */}
      <span className="absolute inset-0 rounded-xl border border-edge bg-card peer-checked:border-3 peer-checked:border-leaf peer-checked:bg-leaf-tint peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-leaf" />
      <span className="relative font-semibold">{label}</span>
    </label>
  )
}
