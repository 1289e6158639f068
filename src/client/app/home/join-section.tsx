import { useState, type MouseEvent } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Link } from '../../platform/browser/navigation.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { SheetOnPress } from '../shell/sheet-on-press.tsx'

const loadQuestion = () => import('./provider-question.tsx')

/**
 * Links for joining. The provider link leads to /doctor, which is only for doctors: ask first, because a silent
 * redirect to this page would explain nothing.
 */
export function JoinSection() {
  const { t } = useText()
  const [isAsking, setAsking] = useState<boolean | null>(null)
  function ask(event: MouseEvent): void {
    event.preventDefault()
    setAsking(true)
  }
  return (
    <Disclosure title={t('home.join.title', { brand: t('shell.brand') })} openOnWide>
      <div className="flex flex-col gap-2 sm:flex-row sm:gap-3">
        <ButtonLink to="/patient" icon="user">
          {t('home.join.patient')}
        </ButtonLink>
        <Link to="/doctor" onClick={ask} className={buttonClass({ kind: 'quiet' })}>
          <Icon name="stethoscope" />
          <span>{t('home.join.provider')}</span>
        </Link>
        <ButtonLink to="/volunteer" kind="quiet" icon="users">
          {t('home.volunteer')}
        </ButtonLink>
      </div>
      {isAsking !== null && (
        <SheetOnPress load={loadQuestion} open={isAsking} onClose={() => setAsking(false)} />
      )}
    </Disclosure>
  )
}
