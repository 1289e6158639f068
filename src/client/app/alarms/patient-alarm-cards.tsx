import { lazy, Suspense, type ComponentProps } from 'react'
import { OwnAlarmCards, WaitingCards } from '../../alarms/alarms.manifest.tsx'
import { useQueueRead } from './use-queue-read.ts'
import { useQueuedMutations } from '../../platform/outbox/queued-mutation.ts'
import { loadWaitingDanger } from '../../vitals/vitals.manifest.tsx'

type Props = ComponentProps<typeof OwnAlarmCards>

// Where writes wait: it brings the grader. Without it the alarms must not be missing.
const WaitingFirst = lazy(() => loadWaitingDanger().then(withWaiting, () => ({ default: AlarmsAlone })))

/** An older alarm is not shown before it is known what waits: it must not seem to be the answer. */
export function PatientAlarmCards(props: Props) {
  const isRead = useQueueRead()
  const isWaiting = useQueuedMutations().length > 0
  if (!isRead) return null
  if (!isWaiting) return <AlarmsAlone {...props} />
  return (
    <Suspense>
      <WaitingFirst {...props} />
    </Suspense>
  )
}

function withWaiting({ useWaitingDanger }: Awaited<ReturnType<typeof loadWaitingDanger>>) {
  function BothCards(props: Props) {
    return (
      <>
        <WaitingCards readings={useWaitingDanger()} hasNumbers={props.hasNumbers} />
        <OwnAlarmCards {...props} />
      </>
    )
  }
  return { default: BothCards }
}

function AlarmsAlone(props: Props) {
  return <OwnAlarmCards {...props} />
}
