import { useText } from '../../../platform/i18n/i18n.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { EntryForm } from './entry-form.tsx'
import { QueueLine } from './queue-line.tsx'
import { QueueNow } from './queue-now.tsx'
import { SessionChoice, useSessionQueue, useSessionText } from './session-choice.tsx'

/** The line of a session today: who is inside, who waits, and the next number for somebody at the counter. */
export function Queue() {
  const { t } = useText()
  const say = useSessionText()
  const { queue, choose } = useSessionQueue()
  const { data, isPending, refetch } = queue
  if (isPending) return <Skeleton cards={2} lines={4} />
  if (!data) return <ErrorState text={t('queue.loadFailed')} onRetry={() => void refetch()} />
  const { sessions, line } = data
  const session = sessions.find(({ id }) => id === line?.sessionId)
  if (!session || !line)
    return <EmptyState icon="users" title={t('queue.noneToday')} lead={t('queue.noneTodayLead')} />
  return (
    <div className="flex flex-col gap-5">
      {sessions.length > 1 ? (
        <SessionChoice sessions={sessions} value={session.id} onChoose={choose} />
      ) : (
        <p className="font-semibold">{say(session)}</p>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="space-y-5 lg:order-last">
          <QueueNow key={session.id} line={line} />
          <EntryForm key={`form ${session.id}`} line={line} capacity={session.capacity} />
        </div>
        <QueueLine line={line} capacity={session.capacity} />
      </div>
    </div>
  )
}
