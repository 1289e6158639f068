import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

/** The props a form hook passes to a field: see platform/forms/use-form.ts. */
export interface FieldState {
  name: string
  id: string
  error?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-describedby'?: string | undefined
}

export interface FieldText {
  label: ReactNode
  /** A hint below the label: what is expected. */
  hint?: ReactNode
}

/** Label, hint, the field and its error. */
export function Field({
  id,
  label,
  hint,
  error,
  children,
}: FieldState & FieldText & { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (hint === undefined) return null
  return (
    <p id={`${id}-hint`} className="text-sm text-soft">
      {hint}
    </p>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-semibold text-wrong">
      <Icon name="circle-alert" className="mt-0.5" />
      <span>{error}</span>
    </p>
  )
}

/** Ids for aria-describedby: hint first, then error, as on the page. */
export function describedBy(field: FieldState, hint: ReactNode): string | undefined {
  const ids = [hint === undefined ? '' : `${field.id}-hint`, field['aria-describedby'] ?? '']
  return ids.filter((id) => id !== '').join(' ') || undefined
}
