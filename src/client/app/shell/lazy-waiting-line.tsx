import { useEffect, useState } from 'react'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { loadMessages } from '../../platform/i18n/language.ts'
import { whenIdle } from '../../platform/browser/when-idle.ts'

type Line = Awaited<ReturnType<typeof loadWaitingLine>>['WaitingLine']

const messages = messageBundle('waiting')

/** With its messages; also fetched ahead, so that it is there without a network. */
export async function loadWaitingLine() {
  const [line] = await Promise.all([import('../waiting/waiting-line.tsx'), loadMessages(messages)])
  return line
}

/** In idle time: the first screen stands before anybody asks what waits. */
export function LazyWaitingLine() {
  const [Line, setLine] = useState<Line | null>(null)
  useEffect(() => {
    const load = () =>
      void loadWaitingLine().then(
        ({ WaitingLine }) => setLine(() => WaitingLine),
        // Not here yet and no network: what lies in the outbox can wait for one.
        () => window.addEventListener('online', load, { once: true }),
      )
    whenIdle(load, 5_000)
    return () => window.removeEventListener('online', load)
  }, [])
  return Line && <Line />
}
