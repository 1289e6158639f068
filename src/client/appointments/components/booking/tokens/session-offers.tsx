import { lazy, Suspense, useDeferredValue } from 'react'
import { listSlots } from '../../../../../shared/appointments/appointments.slots.endpoints.ts'
import { listSessions } from '../../../../../shared/appointments/appointments.tokens.endpoints.ts'
import { ApiError } from '../../../../platform/api/api.ts'
import { useLoaded } from '../../../../platform/browser/use-loaded.ts'
import { useText } from '../../../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../../../platform/queries/queries.tsx'
import { loadNamedFlags } from '../load-red-flags.ts'
import { useSpecialtiesIn } from '../use-free-times.ts'
import type { OfferProps } from './session-offer-list.tsx'

// Fetched where a session has a free place.
const Tokens = lazy(async () => ({ default: (await import('./session-offer-list.tsx')).SessionOfferList }))
const Slots = lazy(async () => ({ default: (await import('../slots/slot-offers.tsx')).SlotOffers }))

/**
 * What is confirmed at once: the next slots and sessions by token of doctors for what the note names, or of the one for
 * whom the booking was opened. Without a network it says so. Nothing while there is none, or for a danger sign with a name:
 * a doctor reads the request first.
 */
export function SessionOffers({ doctor, ...props }: Omit<OfferProps, 'offers'> & { doctor: string }) {
  const { t } = useText()
  const { named, isLoading } = useSpecialtiesIn(props.specialization)
  const query = { ...named, ...(doctor && { doctor }) }
  const tokens = useAnswer(listSessions, { query, enabled: !isLoading }).data ?? []
  const { data: slots, error } = useAnswer(listSlots, { query, enabled: !isLoading })
  const written = useDeferredValue(props.written)
  const { value: found } = useLoaded(loadNamedFlags)
  if (!found || found.redFlagsIn(written).length > 0) return null
  if (!slots && error instanceof ApiError && error.status === 0)
    return <p className="text-soft">{t('booking.slots.offline')}</p>
  const hasSlots = slots !== undefined && slots.offers.length > 0
  if (!hasSlots && !slots?.without && tokens.length === 0) return null
  return (
    <Suspense>
      <section className="space-y-2">
        <h3 className="text-lg font-semibold">{t('booking.freeTimes')}</h3>
        {slots?.without && <p>{t('booking.slots.without', slots.without)}</p>}
        {hasSlots && <Slots {...props} offers={slots.offers} />}
        {tokens.length > 0 && <Tokens {...props} offers={tokens} />}
        <h3 className="pt-2 text-lg font-semibold">{t('booking.otherTime')}</h3>
      </section>
    </Suspense>
  )
}
