import type { ReactNode } from 'react'
import { Link } from '../platform/browser/navigation.tsx'
import { buttonClass, type ButtonLook } from './button.tsx'
import { Icon } from './icons/icon.tsx'

/** Looks like a button, is a link: it goes somewhere and does nothing else. */
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
