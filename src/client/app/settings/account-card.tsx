import { useText } from '../../platform/i18n/i18n.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { Card } from '../../ui/card.tsx'
import { LinkRow } from '../../ui/link-row.tsx'

/** The account of the person who is signed in, on whatever device. */
export function AccountCard() {
  const { t } = useText()
  const role = useSession()?.person.role
  return (
    <Card className="space-y-2">
      <h2 className="text-xl font-semibold">{t('settings.account.title')}</h2>
      <LinkRow to="/settings/sessions">{t('settings.account.sessions')}</LinkRow>
      <LinkRow to="/settings/password">{t('settings.account.password')}</LinkRow>
      <LinkRow to="/settings/recovery">{t('settings.account.codes')}</LinkRow>
      <LinkRow to="/settings/data">{t('settings.account.data')}</LinkRow>
      {role === 'patient' && (
        <>
          <LinkRow to="/family/access">{t('settings.account.access')}</LinkRow>
          <LinkRow to="/family/invitations">{t('settings.account.helping')}</LinkRow>
        </>
      )}
      <LinkRow to="/settings/privacy">{t('settings.account.privacy')}</LinkRow>
      {role === 'doctor' && <LinkRow to="/doctor/duties">{t('settings.account.duties')}</LinkRow>}
      {role === 'coordinator' && (
        <LinkRow to="/settings/second-factor">{t('settings.account.secondFactor')}</LinkRow>
      )}
      {role !== 'coordinator' && <LinkRow to="/settings/close">{t('settings.account.close')}</LinkRow>}
    </Card>
  )
}
