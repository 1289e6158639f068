import { lazy, Suspense } from 'react'
import { listDeskAlarms } from '../../../shared/alarms/alarms.endpoints.ts'
import { loadMessages } from '../../platform/i18n/language.ts'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { refreshEveryMs, useAnswer } from '../../platform/queries/queries.tsx'

// Fetched when there is one.
const Cards = lazy(async () => {
  const [{ DeskAlarmCards }] = await Promise.all([
    import('./desk-alarm-cards.tsx'),
    loadMessages(messageBundle('alarm-bar')),
    loadMessages(messageBundle('alarm-desk')),
    loadMessages(messageBundle('alarms')),
  ])
  return { default: DeskAlarmCards }
})

/** On top of the desk until closed. Nothing while there is none. */
export function DeskAlarms() {
  const { data } = useAnswer(listDeskAlarms, { refetchEveryMs: refreshEveryMs })
  if (!data || data.alarms.length === 0) return null
  return (
    <Suspense>
      <Cards alarms={data.alarms} open={data.open} />
    </Suspense>
  )
}
