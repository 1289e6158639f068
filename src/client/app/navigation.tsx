import type { Role } from '../../shared/kit/endpoint.ts'
import type { NavigationEntry } from '../platform/manifest/manifest.ts'
import { useText } from '../platform/i18n/i18n.tsx'
import { Link } from '../platform/browser/navigation.tsx'
import { Icon, isIconName } from '../ui/icons/icon.tsx'
import { menuItemClass } from '../ui/overlays/menu.tsx'
import { entries, screens } from './features.ts'
import { findPlace, mayEnter } from './routing/routing.ts'

interface BarProps {
  role: Role
  path: string
}

/** With SOS in the middle, only four fit; the rest is in the user menu. */
const maxInBar = 4

/** SOS opens the emergency page, so the bar needs no entry for it. */
function listInBar(role: Role): NavigationEntry[] {
  return entriesFor(role)
    .filter(({ path }) => path !== '/emergency')
    .slice(0, maxInBar)
}

/** Wide screens: words in the top bar. */
export function TopLinks({ role, path }: BarProps) {
  const { t } = useText()
  return (
    <nav aria-label={t('frame.nav.label')} className="hidden @wide:flex">
      {entriesFor(role).map((entry) => (
        <Link
          key={entry.path}
          to={entry.path}
          aria-current={currentAt(path, entry, role)}
          className="marks-current flex min-h-12 items-center rounded-xl px-2 font-semibold text-soft hover:bg-leaf-tint aria-[current]:text-ink @min-[72rem]:px-3"
        >
          {t(entry.label)}
        </Link>
      ))}
    </nav>
  )
}

/** Phones: icons and labels on both sides of SOS. */
export function BottomBar({ role, path }: BarProps) {
  const { t } = useText()
  const shown = listInBar(role)
  const half = Math.ceil(shown.length / 2)
  return (
    <div data-print="no" className="bottom-bar">
      <nav
        aria-label={t('frame.nav.label')}
        className="flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)] @wide:hidden"
      >
        <BarHalf shown={shown.slice(0, half)} role={role} path={path} />
        <span className="sos-slot" />
        <BarHalf shown={shown.slice(half)} role={role} path={path} />
      </nav>
    </div>
  )
}

function BarHalf({ shown, role, path }: BarProps & { shown: NavigationEntry[] }) {
  const { t } = useText()
  return (
    // Enlarged labels wrap onto several rows.
    <ul className="flex flex-1 flex-wrap">
      {shown.map((entry) => (
        <li key={entry.path} className="min-w-12 flex-auto">
          <Link
            to={entry.path}
            aria-current={currentAt(path, entry, role)}
            className="marks-current flex h-full min-h-16 flex-col items-center justify-center py-1 text-center text-soft aria-[current]:text-ink"
          >
            <Picture entry={entry} />
            <span className="text-[0.875rem] leading-snug font-semibold @max-[21rem]:text-[min(0.82rem,7.8vw)]">
              {t(entry.shortLabel ?? entry.label)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The entries that do not fit the bottom bar. */
export function MenuLinks({ role, path }: BarProps) {
  const { t } = useText()
  return (
    <div className="@wide:hidden">
      {entriesFor(role)
        .filter((entry) => !listInBar(role).includes(entry))
        .map((entry) => (
          <Link
            key={entry.path}
            to={entry.path}
            aria-current={currentAt(path, entry, role)}
            className={menuItemClass}
          >
            <Picture entry={entry} />
            <span>{t(entry.label)}</span>
          </Link>
        ))}
    </div>
  )
}

/** `true` on a page below the entry, `page` on the entry's own page. */
function currentAt(path: string, entry: NavigationEntry, role: Role): 'page' | 'true' | undefined {
  if (entry.path === path) return 'page'
  const places = entriesFor(role).map((one) => one.path)
  return findPlace(path, places, screens) === entry.path ? 'true' : undefined
}

function entriesFor(role: Role): NavigationEntry[] {
  return entries.filter((entry) => mayEnter(entry.roles, role))
}

function Picture({ entry }: { entry: NavigationEntry }) {
  return (
    isIconName(entry.icon) && (
      <Icon name={entry.icon} className={entry.path === '/emergency' ? 'text-brick-deep' : ''} />
    )
  )
}
