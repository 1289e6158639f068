import { useText } from '../../platform/i18n/i18n.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { roomPaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { OwnRegistration } from '../components/own-registration.tsx'
import { LawNote } from '../components/volunteer-notes.tsx'

addIcons(roomPaths)

export function Screen() {
  const { t } = useText()
  return (
    <Page narrow title={t('volunteers.title')} lead={t('volunteers.lead')}>
      <OwnRegistration />
      <LawNote />
    </Page>
  )
}
