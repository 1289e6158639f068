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
    const leave = setTimeout(() => navigate('/doctor'), redirectAfterMs)
    return () => clearTimeout(leave)
  }, [isSaved])
  return (
    <Page narrow title={t('doctors.profile.title')} lead={t('doctors.profile.lead')}>
      <OwnProfile onSaved={() => setSaved(true)} />
    </Page>
  )
}
