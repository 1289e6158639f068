import { useState } from 'react'
import { addDays } from '../../../shared/kit/time/town-time.ts'
import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { gradedTypes } from '../../../shared/vitals/vitals.units.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { today } from '../../platform/clock/today.ts'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { FocusSwap } from '../../ui/focus/focus-swap.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { AddedReading } from '../components/added-reading.tsx'
import { BodyForm } from '../components/body-form.tsx'
import { DangerPanel } from '../components/danger-panel.tsx'
import { ReadingForm } from '../components/form/reading-form.tsx'
import { ReadingList } from '../components/reading-list.tsx'
import { personToday } from '../components/person-today.ts'
import { Trends } from '../components/trends.tsx'
import type { ShownReading, ShownRecord } from '../components/waiting/waiting-vitals.ts'
import { useVitals } from '../vitals.queries.ts'

export function Screen() {
  const { t } = useText()
  const { data, isPending, refetch } = useVitals()
  const [added, setAdded] = useState<ShownReading | null>(null)
  // A removed reading must not go on asking to call an ambulance.
  const forget = ({ id }: VitalReading) => setAdded((shown) => (shown?.id === id ? null : shown))
  const urgent = added ? undefined : findUrgent(data)
  return (
    <Page title={t('vitals.title')}>
      {urgent && <DangerPanel reading={urgent} />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="space-y-6">
          {/* The form does not wait for the list. */}
          <FocusSwap face={added ? 'answer' : 'form'}>
            {added ? (
              <AddedReading
                reading={added}
                hasPressureTarget={data?.hasPressureTarget}
                onAnother={() => setAdded(null)}
              />
            ) : (
              <Card>
                <ReadingForm onAdded={setAdded} />
              </Card>
            )}
          </FocusSwap>
          {data && <ReadingList readings={data.readings} onRemoved={forget} />}
        </div>
        <div className="space-y-6">
          {isPending && <Skeleton cards={2} lines={4} />}
          {!isPending && !data && (
            <ErrorState text={t('vitalSigns.summary.loadFailed')} onRetry={() => void refetch()} />
          )}
          {data && hasTrends(data) && (
            <section className="space-y-3">
              <h2 className="text-xl font-semibold">{t('vitals.trends')}</h2>
              <Trends
                readings={data.readings}
                person={personToday(data)}
                hasPressureTarget={data.hasPressureTarget}
                isFolded
              />
            </section>
          )}
          {data && <BodyForm record={data} />}
        </div>
      </div>
    </Page>
  )
}

/** The critical reading of today or yesterday whose advice is shown at the top, also on later visits. */
function findUrgent(record: ShownRecord | undefined): VitalReading | undefined {
  const since = addDays(today(), -1)
  return record?.readings.find((reading) => reading.needsDoctor && reading.date >= since)
}

function hasTrends({ readings }: ShownRecord): boolean {
  return readings.some(({ type }) => gradedTypes.some((one) => one === type))
}
