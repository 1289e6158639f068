import type { ReactNode } from 'react'
import { FieldError, type FieldState } from './field.tsx'

/** A checkbox with its sentence, and perhaps a line below; the whole row is the target. */
export function CheckField({
  label,
  lead = '',
  error,
  checked,
  onChange,
  ...field
}: Partial<FieldState> & {
  label: ReactNode
  lead?: string
  checked: boolean
  onChange: (isChecked: boolean) => void
}) {
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-12 cursor-pointer items-start gap-3 py-2">
        <input
          {...field}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 shrink-0 accent-leaf"
        />
        <span className="min-w-0">
          {label}
          {lead !== '' && <span className="block break-words text-soft">{lead}</span>}
        </span>
      </label>
      <FieldError id={field.id ?? ''} error={error} />
    </div>
  )
}
