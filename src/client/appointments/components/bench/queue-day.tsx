import { useText } from '../../../platform/i18n/i18n.tsx'
import { Page } from '../../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { useAppointments } from '../../appointments.queries.ts'
import { SessionChoice, useSessionQueue, useSessionText } from '../queue/session-choice.tsx'
import type { RecordOf } from './bench-panel.tsx'
import { QueueBench } from './queue-bench.tsx'

/** The doctor's day as a workbench: the line of the chosen session, and the visits and requests besides. */
export function QueueDay({ Record }: { Record: RecordOf }) {
  const { t } = useText()
  const say = useSessionText()
  const { queue, choose } = useSessionQueue()
  const appointments = useAppointments()
  const { sessions = [], line } = queue.data ?? {}
  const [only] = sessions
  const hasFailed = (queue.error && !queue.data) || (appointments.error && !appointments.data)
  return (
    <Page title={t('queue.title')} lead={sessions.length === 1 && only ? say(only) : undefined}>
      {hasFailed ? (
        <ErrorState
          text={t('queue.loadFailed')}
          onRetry={() => void Promise.all([queue.refetch(), appointments.refetch()])}
        />
      ) : (
        (queue.isPending || appointments.isPending) && <Skeleton cards={2} lines={6} />
      )}
      {sessions.length > 1 && (
        <SessionChoice sessions={sessions} value={line?.sessionId ?? ''} onChoose={choose} />
      )}
      {queue.data && appointments.data && (
        <QueueBench queue={queue.data} appointments={appointments.data} Record={Record} />
      )}
    </Page>
  )
}
