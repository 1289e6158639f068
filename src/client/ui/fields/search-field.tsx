import { useId, type ReactNode } from 'react'
import { TextField } from './text-field.tsx'

/** What the endpoints take at most as a search. */
const longest = 100

/** A box to search a list with; what is found changes while one types. */
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
