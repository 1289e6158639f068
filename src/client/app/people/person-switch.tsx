import { useEffect } from 'react'
import { currentText, useText } from '../../platform/i18n/i18n.tsx'
import { Link } from '../../platform/browser/navigation.tsx'
import { PersonMark } from '../../platform/people/person-mark.tsx'
import { usePeople } from '../../platform/people/use-people.ts'
import {
  actFor,
  loseAccess,
  onAccessLost,
  rememberOthers,
  useActingFor,
} from '../../platform/session/acting-for.ts'
import { personColours } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import { Menu, menuItemClass } from '../../ui/overlays/menu.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

onAccessLost(() => showToast(currentText().t('people.lost'), 'error'))

/** Whose record is open, in their colour, and the choice of another. */
export function PersonSwitch() {
  const { t } = useText()
  const patientId = useActingFor()
  const { people, chosen, isKept, error, retry } = usePeople()
  const isLost = patientId !== null && people.length > 0 && !chosen && !isKept
  useEffect(() => {
    if (isLost) loseAccess(patientId)
  }, [isLost, patientId])
  useEffect(() => {
    if (people.length > 0 && !isKept) rememberOthers(people.length > 1)
  }, [people.length, isKept])
  if (!chosen)
    return (
      <div className="person-bar px-3 py-1.5">
        {error ? <Failed onRetry={retry} /> : <Skeleton lines={1} />}
      </div>
    )
  return (
    <div data-print="no" className={`person-bar person-${chosen.colour % personColours}`}>
      <div className="mx-auto w-full max-w-6xl px-1">
        <Menu
          at="start"
          label={
            <>
              <PersonMark person={chosen} />
              <Icon name="chevron-down" />
              <span className="sr-only">{t('people.change')}</span>
            </>
          }
        >
          {people.map((person) => (
            <button
              key={person.id}
              type="button"
              aria-current={person === chosen}
              className={`${menuItemClass} ${person === chosen ? 'ringed' : ''}`}
              onClick={() => actFor(person.patientId)}
            >
              <PersonMark person={person} />
            </button>
          ))}
          {chosen.areas.includes('guardianship') && (
            <Link to="/family/access" className={menuItemClass}>
              <Icon name="users" />
              <span>{t('people.access')}</span>
            </Link>
          )}
          <Link to="/family/add" className={menuItemClass}>
            <Icon name="user-plus" />
            <span>{t('frame.user.addPerson')}</span>
          </Link>
        </Menu>
      </div>
      <output className="sr-only">{t('people.chosen', { name: chosen.name })}</output>
    </div>
  )
}

/** Without the list nobody can say whose record is open; one's own opens always. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText()
  return (
    <div role="alert" className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-2">
      <p className="grow text-wrong">{t('people.failed')}</p>
      <Button kind="quiet" icon="refresh-cw" onClick={onRetry}>
        {t('shell.state.retry')}
      </Button>
      <Button kind="quiet" onClick={() => actFor(null)}>
        {t('people.openOwn')}
      </Button>
    </div>
  )
}
