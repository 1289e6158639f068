import { listCriticalVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { ApiError } from '../../platform/api/api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { navigate } from '../../platform/browser/navigation.tsx'
import { LongList } from '../../platform/queries/long-list.tsx'
import { refresh, refreshEveryMs } from '../../platform/queries/queries.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { takeOff, useAttending } from '../vitals.queries.ts'
import { CriticalCard } from './critical-card.tsx'

/**
 * Unattended critical readings, one per patient, newest first. "Attend Now" assigns it to this doctor and opens the
 * patient's page.
 */
export function CriticalReadings() {
  const { t } = useText()
  const { attend, isAttending } = useAttending({
    onDone: ({ patient }) => navigate(`/doctor/patients/${patient.id}`),
    onError: (error, id) => {
      // Another doctor attends to it, or the patient removed it.
      if (error instanceof ApiError && [404, 409].includes(error.status)) {
        takeOff(id)
        // The patient may have another critical reading.
        void refresh('vitals')
      }
      showToast(errorText(t, error), 'error')
    },
  })
  return (
    <LongList
      endpoint={listCriticalVitals}
      refetchEveryMs={refreshEveryMs}
      loading={<Skeleton lines={3} />}
      failed={t('vitalSigns.summary.loadFailed')}
      more={t('vitalSigns.critical.showMore')}
    >
      {({ readings, next }, isFirst) =>
        isFirst && readings.length === 0 && next === null ? (
          <EmptyState
            icon="circle-check"
            title={t('vitalSigns.critical.none')}
            lead={t('vitalSigns.critical.noneLead')}
          />
        ) : (
          <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {readings.map((reading) => (
              <li key={reading.id}>
                <CriticalCard
                  reading={reading}
                  name={reading.patient.name}
                  more={reading.more}
                  isBusy={isAttending(reading.id)}
                  onAttend={() => attend(reading.id)}
                />
              </li>
            ))}
          </ul>
        )
      }
    </LongList>
  )
}
