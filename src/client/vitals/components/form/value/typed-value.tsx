import type { ReactNode } from 'react'
import type { GradedType } from '../../../../../shared/vitals/vitals.units.ts'
import type { FieldProps } from '../../../../platform/forms/use-form.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { PressureBoxes } from './pressure-boxes.tsx'

export interface ValueProps {
  type: GradedType
  field: FieldProps
  onValue: (value: string) => void
  label: string
  hint?: string | undefined
  /** Where the focus goes when this face of a FocusSwap is shown. */
  home?: string | undefined
}

/** A button that reads as a link. */
export const linkClass = 'min-h-12 cursor-pointer rounded-xl px-2 font-semibold text-leaf hover:bg-leaf-tint'

/** The value as text. */
export function TypedValue({
  type,
  field,
  onValue,
  label,
  hint,
  home,
  toggle,
}: ValueProps & { toggle: ReactNode }) {
  const isPressure = type === 'bloodPressure'
  return (
    <div className="space-y-3">
      {isPressure && <PressureBoxes home={home} value={field.value} onChange={onValue} />}
      <TextField
        {...field}
        onChange={(event) => onValue(event.target.value)}
        data-home={isPressure ? undefined : home}
        label={label}
        hint={hint}
        inputMode={hasWords(type) ? undefined : 'decimal'}
        autoComplete="off"
        className="text-xl"
      />
      {toggle}
    </div>
  )
}

/** 120/80 has a slash, and a glucometer shows HI and LO: no keypad of digits has these. */
function hasWords(type: GradedType): boolean {
  return type === 'bloodPressure' || type === 'bloodSugar'
}
