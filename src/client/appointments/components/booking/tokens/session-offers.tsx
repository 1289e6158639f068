import { lazy, Suspense, useDeferredValue } from 'react'
import { listSessions } from '../../../../../shared/appointments/appointments.tokens.endpoints.ts'
import { useLoaded } from '../../../../platform/browser/use-loaded.ts'
import { useAnswer } from '../../../../platform/queries/queries.tsx'
import { loadNamedFlags } from '../send-asked.ts'
import { useSpecialtiesIn } from '../use-free-times.ts'
import type { OfferProps } from './session-offer-list.tsx'

// Fetched where a session has a free place.
const List = lazy(async () => ({ default: (await import('./session-offer-list.tsx')).SessionOfferList }))

/**
 * The next sessions by token, of doctors for what the note names; nothing while there is none, without a network, or for a
 * danger sign with a name: a doctor reads the request first.
 */
export function SessionOffers(props: Omit<OfferProps, 'offers'>) {
  const { named, isLoading } = useSpecialtiesIn(props.specialization)
  const { data } = useAnswer(listSessions, { query: named, enabled: !isLoading })
  const written = useDeferredValue(props.written)
  const { value: found } = useLoaded(loadNamedFlags)
  if (!data || data.length === 0 || !found || found.redFlagsIn(written).length > 0) return null
  return (
    <Suspense>
      <List {...props} offers={data} />
    </Suspense>
  )
}
