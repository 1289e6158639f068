import { useEffect, useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { navigate } from '../../platform/browser/navigation.tsx'
import { Page } from '../../ui/page.tsx'
import { OwnProfile } from '../components/own-profile.tsx'
import { profileTitle } from '../components/profile-title.ts'
import { usePatientProfile } from '../patients.queries.ts'

const redirectAfterMs = 1_500

export function Screen() {
  const { t } = useText()
  const [isSaved, setSaved] = useState(false)
  const { data } = usePatientProfile()
  useEffect(() => {
    if (!isSaved) return
    const leave = setTimeout(() => navigate('/patient'), redirectAfterMs)
    return () => clearTimeout(leave)
  }, [isSaved])
  return (
    <Page narrow title={profileTitle(t, data)} lead={t('patients.profile.lead')}>
      <OwnProfile onSaved={() => setSaved(true)} />
    </Page>
  )
}
