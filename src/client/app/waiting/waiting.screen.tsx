import { useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { onMove } from '../../platform/browser/navigation.tsx'
import { loadOutbox } from '../../platform/outbox/load-outbox.ts'
import { withoutUploads } from '../../platform/outbox/ordering-key.ts'
import { useIsQueueLoaded, useQueuedMutations } from '../../platform/outbox/queued-mutation.ts'
import { signOut } from '../../platform/sign-out/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { useMessages } from '../../platform/i18n/use-messages.ts'
import { LeavingCard } from './leaving-card.tsx'
import { messagesOf } from './mutation-labels.ts'
import { WaitingEntry } from './waiting-entry.tsx'

addIcons(featurePaths)

/** All unsent writes and their actions. */
export function Screen() {
  const { t } = useText()
  const waiting = withoutUploads(useQueuedMutations())
  // Without a feature's messages its writes can still be sent or deleted.
  const messages = useMessages(messagesOf(waiting))
  const isOpened = useIsQueueLoaded() && messages.state !== 'coming'
  const isLeaving = useSyncExternalStore(onMove, readLeaving)
  const [isSending, setSending] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  // Leaving the page cancels the sign-out; coming back later does not count as being asked.
  if (wasAsked !== (isLeaving && (wasAsked || waiting.length > 0))) setWasAsked(!wasAsked)
  // All was sent while the question was shown: sign out.
  const isDone = isLeaving && wasAsked && waiting.length === 0
  useEffect(() => {
    void loadOutbox().then(
      ({ showOwnQueue }) => showOwnQueue(),
      () => undefined,
    )
  }, [])
  useEffect(() => {
    if (isDone) signOut()
  }, [isDone])

  async function sendNow(): Promise<void> {
    setSending(true)
    await loadOutbox().then(
      ({ sendAll }) => sendAll(),
      () => undefined,
    )
    setSending(false)
  }

  if (!isOpened) {
    return (
      <Page narrow title={t('waiting.title')}>
        <Skeleton cards={2} />
      </Page>
    )
  }
  if (waiting.length === 0) {
    return (
      <Page narrow title={t('waiting.title')}>
        <EmptyState icon="circle-check" title={t('waiting.none')} lead={t('waiting.noneLead')} />
      </Page>
    )
  }
  return (
    <Page narrow title={t('waiting.title')} lead={t('waiting.lead')}>
      <Button wide icon="refresh-cw" busy={isSending} onClick={() => void sendNow()}>
        {t('waiting.sendNow')}
      </Button>
      {isLeaving && <LeavingCard count={waiting.length} />}
      <ul className="space-y-4">
        {waiting.map((entry) => (
          <li key={entry.seq}>
            <WaitingEntry entry={entry} />
          </li>
        ))}
      </ul>
    </Page>
  )
}

function readLeaving(): boolean {
  return new URLSearchParams(location.search).has('leaving')
}
