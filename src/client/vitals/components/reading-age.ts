import { agoText, dayAgoText } from '../../platform/i18n/ago.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { today, useNow } from '../../platform/clock/today.ts'

/** The age of a reading: in hours when it was measured and entered today, else in days. */
export function useAge(): (reading: { date: string; at: string; measuredAt?: string | undefined }) => string {
  const { t } = useText()
  const now = useNow()
  return ({ date, at, measuredAt = at }) =>
    date === today() ? agoText(t, measuredAt, now.getTime()) : dayAgoText(t, date, today())
}
