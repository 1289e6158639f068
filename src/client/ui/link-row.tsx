import type { ReactNode } from 'react'
import { Link } from '../platform/browser/navigation.tsx'
import { Icon } from './icons/icon.tsx'

/** A list row that is a link as a whole. */
export function LinkRow({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="flex min-h-12 items-center gap-3 py-2 hover:bg-leaf-tint">
      <span className="min-w-0 flex-1 break-words">{children}</span>
      <Icon name="chevron-right" className="text-soft" />
    </Link>
  )
}
