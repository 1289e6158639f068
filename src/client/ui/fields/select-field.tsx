import type { ComponentProps, ReactNode } from 'react'
import { describedBy, Field, type FieldState, type FieldText } from './field.tsx'
import { inputClass } from './input-class.ts'
import { Icon } from '../icons/icon.tsx'

type Labelled = FieldState & FieldText

export interface Choice {
  value: string
  label: string
}

/** A native select. Options by `options`, groups by children. */
export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  children,
  className = '',
  ...select
}: Labelled &
  Omit<ComponentProps<'select'>, keyof Labelled> & {
    options?: readonly Choice[]
    /** The first, empty entry. */
    placeholder?: string
    children?: ReactNode
  }) {
  return (
    <Field id={select.id} name={select.name} label={label} hint={hint} error={error}>
      <div className="relative">
        <select
          {...select}
          aria-describedby={describedBy(select, hint)}
          className={`${inputClass} appearance-none pe-12 ${className}`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map(({ value, label: shown }) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
          {children}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto text-soft"
        />
      </div>
    </Field>
  )
}
