import type { ReactNode } from 'react'
import { dialled } from '../../shared/kit/text/digits.ts'
import { buttonClass, type ButtonKind } from './button.tsx'
import { Icon } from './icons/icon.tsx'

const line = 'inline-flex min-h-12 items-center gap-2 font-semibold text-leaf underline underline-offset-4'

/** A number to tap: rings by itself on a phone, in whatever script and with whatever gaps it was written. */
export function PhoneLink({
  number,
  kind,
  children = number,
}: {
  number: string
  /** As a button; without it, as a line of text. */
  kind?: ButtonKind
  /** The number itself unless something else is said. */
  children?: ReactNode
}) {
  return (
    <a href={`tel:${dialled(number)}`} className={kind ? buttonClass({ kind }) : line}>
      <Icon name="phone" />
      <span className="wrap-anywhere">{children}</span>
    </a>
  )
}
