import { useEffect } from 'react'
import { messageBundle } from '../i18n/namespaces.ts'
import { useText } from '../i18n/i18n.tsx'
import { loadMessages } from '../i18n/language.ts'
import { Link } from '../browser/navigation.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'

const messages = messageBundle('waiting')

/** A badge for a write that the server does not have yet, linked to the list of queued writes. */
export function WaitingMark({ state }: { state: 'waiting' | 'refused' | undefined }) {
  const { t } = useText()
  const isShown = state !== undefined
  useEffect(() => {
    if (isShown) void loadMessages(messages).catch(() => undefined)
  }, [isShown])
  if (!isShown) return null
  const isRefused = state === 'refused'
  return (
    <Link to="/waiting" className="inline-flex min-h-12 items-center">
      <StatusMark tone={isRefused ? 'bad' : 'waiting'} icon={isRefused ? 'circle-alert' : 'wifi-off'}>
        {t(isRefused ? 'waiting.markQuestion' : 'waiting.title')}
      </StatusMark>
    </Link>
  )
}
