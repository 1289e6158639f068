import { agoText } from '../../platform/i18n/ago.ts'
import { clockOffsetMs } from '../../platform/clock/server-clock.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useNow } from '../../platform/clock/today.ts'

/** The current time is only updated twice a minute. */
const toleranceMs = 60_000

/** The age of the shown data. If the clock was set back meanwhile the age is unknown and left out. */
export function AgeText({ isOffline, fetchedAt }: { isOffline: boolean; fetchedAt: number }) {
  const { t } = useText()
  // Both times are by this phone's clock.
  const nowMs = useNow().getTime() + clockOffsetMs()
  if (fetchedAt - nowMs > toleranceMs) return <span>{t('frame.offline')}</span>
  const ago = agoText(t, new Date(fetchedAt).toISOString(), nowMs)
  return <span>{t(isOffline ? 'ago.seen.offline' : 'ago.seen.late', { ago })}</span>
}
