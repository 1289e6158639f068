import { useText } from '../../platform/i18n/i18n.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

export function ShareProfile() {
  const { t } = useText()
  return (
    <div className="space-y-2">
      <ButtonLink to="/patient/share" kind="quiet" icon="qr-code">
        {t('patientDashboard.share.open')}
      </ButtonLink>
      <p className="text-soft">{t('patientDashboard.share.lead')}</p>
    </div>
  )
}
