import { useId } from 'react'
import { useText } from '../../../../platform/i18n/i18n.tsx'
import { inputClass } from '../../../../ui/fields/input-class.ts'

/** Upper and lower number in boxes of their own, because a numeric keypad has no slash. They write `120/80`. */
export function PressureBoxes({
  value,
  onChange,
  home,
}: {
  value: string
  onChange: (value: string) => void
  /** Where the focus goes when this face of a FocusSwap is shown. */
  home?: string | undefined
}) {
  const { t } = useText()
  const id = useId()
  const [, upper = '', lower = ''] = /^\s*(\S*?)\s*\/\s*(\S*)\s*$/.exec(value) ?? []
  const boxes = [
    { name: 'upper', shown: upper, write: (typed: string) => joined(typed, lower) },
    { name: 'lower', shown: lower, write: (typed: string) => joined(upper, typed) },
  ] as const
  return (
    <div className="grid grid-cols-2 gap-3">
      {boxes.map(({ name, shown, write }) => (
        <label key={name} htmlFor={`${id}-${name}`} className="font-semibold">
          {t(`vitals.form.${name}`)}
          <input
            id={`${id}-${name}`}
            data-home={name === 'upper' ? home : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={shown}
            onChange={(event) => onChange(write(event.target.value.trim()))}
            className={`${inputClass} text-xl`}
          />
        </label>
      ))}
    </div>
  )
}

function joined(upper: string, lower: string): string {
  return upper === '' && lower === '' ? '' : `${upper}/${lower}`
}
