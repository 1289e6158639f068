import { useState } from 'react'
import { listInDoubt, listUnanswered } from '../../../shared/appointments/appointments.endpoints.ts'
import type { UnansweredRequest as Request } from '../../../shared/appointments/appointments.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refreshEveryMs } from '../../platform/queries/queries.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LongList, RestOfList } from '../../platform/queries/long-list.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { UnansweredRequest } from './request-on-desk.tsx'

const orders = ['soonest', 'longest'] as const
type Order = (typeof orders)[number]

/** Unanswered requests, and appointments of doctors who may not treat at present: patients to call. */
export function OpenRequestsAdmin() {
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
      <RequestPages order={order} />
    </div>
  )
}

function RequestPages({ order }: { order: Order }) {
  const { t } = useText()
  return (
    <LongList
      endpoint={listUnanswered}
      filters={{ order }}
      refetchEveryMs={refreshEveryMs}
      loading={<Skeleton cards={2} lines={5} />}
      failed={t('requestDesk.loadFailed')}
      more={t('requestDesk.more')}
    >
      {({ requests, inDoubt, inDoubtNext, sentToHospital }, isFirst) => (
        <div className="space-y-6">
          {sentToHospital.length > 0 && (
            <section className="space-y-3 rounded-2xl border-2 border-brick bg-brick-tint p-4">
              <h2 className="text-xl font-semibold">{t('requestDesk.sentToHospital')}</h2>
              <p>{t('requestDesk.sentToHospitalLead')}</p>
              <RequestList requests={sentToHospital} />
            </section>
          )}
          {inDoubt.length > 0 && (
            <section className="space-y-3">
              <h2 className="text-xl font-semibold">{t('requestDesk.inDoubt')}</h2>
              <p>{t('requestDesk.inDoubtLead')}</p>
              <RequestList requests={inDoubt} />
              {inDoubtNext && <MoreInDoubt after={inDoubtNext} />}
            </section>
          )}
          {isFirst && requests.length === 0 && (
            <EmptyState
              icon="calendar-check"
              title={t('requestDesk.empty')}
              lead={t('requestDesk.emptyLead')}
            />
          )}
          {isFirst && requests.length > 0 && (
            <h2 className="text-xl font-semibold">{t('requestDesk.unanswered')}</h2>
          )}
          <RequestList requests={requests} />
        </div>
      )}
    </LongList>
  )
}

function MoreInDoubt({ after }: { after: string }) {
  const { t } = useText()
  return (
    <RestOfList
      endpoint={listInDoubt}
      after={after}
      refetchEveryMs={refreshEveryMs}
      loading={<Skeleton cards={2} lines={5} />}
      failed={t('requestDesk.loadFailed')}
      more={t('requestDesk.moreInDoubt')}
    >
      {({ inDoubt }) => <RequestList requests={inDoubt} />}
    </RestOfList>
  )
}

function RequestList({ requests }: { requests: readonly Request[] }) {
  const [assigned, setAssigned] = useState<Request | null>(null)
  if (requests.length === 0) return null
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {requests.map((request) => (
          <li key={request._id}>
            <UnansweredRequest request={request} onAssign={() => setAssigned(request)} />
          </li>
        ))}
      </ul>
      <AssignDialog request={assigned} onClose={() => setAssigned(null)} />
    </>
  )
}
