import { useEffect } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page } from '../../ui/page.tsx'
import { endSplash } from '../shell/splash.ts'

/** In place of a screen of an area that is not shared with this helper. */
export function NotShared() {
  const { t } = useText()
  useEffect(endSplash, [])
  return (
    <Page title={t('frame.notShared')} narrow>
      <ButtonLink to="/patient" icon="house">
        {t('frame.notFound.home')}
      </ButtonLink>
    </Page>
  )
}
