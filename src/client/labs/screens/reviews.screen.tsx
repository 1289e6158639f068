import { listLabReviews } from '../../../shared/labs/labs.doctor.endpoints.ts'
import type { OrderToReview } from '../../../shared/labs/labs.schemas.ts'
import { inFours } from '../../../shared/kit/text/in-fours.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { LongList } from '../../platform/queries/long-list.tsx'
import { refreshEveryMs } from '../../platform/queries/queries.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Skeleton } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { OrderReports } from '../components/order-reports.tsx'
import { OrderResults } from '../components/order-results.tsx'
import { ReviewOrder } from '../components/review-order.tsx'

addIcons(featurePaths)

/** Results that the doctor who ordered them, or stands in, has not looked at, the longest waiting first. */
export function Screen() {
  const { t } = useText()
  return (
    <Page title={t('labOrders.reviews')}>
      <LongList
        endpoint={listLabReviews}
        refetchEveryMs={refreshEveryMs}
        loading={<Skeleton cards={2} lines={4} />}
        failed={t('labOrders.failed')}
        more={t('labOrders.more')}
      >
        {({ orders }, isFirst) =>
          isFirst && orders.length === 0 ? (
            <EmptyState
              icon="test-tube"
              title={t('labOrders.reviewsNone')}
              lead={t('labOrders.reviewsNoneLead')}
            />
          ) : (
            <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
              {orders.map((one) => (
                <li key={one.id}>
                  <ToReview order={one} />
                </li>
              ))}
            </ul>
          )
        }
      </LongList>
    </Page>
  )
}

function ToReview({ order }: { order: OrderToReview }) {
  const { t, day } = useText()
  const { patient, doctor, orderedAt, number } = order
  return (
    <Card className="space-y-3">
      <div>
        <h2 className="text-lg font-semibold wrap-anywhere">{patient.name}</h2>
        {!order.isOwn && (
          <StatusMark tone="waiting">{t('labOrders.standingIn', { name: doctor.name })}</StatusMark>
        )}
        <p className="text-soft wrap-anywhere">
          {[
            t('labOrders.by', { name: doctor.name, date: day(orderedAt.date, 'short') }),
            t('labOrders.number', { number: inFours(number) }),
          ].join(' · ')}
        </p>
      </div>
      <OrderResults order={order} />
      <OrderReports reports={order.reports} patientId={patient.id} />
      <ReviewOrder order={order} />
      <ButtonLink to={`/doctor/patients/${patient.id}`} kind="quiet" icon="users">
        {t('labOrders.toPatient')}
        <span className="sr-only">: {patient.name}</span>
      </ButtonLink>
    </Card>
  )
}
