import { dayAgo, timeAgo, type Ago } from '../../../shared/kit/time/time-ago.ts'
import { messageBundle } from './namespaces.ts'
import { useText, type Translate } from './i18n.tsx'
import { useNow } from '../clock/today.ts'

/** Named by the manifest of a screen that says how long ago something was. */
export const agoMessages = messageBundle('ago')

/** "2 hours ago" of an instant as it stands on the wire. */
export function agoText(t: Translate, at: string, nowMs: number): string {
  return textOf(t, timeAgo(Date.parse(at), nowMs))
}

/** "3 days ago" of a day (YYYY-MM-DD) whose time is not known. */
export function dayAgoText(t: Translate, day: string, today: string): string {
  return textOf(t, dayAgo(day, today))
}

function textOf(t: Translate, ago: Ago | 'now' | 'today'): string {
  return typeof ago === 'string' ? t(`ago.${ago}`) : t(`ago.${ago.unit}`, { count: ago.count })
}

/** The same for a screen: what it says grows older while the screen stays open. */
export function useAgo(): (at: string) => string {
  const { t } = useText()
  const now = useNow()
  return (at) => agoText(t, at, now.getTime())
}
