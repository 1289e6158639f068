import { useText } from '../../platform/i18n/i18n.tsx'
import { navigate } from '../../platform/browser/navigation.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { usePatientProfile } from '../patients.queries.ts'
import { PatientProfileView } from './patient-profile-view.tsx'

/** A read-only view of the own profile; it is edited on its own page. */
export function ProfileSummary() {
  const { t } = useText()
  const { data, isPending, refetch } = usePatientProfile()
  if (isPending) return <Skeleton lines={6} />
  if (data === undefined) return <ErrorState onRetry={() => void refetch()} />
  if (data === null) {
    const fill = (
      <ButtonLink to="/profile" icon="pencil">
        {t('patients.profile.title')}
      </ButtonLink>
    )
    return <EmptyState icon="user" title={t('patients.profile.firstLead')} action={fill} />
  }
  return (
    <Card>
      <PatientProfileView profile={data} onEdit={() => navigate('/profile')} />
    </Card>
  )
}
