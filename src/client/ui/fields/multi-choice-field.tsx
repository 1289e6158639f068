import { chipFrame } from './chip-frame.ts'
import { describedBy, FieldError, type FieldState } from './field.tsx'

interface Props<Value extends string | number> extends FieldState {
  label: string
  /** For whoever hears the page: what stands above says it already. */
  labelIsHeard?: boolean
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  /** In the order of the options. */
  onChange: (chosen: Value[]) => void
}

/** Checkboxes that look like chips: one or several. */
export function MultiChoiceField<Value extends string | number>({
  label,
  labelIsHeard = false,
  options,
  chosen,
  onChange,
  error,
  ...field
}: Props<Value>) {
  const toggle = (value: Value) =>
    onChange(options.map((one) => one.value).filter((one) => chosen.includes(one) !== (one === value)))
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      className="flex flex-col gap-1 outline-none"
      aria-describedby={describedBy(field, undefined)}
    >
      <legend className={labelIsHeard ? 'sr-only' : 'mb-1 font-semibold'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-12 min-w-12 cursor-pointer items-center justify-center px-3 py-2"
          >
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={() => toggle(option.value)}
              className="peer sr-only"
            />
            <span className={chipFrame} />
            <span className="relative font-semibold">{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={field.id} error={error} />
    </fieldset>
  )
}
