import { Link } from '../../platform/navigation.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'

/** A big door: picture, word, and one line saying what is behind it. */
export function ActionTile({
  to,
  icon,
  title,
  lead,
}: {
  to: string
  icon: IconName
  title: string
  lead: string
}) {
  return (
    <Link
      to={to}
      className="flex min-h-20 items-center gap-4 rounded-2xl border border-line bg-card p-4 hover:border-leaf hover:bg-leaf-tint"
    >
      <span className="flex size-12 shrink-0 items-center justify-center rounded-xl bg-leaf-tint text-leaf">
        <Icon name={icon} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-lg font-semibold">{title}</span>
        <span className="block text-sm text-soft">{lead}</span>
      </span>
      <Icon name="chevron-right" className="text-soft" />
    </Link>
  )
}
