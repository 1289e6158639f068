import { useText } from '../../platform/i18n/i18n.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { OwnRegistration } from '../components/own-registration.tsx'
import { LawNote } from '../components/volunteer-notes.tsx'

addIcons(featurePaths)

export function Screen() {
  const { t } = useText()
  return (
    <Page narrow title={t('volunteers.title')} lead={t('volunteers.lead')}>
      <OwnRegistration />
      <LawNote />
    </Page>
  )
}
