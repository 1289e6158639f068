import { useText } from '../platform/i18n.tsx'
import { Link } from '../platform/navigation.tsx'
import { StatusMark } from './status-mark.tsx'

/** On something that the server does not know yet: it waits for a network, or for the person's answer. */
export function WaitingMark({ state }: { state: 'waiting' | 'refused' | undefined }) {
  const { t } = useText()
  if (state === undefined) return null
  const isRefused = state === 'refused'
  return (
    <Link to="/waiting" className="inline-flex min-h-12 items-center">
      <StatusMark tone={isRefused ? 'bad' : 'waiting'} icon={isRefused ? 'circle-alert' : 'wifi-off'}>
        {t(isRefused ? 'outbox.markQuestion' : 'outbox.mark')}
      </StatusMark>
    </Link>
  )
}
