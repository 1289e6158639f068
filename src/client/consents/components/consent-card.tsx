import { useText } from '../../platform/i18n/i18n.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'

export function ConsentCard() {
  const { t } = useText()
  return (
    <Notice
      title={t('consents.ask')}
      action={
        <ButtonLink to="/settings/privacy" kind="quiet">
          {t('consents.answer')}
        </ButtonLink>
      }
    />
  )
}
