import { listUnsignedPrescriptions } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { LongList } from '../../platform/queries/long-list.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/states.tsx'

addIcons(featurePaths)

/** Prescriptions that the doctor wrote and has not signed, each with the way to it. */
export function Screen() {
  const { t, day } = useText()
  return (
    <Page title={t('worklist.unsigned.title')} lead={t('worklist.unsigned.lead')}>
      <LongList
        endpoint={listUnsignedPrescriptions}
        loading={<Skeleton lines={3} />}
        failed={t('worklist.unsigned.failed')}
        more={t('worklist.unsigned.more')}
      >
        {({ prescriptions }, isFirst) =>
          isFirst && prescriptions.length === 0 ? (
            <EmptyState icon="pill" title={t('worklist.unsigned.none')} />
          ) : (
            <Card className="max-w-3xl py-1">
              <ul className="divide-y divide-line">
                {prescriptions.map(({ encounterId, date, patient, medicines }) => (
                  <li key={encounterId}>
                    <LinkRow to={`/doctor/encounters/${encounterId}/prescription`}>
                      <span className="block font-semibold">{patient.name}</span>
                      <span className="block text-soft">{day(date, 'short')}</span>
                      <span className="block">{medicines.join(', ')}</span>
                    </LinkRow>
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </LongList>
    </Page>
  )
}
