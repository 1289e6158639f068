import type { LabOrder } from '../../../shared/labs/labs.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { OrderBody, OrderCard } from './order-card.tsx'

/** What is to be done and the newest report stand open; older ones behind their dates. */
export function OrderList({ orders, isFirst }: { orders: readonly LabOrder[]; isFirst: boolean }) {
  const { t, day } = useText()
  const newest = orders.find(({ status }) => status !== 'active')
  const open = isFirst
    ? orders.filter((one) => one.status === 'active' || one === newest).slice(0, mostOpen)
    : []
  const older = orders.filter((one) => !open.includes(one))
  return (
    <div className="space-y-4">
      {open.map((one) => (
        <OrderCard key={one.id} order={one} />
      ))}
      {older.length > 0 && (
        <div className="divide-y divide-line border-y border-line">
          {older.map((one) => (
            <Disclosure
              key={one.id}
              title={t('labs.older', { date: day(one.orderedAt.date), name: one.doctor.name })}
            >
              <OrderBody order={one} />
            </Disclosure>
          ))}
        </div>
      )}
    </div>
  )
}

const mostOpen = 3
