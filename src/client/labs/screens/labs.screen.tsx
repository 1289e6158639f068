import { useText } from '../../platform/i18n/i18n.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'

addIcons(featurePaths)

export function Screen() {
  const { t } = useText()
  return (
    <Page narrow title={t('labs.title')}>
      <EmptyState
        icon="test-tube"
        title={t('labs.none')}
        lead={
          <>
            <span className="block">{t('labs.soon')}</span>
            <span className="block">{t('labs.soonLead')}</span>
          </>
        }
        action={
          <ButtonLink to="/appointments/book" icon="calendar-plus">
            {t('labs.book')}
          </ButtonLink>
        }
      />
    </Page>
  )
}
