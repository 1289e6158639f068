import { conditionName } from '../../platform/i18n/condition-name.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { ShownCondition } from '../conditions.queries.ts'

/** To the page on which a patient says who reads an illness; allergies every doctor reads. */
export function WhoReads({ condition }: { condition: ShownCondition }) {
  const { t } = useText()
  // An answer that this phone kept from before has none.
  if (!condition.privacyId) return null
  return (
    <ButtonLink to={`/patient/private/${condition.privacyId}`} kind="quiet" icon="eye">
      {t('sensitive.title')}
      <span className="sr-only">: {conditionName(t, condition)}</span>
    </ButtonLink>
  )
}
