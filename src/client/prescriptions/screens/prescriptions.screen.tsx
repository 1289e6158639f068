import { lazy, Suspense, type ReactNode } from 'react'
import { readFile } from '../../../shared/documents/documents.endpoints.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import { isCurrent } from '../../../shared/prescriptions/doses/prescriptions.doses.ts'
import type { Prescription } from '../../../shared/prescriptions/prescriptions.schemas.ts'
import { call } from '../../platform/api/api.ts'
import { useNow } from '../../platform/clock/today.ts'
import { town } from '../../platform/clock/town.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
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

/** What doctors prescribed, newest first, older ones behind their dates unless they are still taken; also without a network. */
export function Screen() {
  const { t } = useText()
  const { print, isLeftOut } = usePrintOne()
  const today = dayIn(town().timeZone, useNow())
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
              {prescriptions.map((one, nth) => {
                const isFolded =
                  !(isFirst && nth === 0) && !one.items.some((item) => isCurrent(item, one.date, today))
                const card = (
                  <PrescriptionCard prescription={one} isFolded={isFolded} onPrint={() => print(one.id)}>
                    <OwnPaper prescription={one} />
                    <PrescriptionReminders prescription={one} />
                  </PrescriptionCard>
                )
                return (
                  <div key={one.id} data-print={isLeftOut(one.id) ? 'no' : undefined}>
                    {isFolded ? <OlderPrescription prescription={one}>{card}</OlderPrescription> : card}
                  </div>
                )
              })}
            </div>
          )
        }
      </LongList>
    </Page>
  )
}

// Few prescriptions have one.
const SeePaper = lazy(async () => ({
  default: (await import('../components/signed-paper/see-paper.tsx')).SeePaper,
}))

function OwnPaper({ prescription }: { prescription: Prescription }) {
  const { paper } = prescription
  if (!paper) return null
  const { id } = paper
  return (
    <Suspense>
      <SeePaper paper={paper} prescription={prescription} read={() => call(readFile, { params: { id } })} />
    </Suspense>
  )
}

function OlderPrescription({ prescription, children }: { prescription: Prescription; children: ReactNode }) {
  const { t, day } = useText()
  const { date, items } = prescription
  return (
    <Disclosure
      printsTitle={false}
      title={
        <>
          {t('prescriptionCard.of', { date: day(date, 'short') })}
          <span className="block text-base font-normal text-soft">
            {items.map(({ name }) => name).join(', ')}
          </span>
        </>
      }
    >
      {children}
    </Disclosure>
  )
}
