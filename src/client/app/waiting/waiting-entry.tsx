import { useState, type ComponentProps } from 'react'
import { requestAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { useAgo } from '../../platform/i18n/ago.ts'
import { usePeople } from '../../platform/people/use-people.ts'
import { useText, type Text } from '../../platform/i18n/i18n.tsx'
import { useLoaded } from '../../platform/browser/use-loaded.ts'
import { reasonOf } from '../../platform/outbox/entry/error-reason.ts'
import { loadOutbox } from '../../platform/outbox/load-outbox.ts'
import { dependentsOf } from '../../platform/outbox/ordering-key.ts'
import { useQueuedMutations, type QueuedMutation } from '../../platform/outbox/queued-mutation.ts'
import type { LoadChange } from '../../platform/outbox/mutation-label.ts'
import { takeBack } from '../../platform/outbox/entry/take-back.ts'
import { isUnseen, overlapIn } from '../../platform/conflicts/edit-conflict.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { FreeTimes } from './free-times.tsx'
import { RedFlagRetry } from './red-flag-retry.tsx'
import { mutationLabels } from './mutation-labels.ts'

/** One queued write: what, since when, its state, and its actions. */
export function WaitingEntry({ entry }: { entry: QueuedMutation }) {
  const text = useText()
  const { t } = text
  const ago = useAgo()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isRefused = entry.state === 'refused'
  const { edit, changeInPlace, accepting } = mutationLabels[entry.to.name] ?? {}
  const loadChange = changeInPlace?.(entry)
  const overlap = isRefused && entry.lastError ? overlapIn(entry.lastError) : null
  const followers = dependentsOf(entry, useQueuedMutations())
  // Not editable with dependents: it would be sent after them.
  const typed = followers.length === 0 && edit?.(entry)

  async function sendAgain(body?: object): Promise<void> {
    setBusy(true)
    await (await loadOutbox()).sendAgain(entry, body).catch(() => undefined)
    setBusy(false)
  }

  return (
    <Card className="space-y-3">
      <div className="space-y-1">
        <StatusMark tone={isRefused ? 'bad' : 'waiting'} icon={isRefused ? 'circle-alert' : 'wifi-off'}>
          {t(isRefused ? 'waiting.markQuestion' : 'waiting.title')}
        </StatusMark>
        <h2 className="text-lg font-semibold break-words">{sayWhat(text, entry)}</h2>
        <ForPerson patientId={entry.patientId} />
        <p className="text-sm text-soft">{ago(new Date(entry.submittedAt).toISOString())}</p>
      </div>
      {overlap && (
        <LoadedOverlap
          entry={entry}
          overlap={overlap}
          isTyped={edit !== undefined}
          busy={isBusy}
          onAnswer={(body) => void sendAgain(body)}
          onDiscard={() => setAsking(true)}
        />
      )}
      {entry.lastError && !overlap && (
        <p role={isRefused ? 'alert' : undefined}>{reasonOf(text, entry.lastError, isRefused)}</p>
      )}
      {isRefused && (
        <FreeTimes
          times={entry.lastError?.details?.freeTimes ?? []}
          onChoose={(free) => void sendAgain(free)}
        />
      )}
      {isRefused && entry.lastError?.code === 'threadClosed' && <LoadedClosedThread entry={entry} />}
      <div className="flex flex-wrap gap-2">
        {isRefused && entry.lastError?.code === 'redFlag' && (
          <RedFlagRetry
            held={entry.to.name === requestAppointment.name ? 'booking' : 'other'}
            found={entry.lastError.details?.redFlags ?? []}
            busy={isBusy}
            onGoOn={() => void sendAgain({ redFlagsSeen: true })}
          />
        )}
        {isRefused && !overlap && entry.lastError?.code !== 'redFlag' && (
          <Button
            kind="quiet"
            icon="refresh-cw"
            busy={isBusy}
            onClick={() => void sendAgain(accepting?.(entry.lastError?.code ?? ''))}
          >
            {t('shell.state.retry')}
          </Button>
        )}
        {loadChange && <LoadedChange load={loadChange} entry={entry} />}
        {typed && (
          <Button kind="quiet" icon="pencil" onClick={() => void takeBack(entry, typed, text)}>
            {t('waiting.edit')}
          </Button>
        )}
        {/* There, to leave it as it is says the same. */}
        {!(overlap && isUnseen(overlap, edit !== undefined)) && (
          <Button kind="danger" icon="x" onClick={() => setAsking(true)}>
            {t('waiting.discard')}
          </Button>
        )}
      </div>
      <DiscardDialog entry={entry} isOpen={isAsking} onClose={() => setAsking(false)}>
        {followers.map((one) => (
          <p key={one.seq}>{sayWhat(text, one)}</p>
        ))}
      </DiscardDialog>
    </Card>
  )
}

function ForPerson({ patientId }: { patientId: string | null | undefined }) {
  const { t } = useText()
  const { people } = usePeople()
  if (!patientId) return null
  const name = people.find((person) => person.patientId === patientId)?.name
  return (
    <p className="font-semibold">
      {name === undefined ? t('waiting.forOther') : t('waiting.forPerson', { name })}
    </p>
  )
}

/** Conflicts are rare, so this is lazy; it is prefetched for offline use. */
function LoadedOverlap(props: ComponentProps<Awaited<ReturnType<typeof loadOverlap>>['WaitingOverlap']>) {
  const { value, error, retry } = useLoaded(loadOverlap)
  if (value) return <value.WaitingOverlap {...props} />
  return error === undefined ? <Skeleton cards={1} /> : <ErrorState onRetry={retry} />
}
const loadOverlap = () => import('./waiting-overlap.tsx')

/** Few messages wait until their thread is closed. */
function LoadedClosedThread(props: { entry: QueuedMutation }) {
  const { value } = useLoaded(loadClosedThread)
  return value && <value.ClosedThread {...props} />
}
const loadClosedThread = () => import('./closed-thread.tsx')

/** Few queued writes are changed where they wait. */
function LoadedChange({ load, entry }: { load: LoadChange; entry: QueuedMutation }) {
  const { value } = useLoaded(load)
  return value && <value.ChangeInPlace entry={entry} />
}

function sayWhat(text: Text, entry: QueuedMutation): string {
  const { name } = entry.to
  const mutationLabel = mutationLabels[name]
  const kind = mutationLabel?.kind?.(entry) ?? name
  const facts = mutationLabel?.facts(entry, text)
  return text.t.find(kind.replace('.', '.queued.'), facts) ?? text.t('waiting.title')
}
