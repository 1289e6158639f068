import type { DoctorProfile } from '../../../shared/doctors/doctors.contract.ts'
import { book } from '../../platform/books.ts'
import { useText } from '../../platform/i18n.tsx'
import { loadShelf } from '../../platform/language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'

const words = book('doctor-standing')

/** Fetched with the panel by the few who need it. */
export function loadPanelWords(): Promise<void> {
  return loadShelf(words)
}

/** A coordinator said no: why, in the coordinator's words, and what the doctor can do now. */
export function DecidedPanel({
  profile,
  mayCorrect,
}: {
  profile: DoctorProfile
  /** Offers the way to the profile; not where the reader already is. */
  mayCorrect: boolean
}) {
  const { t } = useText()
  const decided = profile.approval === 'refused' ? 'refused' : 'suspended'
  const action = mayCorrect && decided === 'refused' && (
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
