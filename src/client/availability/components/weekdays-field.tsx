import { useText } from '../../platform/i18n/i18n.tsx'
import { chipFrame } from '../../ui/fields/chip-frame.ts'
import { describedBy, FieldError, type FieldState } from '../../ui/fields/field.tsx'

/** Weeks in Punjab begin on Monday. */
const inOrder = [1, 2, 3, 4, 5, 6, 0]

interface Props extends FieldState {
  label: string
  /** 0 is Sunday. */
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

/** Days of the week, one or several. */
export function WeekdaysField({ label, chosen, onChange, error, ...field }: Props) {
  const { t } = useText()
  const names = t('dates.weekdaysShort').split(' ')
  const toggle = (day: number) => onChange(inOrder.filter((one) => chosen.includes(one) !== (one === day)))
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      className="flex flex-col gap-1 outline-none"
      aria-describedby={describedBy(field, undefined)}
    >
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {inOrder.map((day) => (
          <label
            key={day}
            className="relative flex min-h-12 min-w-12 cursor-pointer items-center justify-center px-3 py-2"
          >
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={() => toggle(day)}
              className="peer sr-only"
            />
            <span className={chipFrame} />
            <span className="relative font-semibold">{names[day]}</span>
          </label>
        ))}
      </div>
      <FieldError id={field.id} error={error} />
    </fieldset>
  )
}
