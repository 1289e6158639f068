import { lazy, Suspense } from 'react'
import { listOwnAlarms } from '../../../shared/alarms/alarms.endpoints.ts'
import { loadMessages } from '../../platform/i18n/language.ts'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { refreshEveryMs, useAnswer } from '../../platform/queries/queries.tsx'
import { outboxKey, readStored } from '../../platform/storage/storage.ts'

// Fetched when there is one, or may be: most patients never have.
const Cards = lazy(async () => {
  const [{ PatientAlarmCards }] = await Promise.all([
    import('./patient-alarm-cards.tsx'),
    loadMessages(messageBundle('alarms')),
  ])
  return { default: PatientAlarmCards }
})

/**
 * For the patient, who knows and who does not: first of a reading that waits on this phone, then of each open alarm.
 * Nothing while there is none. `hasNumbers` false: the page has numbers to call further
 * down, and no offer to ring stands before them.
 */
export function PatientAlarms({ hasNumbers = true }: { hasNumbers?: boolean }) {
  const { data } = useAnswer(listOwnAlarms, { refetchEveryMs: refreshEveryMs })
  const alarms = data?.alarms.filter(({ outcome }) => outcome?.what !== 'removed') ?? []
  if (alarms.length === 0 && readStored(outboxKey) === null) return null
  return (
    <Suspense>
      <Cards alarms={alarms} hasNumbers={hasNumbers} />
    </Suspense>
  )
}
