import { Link } from '../../platform/browser/navigation.tsx'
import { Icon, type IconName } from '../../ui/icons/icon.tsx'

/** A large link with an icon, a title and a line of text. */
export function ActionTile({
  to,
  icon,
  title,
  lead,
  isMain = false,
  isCompact = false,
}: {
  to: string
  icon: IconName
  title: string
  lead: string
  /** The main action. */
  isMain?: boolean
  /** On phones half as wide, without the line of text. */
  isCompact?: boolean
}) {
  const look = isMain
    ? 'border-transparent bg-leaf text-on-leaf hover:bg-leaf-deep print:border-line print:bg-card print:text-ink'
    : 'border-line bg-card hover:border-leaf hover:bg-leaf-tint'
  const quiet = isMain ? '' : 'text-soft'
  const inRow = isCompact ? 'max-sm:flex-col max-sm:gap-1 max-sm:p-1.5 sm:items-center' : 'items-center'
  const fromSm = isCompact ? 'max-sm:hidden' : ''
  return (
    <Link
      to={to}
      className={`flex min-h-20 w-full gap-3 rounded-2xl border p-3 sm:gap-4 sm:p-4 ${inRow} ${look}`}
    >
      <span className="flex size-12 shrink-0 items-center justify-center rounded-xl bg-leaf-tint text-leaf">
        <Icon name={icon} />
      </span>
      <span className="min-w-0 flex-1">
        <span className={`block font-semibold ${isCompact ? 'text-sm sm:text-lg' : 'text-lg hyphens-auto'}`}>
          {title}
        </span>
        <span className={`block text-sm ${quiet} ${fromSm}`}>{lead}</span>
      </span>
      <Icon name="chevron-right" className={`${quiet} ${fromSm}`} />
    </Link>
  )
}
