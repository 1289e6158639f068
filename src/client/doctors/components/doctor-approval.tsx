import { useText } from '../../platform/i18n/i18n.tsx'
import { ErrorState } from '../../ui/loading.tsx'
import { useDoctorProfile } from '../doctors.queries.ts'
import { ApprovalPanel } from './approval-panel.tsx'

/** What an unapproved doctor still has to do; nothing for an approved one. */
export function DoctorApproval() {
  const { t } = useText()
  const { data, isPending, refetch } = useDoctorProfile()
  if (isPending) return null
  if (data === undefined) {
    const text = `${t('frame.user.profile')}: ${t('shell.state.failed')}`
    return <ErrorState text={text} onRetry={() => void refetch()} />
  }
  return <ApprovalPanel profile={data} />
}
