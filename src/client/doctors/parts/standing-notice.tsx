import type { DoctorProfile } from '../../../shared/doctors/doctors.contract.ts'
import { book } from '../../platform/books.ts'
import { useText } from '../../platform/i18n.tsx'
import { loadShelf } from '../../platform/language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'

const words = book('doctor-standing')

/** Fetched with the notice by the few who need it. */
export function loadNoticeWords(): Promise<void> {
  return loadShelf(words)
}

interface Props {
  profile: DoctorProfile | null
  isAtProfile: boolean
}

export function StandingNotice({ profile, isAtProfile }: Props) {
  const { t } = useText()
  if (!profile?.name) {
    return (
      <Notice action={<ButtonLink to="/profile">{t('doctorStanding.awaiting.fillProfile')}</ButtonLink>}>
        {t('doctorStanding.awaiting.profileMissing')}
      </Notice>
    )
  }
  if (profile.approval === 'awaiting') return <Awaiting profile={profile} isAtProfile={isAtProfile} />
  return <Decided profile={profile} isAtProfile={isAtProfile} />
}

/** A self-chosen doctor is a stranger until a coordinator has checked the registration number. */
function Awaiting({ profile, isAtProfile }: { profile: DoctorProfile; isAtProfile: boolean }) {
  const { t } = useText()
  const isNumberMissing = profile.registrationNumber === ''
  const action = isNumberMissing && !isAtProfile && (
    <ButtonLink to="/profile" kind="quiet" icon="pencil">
      {t('doctorStanding.awaiting.addNumber')}
    </ButtonLink>
  )
  return (
    <Notice title={t('doctorStanding.awaiting.title')} action={action || undefined}>
      <p>{t('doctorStanding.awaiting.text')}</p>
      {isNumberMissing && <p className="mt-1 font-semibold">{t('doctorStanding.awaiting.numberMissing')}</p>}
    </Notice>
  )
}

/** A coordinator said no: why, in the coordinator's words, and what the doctor can do now. */
function Decided({ profile, isAtProfile }: { profile: DoctorProfile; isAtProfile: boolean }) {
  const { t } = useText()
  const decided = profile.approval === 'refused' ? 'refused' : 'suspended'
  const action = !isAtProfile && decided === 'refused' && (
    <ButtonLink to="/profile" icon="pencil">
      {t('doctorStanding.refused.correct')}
    </ButtonLink>
  )
  return (
    <Notice title={t(`doctorStanding.${decided}.title`)} action={action || undefined}>
      <p>{t(`doctorStanding.${decided}.lead`)}</p>
      {profile.approvalReason !== null && (
        <p className="mt-1 font-semibold break-words">
          {t('doctorStanding.reason', { reason: profile.approvalReason })}
        </p>
      )}
      <p className="mt-1">{t(`doctorStanding.${decided}.next`)}</p>
    </Notice>
  )
}
