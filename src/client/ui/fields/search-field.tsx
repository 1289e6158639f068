import { useId, type ReactNode } from 'react'
import { TextField } from './text-field.tsx'

/** The maximum length that the endpoints accept. */
const longest = 100

/** A search box; the results change while typing. */
export function SearchField({
  label,
  hint,
  value,
  onChange,
}: {
  label: ReactNode
  hint?: ReactNode
  value: string
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <TextField
      id={id}
      name="search"
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={longest}
      label={label}
      hint={hint}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
