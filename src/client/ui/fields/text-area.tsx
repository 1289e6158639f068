import type { ComponentProps } from 'react'
import { describedBy, Field, inputClass, type FieldState, type FieldWords } from './field.tsx'

type Words = FieldState & FieldWords

/** Several lines; grows with what is typed where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  className = '',
  ...input
}: Words & Omit<ComponentProps<'textarea'>, keyof Words>) {
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
