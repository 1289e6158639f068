import { useText } from '../../platform/i18n.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useDoctorProfile } from '../doctors.queries.ts'
import { AwaitingPanel } from './awaiting-panel.tsx'

/** What still stands between this doctor and the first patient; nothing when all is done. */
export function DoctorStanding() {
  const { t } = useText()
  const { data, isSuccess } = useDoctorProfile()
  if (!isSuccess) return null
  if (!data?.name) {
    const action = <ButtonLink to="/profile">{t('doctors.awaiting.fillProfile')}</ButtonLink>
    return <Notice action={action}>{t('doctors.awaiting.profileMissing')}</Notice>
  }
  const action = (
    <ButtonLink to="/profile" kind="quiet" icon="pencil">
      {t('doctors.awaiting.addNumber')}
    </ButtonLink>
  )
  return <AwaitingPanel profile={data} action={action} />
}
