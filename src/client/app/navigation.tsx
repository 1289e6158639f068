import type { Role } from '../../shared/kit/contract.ts'
import type { NavigationEntry } from '../platform/feature.ts'
import { useText } from '../platform/i18n.tsx'
import { Link } from '../platform/navigation.tsx'
import { Icon, isIconName } from '../ui/icon.tsx'
import { entries, screens } from './features.ts'
import { findPlace, mayEnter } from './routing.ts'

interface BarProps {
  role: Role
  path: string
}

/** More than five do not fit under a thumb; the rest is in the top bar and on the pages themselves. */
const mostInBar = 5

/** Wide screens: words in the top bar. */
export function TopLinks({ role, path }: BarProps) {
  const { t } = useText()
  return (
    <nav aria-label={t('frame.nav.label')} className="hidden flex-wrap md:flex">
      {entriesFor(role).map((entry) => (
        <Link
          key={entry.path}
          to={entry.path}
          aria-current={currentAt(path, entry, role)}
          className="flex min-h-12 items-center rounded-xl border-y-4 border-transparent px-3 font-semibold text-soft hover:bg-leaf-tint aria-[current]:rounded-b-none aria-[current]:border-b-mustard aria-[current]:text-ink"
        >
          {t(entry.label)}
        </Link>
      ))}
    </nav>
  )
}

/** Phones: icon and word, in reach of the thumb. */
export function BottomBar({ role, path }: BarProps) {
  const { t } = useText()
  return (
    <nav
      data-print="no"
      aria-label={t('frame.nav.label')}
      className="border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        {entriesFor(role)
          .slice(0, mostInBar)
          .map((entry) => (
            <li key={entry.path} className="min-w-0 flex-auto">
              <Link
                to={entry.path}
                aria-current={currentAt(path, entry, role)}
                className="flex min-h-16 flex-col items-center justify-center border-t-4 border-transparent px-0.5 pb-1 text-center text-soft aria-[current]:border-mustard aria-[current]:text-ink"
              >
                <Picture entry={entry} />
                {/* Grows with the text as far as five words fit beside each other: beyond, they would break in two. */}
                <span className="w-full text-[min(0.75rem,max(12px,3.5vw))] font-semibold wrap-anywhere hyphens-auto">
                  {t(entry.label)}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

function Picture({ entry }: { entry: NavigationEntry }) {
  return (
    isIconName(entry.icon) && (
      <Icon name={entry.icon} className={entry.path === '/emergency' ? 'text-brick-deep' : ''} />
    )
  )
}

/** `true` on a page below the place: here, but not this very page. */
function currentAt(path: string, entry: NavigationEntry, role: Role): 'page' | 'true' | undefined {
  if (entry.path === path) return 'page'
  const places = entriesFor(role).map((one) => one.path)
  return findPlace(path, places, screens) === entry.path ? 'true' : undefined
}

function entriesFor(role: Role): NavigationEntry[] {
  return entries.filter((entry) => mayEnter(entry.roles, role))
}
