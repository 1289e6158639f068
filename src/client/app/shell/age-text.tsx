import { agoText } from '../../platform/i18n/ago.ts'
import { clockOffsetMs } from '../../platform/clock/server-clock.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useNow } from '../../platform/clock/today.ts'

/** The moment is looked at twice a minute only. */
const toleranceMs = 60_000

/** From when what is shown is. A clock that was set back meanwhile tells nothing: then it is only "a little old". */
export function AgeText({ isOffline, fetchedAt }: { isOffline: boolean; fetchedAt: number }) {
  const { t } = useText()
  // Both by this phone's own clock.
  const nowMs = useNow().getTime() + clockOffsetMs()
  if (fetchedAt - nowMs > toleranceMs) return <span>{t('frame.offline')}</span>
  const ago = agoText(t, new Date(fetchedAt).toISOString(), nowMs)
  return <span>{t(isOffline ? 'ago.seen.offline' : 'ago.seen.late', { ago })}</span>
}
