import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons/icon.tsx'

export type NoticeKind = 'info' | 'success' | 'error' | 'plain'

// The error box has a red border on a pale ground; solid red is reserved for emergencies.
const looks: Record<NoticeKind, { icon: IconName; className: string }> = {
  info: { icon: 'info', className: 'border-mustard bg-mustard-tint text-ink' },
  success: { icon: 'circle-check', className: 'border-leaf bg-leaf-tint text-ink' },
  /** Says what happens, neither good nor bad. */
  plain: { icon: 'info', className: 'border-edge bg-card text-ink' },
  error: { icon: 'circle-alert', className: 'border-wrong bg-wrong-tint text-wrong' },
}

/** An important message; screen readers announce it at once. */
export function Notice({
  kind = 'info',
  title,
  children,
  action,
}: {
  kind?: NoticeKind
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  const { icon, className } = looks[kind]
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-xl border-2 px-4 py-3 ${className}`}
    >
      <Icon name={icon} className="mt-0.5" />
      <div className="min-w-0 flex-1 flex flex-col gap-2">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {/* In a box of its own: a button is as wide as its text on wide screens. */}
        {action !== undefined && <div>{action}</div>}
      </div>
    </div>
  )
}
