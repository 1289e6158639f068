import type { ReactNode } from 'react'
import { Link } from '../../platform/browser/navigation.tsx'
import { buttonClass, type ButtonKind } from '../button.tsx'
import { Icon, type IconName } from '../icons/icon.tsx'

/** A link among the actions of a workbench, with the key that does the same; also one that dials. */
export function ActLink({
  to,
  icon,
  keys,
  kind = 'quiet',
  children,
}: {
  to: string
  icon: IconName
  keys: string
  kind?: ButtonKind
  children: ReactNode
}) {
  const look = { 'aria-keyshortcuts': keys, className: buttonClass({ kind }) }
  const content = (
    <>
      <Icon name={icon} />
      <span>{children}</span>
    </>
  )
  return to.startsWith('/') ? (
    <Link to={to} {...look}>
      {content}
    </Link>
  ) : (
    <a href={to} {...look}>
      {content}
    </a>
  )
}
