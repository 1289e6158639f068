import { useEffect, useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { navigate } from '../../platform/browser/navigation.tsx'
import { Page } from '../../ui/page.tsx'
import { OwnProfile } from '../components/own-profile.tsx'

const redirectAfterMs = 1_500

export function Screen() {
  const { t } = useText()
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    if (!isSaved) return
    const leave = setTimeout(() => navigate('/patient'), redirectAfterMs)
    return () => clearTimeout(leave)
  }, [isSaved])
  return (
    <Page narrow title={t('patients.profile.title')} lead={t('patients.profile.lead')}>
      <OwnProfile onSaved={() => setSaved(true)} />
    </Page>
  )
}
