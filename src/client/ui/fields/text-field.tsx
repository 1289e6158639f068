import type { ComponentProps, ReactNode } from 'react'
import { describedBy, Field, type FieldState, type FieldText } from './field.tsx'
import { inputClass } from './input-class.ts'

type Labelled = FieldState & FieldText

/** One line of text: `<TextField {...form.field('name')} label={…} />`. */
export function TextField({
  label,
  hint,
  error,
  after,
  className = '',
  ...input
}: Labelled & Omit<ComponentProps<'input'>, keyof Labelled> & { after?: ReactNode }) {
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
