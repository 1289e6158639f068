import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import { OwnAlarmCards, WaitingCards } from '../../alarms/alarms.manifest.tsx'
import { RingOfferPlace } from '../rings/ring-offer-place.tsx'
import { useQueueRead } from './use-queue-read.ts'
import { useQueuedMutations } from '../../platform/outbox/queued-mutation.ts'
import { loadWaitingDanger } from '../../vitals/vitals.manifest.tsx'

interface Props extends ComponentProps<typeof OwnAlarmCards> {
  /** False: the page has numbers to call further down. */
  hasNumbers: boolean
}

// Where writes wait: it brings the grader. Without it the alarms must not be missing.
const WaitingFirst = lazy((): Promise<{ default: ComponentType<Props> }> =>
  loadWaitingDanger().then(withWaiting, () => ({ default: OwnAlarmCards })),
)

/** An older alarm is not shown before it is known what waits: it must not seem to be the answer. */
export function PatientAlarmCards(props: Props) {
  const isRead = useQueueRead()
  const isWaiting = useQueuedMutations().length > 0
  if (!isRead) return null
  return (
    <>
      {isWaiting ? (
        <Suspense>
          <WaitingFirst {...props} />
        </Suspense>
      ) : (
        <OwnAlarmCards alarms={props.alarms} />
      )}
      {mayAsk(props) && <RingOfferPlace about="alarm" />}
    </>
  )
}

/** The patient's phone rings once, when nobody has answered in time. Nothing stands before an ambulance's number. */
function mayAsk({ alarms, hasNumbers }: Props): boolean {
  const open = alarms.filter(({ isClosed }) => !isClosed)
  const isCallFirst = open.some(({ urgency }) => urgency === 'critical')
  const isWaited = open.some(({ acknowledged, unansweredAt }) => !acknowledged && !unansweredAt)
  return isWaited && (hasNumbers || !isCallFirst)
}

function withWaiting({ useWaitingDanger }: Awaited<ReturnType<typeof loadWaitingDanger>>) {
  function BothCards(props: Props) {
    return (
      <>
        <WaitingCards readings={useWaitingDanger()} />
        <OwnAlarmCards alarms={props.alarms} />
      </>
    )
  }
  return { default: BothCards }
}
