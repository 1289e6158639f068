import { useText } from '../../platform/i18n/i18n.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { usePatientVitals } from '../vitals.queries.ts'
import { EnteredInError } from './entered-in-error.tsx'
import { personToday } from './person-today.ts'
import { Trends } from './trends.tsx'
import { BmiMark } from './vital-marks.tsx'

/** The doctor's view of a patient's vitals: the latest, trends, tables. */
export function PatientVitals({ patientId }: { patientId: string }) {
  const { t } = useText()
  const { data, isPending, refetch } = usePatientVitals(patientId)
  return (
    <section className="space-y-3">
      <h2 className="text-xl font-semibold">{t('vitalSigns.patient.title')}</h2>
      {isPending && <Skeleton lines={4} cards={2} />}
      {!isPending && !data && (
        <ErrorState text={t('vitalSigns.summary.loadFailed')} onRetry={() => void refetch()} />
      )}
      {data?.readings.length === 0 && (
        <EmptyState
          icon="activity"
          title={t('vitalSigns.patient.none')}
          lead={t('vitalSigns.patient.noneLead')}
        />
      )}
      {data?.bmi && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {t('vitalSigns.bmi.value', { bmi: data.bmi.value })}
          <BmiMark status={data.bmi.status} />
        </p>
      )}
      {data && data.readings.length > 0 && (
        <Trends
          readings={data.readings}
          patientId={patientId}
          person={personToday(data)}
          hasPressureTarget={data.hasPressureTarget}
        />
      )}
      {data?.enteredInError && <EnteredInError readings={data.enteredInError} />}
    </section>
  )
}
