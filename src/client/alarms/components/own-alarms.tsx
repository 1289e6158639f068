import { lazy, Suspense } from 'react'
import { listOwnAlarms } from '../../../shared/alarms/alarms.endpoints.ts'
import { loadMessages } from '../../platform/i18n/language.ts'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { refreshEveryMs, useAnswer } from '../../platform/queries/queries.tsx'

// Fetched when there is one: most patients never have.
const Cards = lazy(async () => {
  const [{ OwnAlarmCards }] = await Promise.all([
    import('./own-alarm-cards.tsx'),
    loadMessages(messageBundle('alarms')),
  ])
  return { default: OwnAlarmCards }
})

/**
 * For the patient: of each open alarm who knows, and who does not. Nothing while there is none. `hasNumbers`: with the ambulance to call, unless the
 * page has it. */
export function OwnAlarms({ hasNumbers = true }: { hasNumbers?: boolean }) {
  const { data } = useAnswer(listOwnAlarms, { refetchEveryMs: refreshEveryMs })
  const shown = data?.alarms.filter(({ outcome }) => outcome?.what !== 'removed') ?? []
  if (shown.length === 0) return null
  return (
    <Suspense>
      <Cards alarms={shown} hasNumbers={hasNumbers} />
    </Suspense>
  )
}
