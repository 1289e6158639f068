import { useText } from '../platform/i18n/i18n.tsx'
import { Link, navigate } from '../platform/browser/navigation.tsx'
import { loadOutbox } from '../platform/outbox/load-outbox.ts'
import { type SignedIn } from '../platform/session/session-store.ts'
import { signOut } from '../platform/sign-out/sign-out.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icons/icon.tsx'
import { Menu, menuItemClass } from '../ui/overlays/menu.tsx'
import { MenuLinks } from './navigation.tsx'

/** Unsent writes would be left behind: ask the user first. */
function leave(): void {
  const goOrAsk = (isUnsent: boolean) => (isUnsent ? navigate('/waiting?leaving') : signOut())
  loadOutbox().then(({ hasOwnQueued }) => goOrAsk(hasOwnQueued()), signOut)
}

export function UserMenu({ person, path }: { person: SignedIn; path: string }) {
  const { t } = useText()
  return (
    <Menu
      label={
        <>
          <Avatar name={person.name} />
          <span className="sr-only">{t('frame.user.open', { name: person.name })}</span>
        </>
      }
    >
      <p className="px-3 py-2">
        <span className="block font-semibold">{person.name}</span>
        <span className="block text-sm text-soft">{`@${person.username}`}</span>
      </p>
      <MenuLinks role={person.role} path={path} />
      <Link to="/profile" className={menuItemClass}>
        <Icon name="circle-user-round" />
        <span>{t('frame.user.profile')}</span>
      </Link>
      {person.role === 'patient' && (
        <Link to="/family/add" className={menuItemClass}>
          <Icon name="user-plus" />
          <span>{t('frame.user.addPerson')}</span>
        </Link>
      )}
      <Link to="/family" className={menuItemClass}>
        <Icon name="users" />
        <span>{t('frame.user.family')}</span>
      </Link>
      <Link to="/settings" className={menuItemClass}>
        <Icon name="sliders-horizontal" />
        <span>{t('frame.user.settings')}</span>
      </Link>
      <button type="button" className={menuItemClass} onClick={leave}>
        <Icon name="log-out" />
        <span>{t('frame.user.logout')}</span>
      </button>
    </Menu>
  )
}
