import type { ReactNode } from 'react'
import { dialled } from '../../shared/kit/text/digits.ts'
import { buttonClass, type ButtonKind } from './button.tsx'
import { Icon } from './icons/icon.tsx'

const line = 'inline-flex min-h-12 items-center gap-2 font-semibold text-leaf underline underline-offset-4'

/** A tel: link; accepts any script and any separators. */
export function PhoneLink({
  number,
  kind,
  className,
  name,
  children = number,
}: {
  number: string
  /** The button style; without it, a text link. */
  kind?: ButtonKind
  className?: string
  /** For screen readers, where the number alone is shown. */
  name?: string
  /** Default: the number. */
  children?: ReactNode
}) {
  return (
    <a
      href={`tel:${dialled(number)}`}
      aria-label={name}
      className={kind ? buttonClass({ kind, className }) : line}
    >
      <Icon name="phone" />
      <span className="wrap-anywhere">{children}</span>
    </a>
  )
}
