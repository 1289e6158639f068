import { listPrescriptions } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { LongList } from '../../platform/queries/long-list.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { PrescriptionReminders } from '../components/prescription-reminders.tsx'
import { PrescriptionCard } from '../components/prescription-card.tsx'
import { usePrintOne } from '../components/use-print-one.ts'

addIcons(featurePaths)

/** What doctors prescribed, newest first; also without a network. */
export function Screen() {
  const { t } = useText()
  const { print, isLeftOut } = usePrintOne()
  return (
    <Page narrow title={t('prescriptionCard.title')}>
      <LongList
        endpoint={listPrescriptions}
        loading={<Skeleton cards={2} lines={4} />}
        failed={t('prescriptionCard.failed')}
        more={t('prescriptionCard.more')}
      >
        {({ prescriptions }, isFirst) =>
          isFirst && prescriptions.length === 0 ? (
            <EmptyState
              icon="pill"
              title={t('prescriptionCard.none')}
              lead={t('prescriptionCard.noneLead')}
              action={
                <ButtonLink to="/appointments/book" icon="calendar-plus">
                  {t('prescriptionCard.book')}
                </ButtonLink>
              }
            />
          ) : (
            <div className="space-y-4">
              {prescriptions.map((one) => (
                <div key={one.id} data-print={isLeftOut(one.id) ? 'no' : undefined}>
                  <PrescriptionCard prescription={one} onPrint={() => print(one.id)}>
                    <PrescriptionReminders prescription={one} />
                  </PrescriptionCard>
                </div>
              ))}
            </div>
          )
        }
      </LongList>
    </Page>
  )
}
