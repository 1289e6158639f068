import type { LabOrder } from '../../../shared/labs/labs.schemas.ts'
import { inFours } from '../../../shared/kit/text/in-fours.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FlagMark } from '../../ui/flag-mark.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { OrderReports } from './order-reports.tsx'
import { OrderResults } from './order-results.tsx'
import { ReviewOrder } from './review-order.tsx'

interface Props {
  orders: readonly LabOrder[]
  /** The newest page. */
  isFirst: boolean
  patientId: string
  mayWrite: boolean
}

/** Open orders, what waits for this doctor and the newest report stand open; older reports behind what they found. */
export function OrderLines({ orders, isFirst, patientId, mayWrite }: Props) {
  const newest = isFirst ? orders.find(hasResults) : undefined
  return (
    <ul className="divide-y divide-line">
      {orders.map((one) => {
        const line = <OrderLine order={one} patientId={patientId} mayWrite={mayWrite} />
        const isOpen = one === newest || one.status === 'active' || one.isToReview || !hasResults(one)
        return (
          <li key={one.id} className={isOpen ? 'py-3' : ''}>
            {isOpen ? (
              line
            ) : (
              <Disclosure level={3} title={<FoundBy order={one} />}>
                <div className="pb-3">{line}</div>
              </Disclosure>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function hasResults({ items }: LabOrder): boolean {
  return items.some(({ result }) => result !== null)
}

/** The laboratory has not begun. */
function isUntouched(order: LabOrder): boolean {
  return order.status === 'active' && !hasResults(order) && order.reports.length === 0
}

/** A flag is not hidden behind a heading. Without one nothing is said: not every test has a range. */
function FoundBy({ order: { doctor, orderedAt, items } }: { order: LabOrder }) {
  const { t, day } = useText()
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-base">
      <span className="font-normal">
        {t('labOrders.by', { name: doctor.name, date: day(orderedAt.date, 'short') })}
      </span>
      {items.map(
        ({ id, code, result }) =>
          result?.flag &&
          result.flag !== 'N' && (
            <span key={id}>
              {t(`labTests.names.${code}`)}{' '}
              <FlagMark flag={result.flag} label={t(`labTests.flags.${result.flag}`)} />
            </span>
          ),
      )}
    </span>
  )
}

function OrderLine({ order, patientId, mayWrite }: Omit<Props, 'orders' | 'isFirst'> & { order: LabOrder }) {
  const { t, day } = useText()
  const { id, number, status, doctor, orderedAt, note, cancelReason, items, reports, isOwn } = order
  function reviewed({ at, standIn }: NonNullable<LabOrder['review']>): string {
    const date = day(at.date)
    return standIn
      ? t('labOrders.reviewedInstead', { date, name: standIn })
      : t('labOrders.reviewedAt', { date })
  }
  return (
    <div className="space-y-1">
      <p className="text-soft wrap-anywhere">
        {[
          t('labOrders.by', { name: doctor.name, date: day(orderedAt.date, 'short') }),
          t('labOrders.number', { number: inFours(number) }),
          t(`labOrders.statuses.${status}`),
        ].join(' · ')}
      </p>
      {hasResults(order) ? (
        <OrderResults order={order} />
      ) : (
        <p className={status === 'revoked' ? 'line-through' : ''}>
          {items.map(({ code }) => t(`labTests.names.${code}`)).join(', ')}
        </p>
      )}
      <OrderReports reports={reports} patientId={patientId} />
      {note !== '' && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {cancelReason !== '' && (
        <p className="wrap-anywhere">{t('labs.cancelReason', { reason: cancelReason })}</p>
      )}
      {order.review && (
        <p className="whitespace-pre-line wrap-anywhere">
          {[reviewed(order.review), order.review.note].filter((part) => part !== '').join(': ')}
        </p>
      )}
      {order.isToReview && <ReviewOrder order={order} />}
      {mayWrite && isOwn && isUntouched(order) && <CancelOrder patientId={patientId} orderId={id} />}
    </div>
  )
}
