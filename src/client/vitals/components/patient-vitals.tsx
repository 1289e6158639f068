import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { readingText } from '../../../shared/vitals/vitals.units.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh } from '../../platform/queries/queries.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { useAttending, usePatientVitals } from '../vitals.queries.ts'
import { CriticalCard } from './critical-card.tsx'
import { Trends } from './trends.tsx'
import { BmiMark } from './vital-marks.tsx'

/** The doctor's view of a patient's vitals: urgent ones, the latest, trends, tables. */
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
      {data && <Urgent readings={data.readings.filter(({ needsDoctor }) => needsDoctor)} />}
      {data?.bmi && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {t('vitalSigns.bmi.value', { bmi: data.bmi.value })}
          <BmiMark status={data.bmi.status} />
        </p>
      )}
      {data && data.readings.length > 0 && <Trends readings={data.readings} patientId={patientId} />}
    </section>
  )
}

/** Recent critical readings: to attend to, or who attends. */
function Urgent({ readings }: { readings: readonly VitalReading[] }) {
  const { t } = useText()
  const { attend, isAttending } = useAttending({
    onDone: () => showToast(t('vitalSigns.critical.taken')),
    onError: (error) => {
      showToast(errorText(t, error), 'error')
      void refresh('vitals')
    },
  })
  return readings.map((reading) =>
    reading.attended ? (
      <Notice key={reading.id} title={readingText(reading)}>
        {t('vitalSigns.critical.attended', { doctor: reading.attended.doctor })}
      </Notice>
    ) : (
      <CriticalCard
        key={reading.id}
        reading={reading}
        isBusy={isAttending(reading.id)}
        onAttend={() => attend(reading.id)}
      />
    ),
  )
}
