import { ApiError } from '../../platform/api/api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { navigate } from '../../platform/browser/navigation.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { takeOff, useAttending, useCriticalReadings } from '../vitals.queries.ts'
import { CriticalCard } from './critical-card.tsx'

/**
 * Critical readings nobody attends to yet, newest first. "Attend Now" takes one upon this doctor and leads to
 * the patient.
 */
export function CriticalReadings() {
  const { t } = useText()
  const { data, isPending, refetch } = useCriticalReadings()
  const { attend, isAttending } = useAttending({
    onDone: ({ patient }) => navigate(`/doctor/patients/${patient.id}`),
    onError: (error, id) => {
      // Another doctor was faster, or the patient took it back: nothing is left to attend to.
      if (error instanceof ApiError && [404, 409].includes(error.status)) takeOff(id)
      showToast(errorText(t, error), 'error')
    },
  })
  if (isPending) return <Skeleton lines={3} />
  if (!data) return <ErrorState text={t('vitalSigns.summary.loadFailed')} onRetry={() => void refetch()} />
  return (
    <>
      {data.length === 0 && (
        <EmptyState
          icon="circle-check"
          title={t('vitalSigns.critical.none')}
          lead={t('vitalSigns.critical.noneLead')}
        />
      )}
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {data.map((reading) => (
          <li key={reading.id}>
            <CriticalCard
              reading={reading}
              name={reading.patient.name}
              isBusy={isAttending(reading.id)}
              onAttend={() => attend(reading.id)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
