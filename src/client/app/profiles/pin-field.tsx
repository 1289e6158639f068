import type { ComponentProps } from 'react'
import { TextField } from '../../ui/fields/text-field.tsx'

/**
 * Digits behind dots. Not of the type password: browsers would offer to keep the PIN, in the place of the password
 * that belongs to this site.
 */
export function PinField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={12}
      className="[-webkit-text-security:disc]"
    />
  )
}
