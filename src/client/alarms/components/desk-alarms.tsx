import { lazy, Suspense } from 'react'
import { listDeskAlarms, listSms } from '../../../shared/alarms/alarms.endpoints.ts'
import { loadMessages } from '../../platform/i18n/language.ts'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { refreshEveryMs, useAnswer } from '../../platform/queries/queries.tsx'

// Each fetched when there is one.
const Cards = lazy(async () => {
  const [{ DeskAlarmCards }] = await Promise.all([
    import('./desk-alarm-cards.tsx'),
    loadMessages(messageBundle('alarm-bar')),
    loadMessages(messageBundle('alarm-desk')),
    loadMessages(messageBundle('alarms')),
  ])
  return { default: DeskAlarmCards }
})
const Outbox = lazy(async () => {
  const [{ SmsOutbox }] = await Promise.all([
    import('./sms-outbox.tsx'),
    loadMessages(messageBundle('alarm-desk')),
    loadMessages(messageBundle('alarms')),
  ])
  return { default: SmsOutbox }
})

/** On top of the desk: alarms until closed, and text messages until sent. Nothing while there is none. */
export function DeskAlarms() {
  const { data } = useAnswer(listDeskAlarms, { refetchEveryMs: refreshEveryMs })
  const { data: sms } = useAnswer(listSms, { refetchEveryMs: refreshEveryMs })
  return (
    <Suspense>
      {data && data.alarms.length > 0 && <Cards alarms={data.alarms} open={data.open} />}
      {sms && sms.waiting > 0 && <Outbox {...sms} />}
    </Suspense>
  )
}
