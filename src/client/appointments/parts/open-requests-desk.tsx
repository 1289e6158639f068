import { useState } from 'react'
import {
  listUnanswered,
  type RequestOnDesk as Request,
} from '../../../shared/appointments/appointments.desk.contract.ts'
import { useText } from '../../platform/i18n.tsx'
import { useAnswer, refreshEveryMs } from '../../platform/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { RequestOnDesk } from './request-on-desk.tsx'

const orders = ['soonest', 'longest'] as const
type Order = (typeof orders)[number]

/** Requests nobody answered yet, and what a doctor promised who may not treat now: whom to ring up. */
export function OpenRequestsDesk() {
  const { t } = useText()
  const [order, setOrder] = useState<Order>('soonest')
  return (
    <div className="space-y-5">
      <ChoiceField
        id="request-desk-order"
        name="order"
        label={t('requestDesk.order')}
        value={order}
        onChange={({ target }) => setOrder(target.value === 'longest' ? 'longest' : 'soonest')}
        options={orders.map((value) => ({ value, label: t(`requestDesk.orders.${value}`) }))}
      />
      <RequestPage key={order} order={order} />
    </div>
  )
}

/** One page, and below it the next when it is asked for: each is kept fresh by itself. */
function RequestPage({ order, after }: { order: Order; after?: string }) {
  const { t } = useText()
  const [wantsMore, setWantsMore] = useState(false)
  const { data, isPending, refetch } = useAnswer(listUnanswered, {
    query: { order, ...(after !== undefined && { after }) },
    refetchEveryMs: refreshEveryMs,
  })
  if (isPending) return <Skeleton cards={2} lines={5} />
  if (!data) return <ErrorState text={t('requestDesk.loadFailed')} onRetry={() => void refetch()} />
  const { requests, inDoubt, next } = data
  const isFirst = after === undefined
  return (
    <div className="space-y-6">
      {inDoubt.length > 0 && (
        <section className="space-y-3">
          <h2 className="text-xl font-semibold">{t('requestDesk.inDoubt')}</h2>
          <p>{t('requestDesk.inDoubtLead')}</p>
          <RequestList requests={inDoubt} />
        </section>
      )}
      {isFirst && requests.length === 0 && (
        <EmptyState icon="calendar-check" title={t('requestDesk.empty')} lead={t('requestDesk.emptyLead')} />
      )}
      {isFirst && requests.length > 0 && (
        <h2 className="text-xl font-semibold">{t('requestDesk.unanswered')}</h2>
      )}
      <RequestList requests={requests} />
      {next !== null && wantsMore && <RequestPage key={next} order={order} after={next} />}
      {next !== null && !wantsMore && (
        <Button kind="quiet" wide onClick={() => setWantsMore(true)}>
          {t('requestDesk.more')}
        </Button>
      )}
    </div>
  )
}

function RequestList({ requests }: { requests: readonly Request[] }) {
  if (requests.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {requests.map((request) => (
        <li key={request._id}>
          <RequestOnDesk request={request} />
        </li>
      ))}
    </ul>
  )
}
