import { useEffect } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Link } from '../../platform/browser/navigation.tsx'
import { loadOutbox } from '../../platform/outbox/load-outbox.ts'
import { withoutUploads } from '../../platform/outbox/ordering-key.ts'
import { useQueuedMutations } from '../../platform/outbox/queued-mutation.ts'
import { Icon } from '../../ui/icons/icon.tsx'

/** On every page: how many writes wait for the network or for an answer, linked to the list. */
export function WaitingLine() {
  const { t } = useText()
  const waiting = withoutUploads(useQueuedMutations())
  useEffect(openOutbox, [])
  const questions = waiting.filter(({ state }) => state === 'refused').length
  const others = waiting.length - questions
  return (
    waiting.length > 0 && (
      <Link
        to="/waiting"
        data-print="no"
        className="flex min-h-12 flex-wrap items-center justify-center gap-x-2 border-b border-mustard bg-mustard-tint px-4 py-2 text-sm font-semibold text-ink"
      >
        <Icon name={questions > 0 ? 'circle-alert' : 'wifi-off'} />
        {others > 0 && <span>{t('waiting.line', { count: others })}</span>}
        {questions > 0 && <span>{t('waiting.question', { count: questions })}</span>}
        <Icon name="chevron-right" />
      </Link>
    )
  )
}

/** Opens the outbox and keeps sending while a user is signed in. */
function openOutbox(): () => void {
  let isOver = false
  let stop = () => {}
  const open = () =>
    void loadOutbox().then(
      ({ keepSending }) => {
        if (!isOver) stop = keepSending()
      },
      // Not cached and no network: the outbox cannot send anyway.
      () => window.addEventListener('online', open, { once: true }),
    )
  open()
  return () => {
    isOver = true
    stop()
    window.removeEventListener('online', open)
  }
}
