import type { ReactNode } from 'react'
import { Link } from '../platform/browser/navigation.tsx'
import { buttonClass, type ButtonLook } from './button.tsx'
import { Icon } from './icons/icon.tsx'

/** A link that looks like a button. */
export function ButtonLink({
  to,
  icon,
  children,
  ...look
}: ButtonLook & { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass(look)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  )
}
