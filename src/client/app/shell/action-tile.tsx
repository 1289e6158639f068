import { Link } from '../../platform/browser/navigation.tsx'
import { Icon, type IconName } from '../../ui/icons/icon.tsx'

/** A large link with an icon, a title and a line of text. */
export function ActionTile({
  to,
  icon,
  title,
  lead,
  isMain = false,
}: {
  to: string
  icon: IconName
  title: string
  lead: string
  /** The main action. */
  isMain?: boolean
}) {
  const look = isMain
    ? 'border-transparent bg-leaf text-on-leaf hover:bg-leaf-deep'
    : 'border-line bg-card hover:border-leaf hover:bg-leaf-tint'
  const quiet = isMain ? '' : 'text-soft'
  return (
    <Link
      to={to}
      className={`flex min-h-20 items-center gap-3 rounded-2xl border px-3 py-4 sm:gap-4 sm:px-4 ${look}`}
    >
      <span className="flex size-12 shrink-0 items-center justify-center rounded-xl bg-leaf-tint text-leaf">
        <Icon name={icon} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-lg font-semibold hyphens-auto">{title}</span>
        <span className={`block text-sm ${quiet}`}>{lead}</span>
      </span>
      <Icon name="chevron-right" className={quiet} />
    </Link>
  )
}
