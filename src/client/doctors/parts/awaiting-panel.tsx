import type { ReactNode } from 'react'
import type { DoctorProfile } from '../../../shared/doctors/doctors.contract.ts'
import { useText } from '../../platform/i18n.tsx'
import { Notice } from '../../ui/notice.tsx'

/** A self-chosen doctor is a stranger until a coordinator has checked the registration number. */
export function AwaitingPanel({ profile, action }: { profile: DoctorProfile; action?: ReactNode }) {
  const { t } = useText()
  if (profile.approval !== 'awaiting') return null
  const isNumberMissing = profile.registrationNumber === ''
  return (
    <Notice title={t('doctors.awaiting.title')} action={isNumberMissing ? action : undefined}>
      <p>{t('doctors.awaiting.text')}</p>
      {isNumberMissing && <p className="mt-1 font-semibold">{t('doctors.awaiting.numberMissing')}</p>}
    </Notice>
  )
}
