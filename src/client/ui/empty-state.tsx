import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons/icon.tsx'
import { Phulkari } from './drawings/phulkari.tsx'

/** An empty list, and what to do about it. */
export function EmptyState({
  icon = 'info',
  title,
  lead,
  action,
}: {
  icon?: IconName
  title: ReactNode
  lead?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-2xl border border-dashed border-edge px-4 pt-5 pb-8 text-center text-balance">
      <Phulkari className="max-w-24" />
      <Icon name={icon} className="size-10 text-leaf" />
      <p className="text-lg font-semibold">{title}</p>
      {lead !== undefined && <p className="max-w-prose text-soft">{lead}</p>}
      {action !== undefined && <div className="mt-2 w-full sm:w-auto">{action}</div>}
    </div>
  )
}
