import { useEffect, useState } from 'react'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { loadMessages } from '../../platform/i18n/language.ts'
import { whenIdle } from '../../platform/browser/when-idle.ts'

type Line = Awaited<ReturnType<typeof loadWaitingLine>>['WaitingLine']

const messages = messageBundle('waiting')

/** Loads the line and its messages; also prefetched for offline use. */
export async function loadWaitingLine() {
  const [line] = await Promise.all([import('../waiting/waiting-line.tsx'), loadMessages(messages)])
  return line
}

/** Loaded in idle time, after the first screen. */
export function LazyWaitingLine() {
  const [Line, setLine] = useState<Line | null>(null)
  useEffect(() => {
    const load = () =>
      void loadWaitingLine().then(
        ({ WaitingLine }) => setLine(() => WaitingLine),
        // Not cached and no network: the outbox cannot send anyway.
        () => window.addEventListener('online', load, { once: true }),
      )
    whenIdle(load, 5_000)
    return () => window.removeEventListener('online', load)
  }, [])
  return Line && <Line />
}
