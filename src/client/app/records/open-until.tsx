import type { PatientInCare } from '../../../shared/patients/patients.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Why the record is open for a time, for reading: by an emergency, or because the patient shares it. */
export function OpenUntil({ patient: { emergencyUntil, sharedUntil } }: { patient: PatientInCare }) {
  const { t, day, time } = useText()
  return (
    <>
      {emergencyUntil && (
        <Notice title={t('doctorPatients.emergencyUntil', { time: time(emergencyUntil.time) })}>
          {t('doctorPatients.emergencyLead')}
        </Notice>
      )}
      {sharedUntil && (
        <Notice
          kind="plain"
          title={t('doctorPatients.sharedUntil', {
            date: day(sharedUntil.date, 'short'),
            time: time(sharedUntil.time),
          })}
        >
          {t('doctorPatients.sharedLead')}
        </Notice>
      )}
    </>
  )
}
