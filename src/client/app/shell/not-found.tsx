import { useEffect } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page } from '../../ui/page.tsx'
import { endSplash } from './splash.ts'

export function NotFound() {
  const { t } = useText()
  useEffect(endSplash, [])
  return (
    <Page title={t('frame.notFound.title')} lead={t('frame.notFound.lead')} narrow>
      <ButtonLink to="/" icon="house">
        {t('frame.notFound.home')}
      </ButtonLink>
    </Page>
  )
}
