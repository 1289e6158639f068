import type { DoctorProfile } from '../../../shared/doctors/doctors.schemas.ts'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { loadMessages } from '../../platform/i18n/language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'

const messages = messageBundle('doctor-approval')

/** Loaded with the notice, which few doctors need. */
export function loadNoticeMessages(): Promise<void> {
  return loadMessages(messages)
}

interface Props {
  profile: DoctorProfile | null
  isAtProfile: boolean
}

export function ApprovalNotice({ profile, isAtProfile }: Props) {
  const { t } = useText()
  if (!profile?.name) {
    return (
      <Notice action={<ButtonLink to="/profile">{t('doctorApproval.awaiting.fillProfile')}</ButtonLink>}>
        {t('doctorApproval.awaiting.profileMissing')}
      </Notice>
    )
  }
  if (profile.approval === 'awaiting') return <Awaiting profile={profile} isAtProfile={isAtProfile} />
  return <Decided profile={profile} isAtProfile={isAtProfile} />
}

/** Registering as a doctor needs a coordinator's check of the registration number. */
function Awaiting({ profile, isAtProfile }: { profile: DoctorProfile; isAtProfile: boolean }) {
  const { t } = useText()
  const isNumberMissing = profile.registrationNumber === ''
  const action = isNumberMissing && !isAtProfile && (
    <ButtonLink to="/profile" kind="quiet" icon="pencil">
      {t('doctorApproval.awaiting.addNumber')}
    </ButtonLink>
  )
  return (
    <Notice title={t('doctorApproval.awaiting.title')} action={action || undefined}>
      <p>{t('doctorApproval.awaiting.text')}</p>
      {isNumberMissing && <p className="mt-1 font-semibold">{t('doctorApproval.awaiting.numberMissing')}</p>}
    </Notice>
  )
}

/** Refused or suspended by a coordinator: the reason, and what the doctor can do. */
function Decided({ profile, isAtProfile }: { profile: DoctorProfile; isAtProfile: boolean }) {
  const { t } = useText()
  const decided = profile.approval === 'refused' ? 'refused' : 'suspended'
  const action = !isAtProfile && decided === 'refused' && (
    <ButtonLink to="/profile" icon="pencil">
      {t('doctorApproval.refused.correct')}
    </ButtonLink>
  )
  return (
    <Notice title={t(`doctorApproval.${decided}.title`)} action={action || undefined}>
      <p>{t(`doctorApproval.${decided}.lead`)}</p>
      {profile.approvalReason !== null && (
        <p className="mt-1 font-semibold break-words">
          {t('doctorApproval.reason', { reason: profile.approvalReason })}
        </p>
      )}
      <p className="mt-1">{t(`doctorApproval.${decided}.next`)}</p>
    </Notice>
  )
}
