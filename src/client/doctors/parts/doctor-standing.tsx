import { useText } from '../../platform/i18n.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ErrorState } from '../../ui/loading.tsx'
import { useDoctorProfile } from '../doctors.queries.ts'
import { StandingPanel } from './standing-panel.tsx'

/** What still stands between this doctor and the first patient; nothing when all is done. */
export function DoctorStanding() {
  const { t } = useText()
  const { data, isPending, refetch } = useDoctorProfile()
  if (isPending) return null
  if (data === undefined) {
    const text = `${t('doctors.profile.title')}: ${t('shell.state.failed')}`
    return <ErrorState text={text} onRetry={() => void refetch()} />
  }
  if (!data?.name) {
    const action = <ButtonLink to="/profile">{t('doctors.awaiting.fillProfile')}</ButtonLink>
    return <Notice action={action}>{t('doctors.awaiting.profileMissing')}</Notice>
  }
  const action = (
    <ButtonLink to="/profile" kind="quiet" icon="pencil">
      {t('doctors.awaiting.addNumber')}
    </ButtonLink>
  )
  return <StandingPanel profile={data} action={action} />
}
