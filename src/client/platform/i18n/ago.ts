import { dayAgo, timeAgo, type Ago } from '../../../shared/kit/time/time-ago.ts'
import { messageBundle } from './namespaces.ts'
import { useText, type Translate } from './i18n.tsx'
import { useNow } from '../clock/today.ts'

/** For the manifest of a screen that shows relative times. */
export const agoMessages = messageBundle('ago')

/** "2 hours ago" for an ISO instant. */
export function agoText(t: Translate, at: string, nowMs: number): string {
  return textOf(t, timeAgo(Date.parse(at), nowMs))
}

/** "3 days ago" for a day (YYYY-MM-DD) without a time. */
export function dayAgoText(t: Translate, day: string, today: string): string {
  return textOf(t, dayAgo(day, today))
}

function textOf(t: Translate, ago: Ago | 'now' | 'today'): string {
  return typeof ago === 'string' ? t(`ago.${ago}`) : t(`ago.${ago.unit}`, { count: ago.count })
}

/** `agoText` as a hook that updates while the screen is open. */
export function useAgo(): (at: string) => string {
  const { t } = useText()
  const now = useNow()
  return (at) => agoText(t, at, now.getTime())
}
