import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons/icon.tsx'

/** waiting: somebody must answer. good: it stands. now: it is happening. over: it is history. bad: it did not work out. */
export type StatusTone = 'waiting' | 'good' | 'now' | 'over' | 'bad'

const looks: Record<StatusTone, { icon: IconName; className: string }> = {
  waiting: { icon: 'hourglass', className: 'border-mustard bg-mustard-tint text-mustard-ink' },
  good: { icon: 'circle-check', className: 'border-leaf bg-leaf-tint text-leaf' },
  now: { icon: 'play', className: 'border-leaf bg-leaf text-on-leaf print:bg-card print:text-ink' },
  over: { icon: 'check', className: 'border-edge bg-paper text-soft' },
  bad: { icon: 'circle-x', className: 'border-wrong bg-wrong-tint text-wrong' },
}

/** A status by word, shape and colour, so that none of the three has to be seen. */
export function StatusMark({
  tone,
  icon = looks[tone].icon,
  children,
}: {
  tone: StatusTone
  /** Where a shape of its own says more. */
  icon?: IconName
  children: ReactNode
}) {
  const { className } = looks[tone]
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border px-3 py-0.5 text-sm font-semibold ${className}`}
    >
      <Icon name={icon} className="size-[1.1em]" />
      {children}
    </span>
  )
}
