import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons/icon.tsx'

/** waiting: needs an answer. good: confirmed. now: in progress. over: past. bad: failed or cancelled. urgent: soon. danger: to life. */
export type StatusTone = 'waiting' | 'good' | 'now' | 'over' | 'bad' | 'urgent' | 'danger'

const looks: Record<StatusTone, { icon: IconName; className: string }> = {
  waiting: { icon: 'hourglass', className: 'border-mustard bg-mustard-tint text-mustard-ink' },
  good: { icon: 'circle-check', className: 'border-leaf bg-leaf-tint text-leaf' },
  now: { icon: 'play', className: 'border-leaf bg-leaf text-on-leaf print:bg-card print:text-ink' },
  over: { icon: 'check', className: 'border-edge bg-paper text-soft' },
  bad: { icon: 'circle-x', className: 'border-wrong bg-wrong-tint text-wrong' },
  urgent: { icon: 'clock', className: 'border-2 border-mustard-ink bg-mustard-tint text-ink' },
  danger: {
    icon: 'triangle-alert',
    className: 'border-brick bg-brick text-on-brick print:bg-card print:text-ink',
  },
}

/** A status shown by text, icon and colour, so that no single one is needed. */
export function StatusMark({
  tone,
  icon = looks[tone].icon,
  children,
}: {
  tone: StatusTone
  /** A more specific icon. */
  icon?: IconName
  children: ReactNode
}) {
  const { className } = looks[tone]
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-2xl border px-3 py-0.5 text-sm font-semibold ${className}`}
    >
      <Icon name={icon} className="size-[1.1em]" />
      {children}
    </span>
  )
}
