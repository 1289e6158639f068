import type { ComponentProps } from 'react'
import { describedBy, Field, type FieldState, type FieldText } from './field.tsx'
import { inputClass } from './input-class.ts'

type Labelled = FieldState & FieldText

/** A multi-line field that grows with its content where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  className = '',
  ...input
}: Labelled & Omit<ComponentProps<'textarea'>, keyof Labelled>) {
  return (
    <Field id={input.id} name={input.name} label={label} hint={hint} error={error}>
      <textarea
        rows={3}
        {...input}
        aria-describedby={describedBy(input, hint)}
        className={`${inputClass} field-sizing-content ${className}`}
      />
    </Field>
  )
}
