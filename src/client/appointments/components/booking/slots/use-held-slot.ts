import { useEffect, useRef, useState } from 'react'
import { holdSlot, releaseSlot } from '../../../../../shared/appointments/appointments.slots.endpoints.ts'
import { holdMinutes } from '../../../../../shared/appointments/slots/appointments.slot-offers.ts'
import type { SlotOffer } from '../../../../../shared/appointments/slots/appointments.slots.schemas.ts'
import { newKey } from '../../../../platform/api/keys.ts'
import { refresh, useWrite } from '../../../../platform/queries/queries.tsx'

export interface Held {
  offer: SlotOffer
  time: string
  /** By this phone's clock, from the press on: the server counts from later. */
  until: number
}

/** The slot that is held for this patient: let go with the page, else it lapses by itself. */
export function useHeldSlot() {
  const [held, setHeld] = useState<Held | null>(null)
  const [hasLapsed, setHasLapsed] = useState(false)
  // Somebody else was faster: the list shows what is free now.
  const holding = useWrite(holdSlot, { onError: () => void refresh('appointments') })
  const releasing = useWrite(releaseSlot)
  const latest = useRef<() => void>(() => undefined)
  useEffect(() => {
    latest.current = held ? () => releasing.mutate({ key: newKey() }) : () => undefined
  })
  useEffect(() => () => latest.current(), [])

  async function hold(offer: SlotOffer, time: string): Promise<void> {
    const until = Date.now() + holdMinutes * 60_000
    setHasLapsed(false)
    await holding.mutateAsync({ body: { sessionId: offer.sessionId, date: offer.date, time }, key: newKey() })
    setHeld({ offer, time, until })
  }

  return {
    held,
    hasLapsed,
    error: holding.error,
    hold,
    lapse: () => {
      setHeld(null)
      setHasLapsed(true)
      void refresh('appointments')
    },
    /** The booking leaves the page, and there is nothing to let go. */
    taken: () => {
      latest.current = () => undefined
      setHeld(null)
    },
    release: () => {
      setHeld(null)
      releasing.mutate({ key: newKey() })
    },
  }
}
