import { lazy, Suspense } from 'react'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'
import { Skeleton } from '../../../ui/states.tsx'
import { splitByTime } from '../../appointments.queries.ts'
import { useOwnAppointments } from '../own-appointments.ts'

// Fetched when there is a visit ahead.
const Card = lazy(async () => {
  const [{ NextVisitCard }] = await Promise.all([
    import('./next-visit-card.tsx'),
    loadMessages(messageBundle('appointments')),
  ])
  return { default: NextVisitCard }
})

/** The patient's next appointment; nothing while there is none. */
export function NextVisit() {
  const { data } = useOwnAppointments()
  const next = data && splitByTime(data).upcoming[0]
  if (!next) return null
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <Card appointment={next} />
    </Suspense>
  )
}
