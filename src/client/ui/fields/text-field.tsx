import type { ComponentProps, ReactNode } from 'react'
import { describedBy, Field, inputClass, type FieldState, type FieldWords } from './field.tsx'

type Words = FieldState & FieldWords

/** One line of text: `<TextField {...form.field('name')} label={…} />`. */
export function TextField({
  label,
  hint,
  error,
  after,
  className = '',
  ...input
}: Words & Omit<ComponentProps<'input'>, keyof Words> & { after?: ReactNode }) {
  return (
    <Field id={input.id} name={input.name} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          {...input}
          aria-describedby={describedBy(input, hint)}
          className={`${inputClass} ${className}`}
        />
        {after}
      </div>
    </Field>
  )
}
