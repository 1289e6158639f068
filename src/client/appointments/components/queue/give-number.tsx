import { useText } from '../../../platform/i18n/i18n.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { EntryFields } from './entry-form.tsx'
import { SessionChoice, useSessionQueue, useSessionText } from './session-choice.tsx'

/** The next number of a session today, from any page of the desk; the name is asked for at once. */
export function GiveNumber() {
  const { t } = useText()
  const say = useSessionText()
  const { queue, choose } = useSessionQueue()
  const { data, isPending, refetch } = queue
  if (isPending) return <Skeleton lines={4} />
  if (!data) return <ErrorState text={t('queue.loadFailed')} onRetry={() => void refetch()} />
  const { sessions, line } = data
  const session = sessions.find(({ id }) => id === line?.sessionId)
  if (!session || !line)
    return <EmptyState icon="users" title={t('queue.noneToday')} lead={t('queue.noneTodayLead')} />
  return (
    <div className="space-y-3">
      {sessions.length === 1 ? (
        <p className="font-semibold">{say(session)}</p>
      ) : (
        <SessionChoice sessions={sessions} value={session.id} onChoose={choose} />
      )}
      <EntryFields key={session.id} line={line} capacity={session.capacity} isAskedFor />
    </div>
  )
}
