import type { ComponentProps } from 'react'
import { TextField } from '../../ui/fields/text-field.tsx'

/**
 * A masked field for digits. Not type=password: browsers would offer to save the PIN in place of the site's password.
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
