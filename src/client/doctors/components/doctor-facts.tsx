import type { ReactNode } from 'react'
import type { ListedDoctor } from '../../../shared/doctors/doctors.schemas.ts'
import { changedFacts } from '../../../shared/doctors/doctors.rules.ts'
import { useText } from '../../platform/i18n/i18n.tsx'

/** The facts to compare with the medical register, and the last decision. */
export function DoctorFacts({ doctor }: { doctor: ListedDoctor }) {
  const { t, day, time } = useText()
  const { approval, approvalReason, approvalSince, approvedAs, decidedBy, registrationNumber } = doctor
  const isDecided = approval !== 'awaiting' && decidedBy !== null
  const when = { date: day(approvalSince.date, 'short'), time: time(approvalSince.time) }
  return (
    <>
      <dl className="grid grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-2">
        <Fact label={t('doctorDesk.registrationNumber')}>
          {registrationNumber === '' ? (
            <span className="font-normal text-wrong">{t('doctorDesk.numberMissing')}</span>
          ) : (
            <span className="text-lg select-all">{registrationNumber}</span>
          )}
        </Fact>
        {approvedAs && (
          <Fact label={t('doctorDesk.approvedAs')}>
            {changedFacts(approvedAs, doctor)
              .map((field) => approvedAs[field])
              .join(' · ')}
          </Fact>
        )}
        <Fact label={t('doctorDesk.clinic')}>{doctor.clinic}</Fact>
        <Fact label={t('doctorDesk.experience')}>{doctor.experience}</Fact>
        <Fact label={t('doctorDesk.username')}>{`@${doctor.username}`}</Fact>
      </dl>
      <p className="text-sm text-soft">
        {t(`doctorDesk.since.${approval}`, when)}
        {isDecided && ` · ${t('doctorDesk.by', { name: decidedBy })}`}
      </p>
      {approvalReason !== null && (
        <p className="break-words">{t('doctorDesk.reason', { reason: approvalReason })}</p>
      )}
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
