import type { ReactNode } from 'react'
import { dialled } from '../../shared/kit/text/digits.ts'
import { buttonClass, type ButtonKind } from './button.tsx'
import { Icon } from './icons/icon.tsx'

const line = 'inline-flex min-h-12 items-center gap-2 font-semibold text-leaf underline underline-offset-4'

/** A tel: link; accepts any script and any separators. */
export function PhoneLink({
  number,
  kind,
  children = number,
}: {
  number: string
  /** The button style; without it, a text link. */
  kind?: ButtonKind
  /** Default: the number. */
  children?: ReactNode
}) {
  return (
    <a href={`tel:${dialled(number)}`} className={kind ? buttonClass({ kind }) : line}>
      <Icon name="phone" />
      <span className="wrap-anywhere">{children}</span>
    </a>
  )
}
