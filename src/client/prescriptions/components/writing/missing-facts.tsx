import type { PrescribingDesk } from '../../../../shared/prescriptions/prescriptions.schemas.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** What the doctor's profile lacks: said before anything is typed, because without it nothing can be signed. */
export function MissingFacts({ missing }: Pick<PrescribingDesk, 'missing'>) {
  const { t } = useText()
  const facts = missing.map((one) => t(`prescriptions.missing.${one}`)).join(', ')
  return (
    <Notice
      action={
        <ButtonLink to="/profile" kind="quiet" icon="user">
          {t('prescriptions.missing.open')}
        </ButtonLink>
      }
    >
      {t('prescriptions.missing.lead', { facts })}
    </Notice>
  )
}
