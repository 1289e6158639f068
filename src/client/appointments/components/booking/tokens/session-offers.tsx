import { lazy, Suspense } from 'react'
import { listSessions } from '../../../../../shared/appointments/appointments.tokens.endpoints.ts'
import { useAnswer } from '../../../../platform/queries/queries.tsx'
import { useSpecialtiesIn } from '../use-free-times.ts'
import type { OfferProps } from './session-offer-list.tsx'

// Fetched where a session has a free place.
const List = lazy(async () => ({ default: (await import('./session-offer-list.tsx')).SessionOfferList }))

/** The next sessions by token, of doctors for what the note names; nothing while there is none, or without a network. */
export function SessionOffers(props: Omit<OfferProps, 'offers'>) {
  const { named, isLoading } = useSpecialtiesIn(props.specialization)
  const { data } = useAnswer(listSessions, { query: named, enabled: !isLoading })
  if (!data || data.length === 0) return null
  return (
    <Suspense>
      <List {...props} offers={data} />
    </Suspense>
  )
}
