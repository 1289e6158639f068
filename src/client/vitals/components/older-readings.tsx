import { listMorePatientVitals, listMoreVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { cursorAfterReading } from '../../../shared/vitals/vitals.places.ts'
import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { RestOfList } from '../../platform/queries/long-list.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { ReadingTable } from './trend-table.tsx'

/** The readings of one type beyond the server's limit, page by page. */
export function OlderReadings({ last, patientId }: { last: VitalReading; patientId: string | undefined }) {
  const { t } = useText()
  return (
    <RestOfList
      endpoint={patientId === undefined ? listMoreVitals : listMorePatientVitals}
      {...(patientId !== undefined && { params: { id: patientId } })}
      filters={{ type: last.type }}
      after={cursorAfterReading(last)}
      loading={<Skeleton lines={4} />}
      failed={t('vitalSigns.summary.loadFailed')}
      more={t('vitalSigns.trend.older', { type: t(`vitalSigns.types.${last.type}`) })}
    >
      {({ readings }) =>
        readings.length === 0 ? <p>{t('vitalSigns.trend.noOlder')}</p> : <ReadingTable readings={readings} />
      }
    </RestOfList>
  )
}
