import type { ReactNode } from 'react'
import { BelowAnswer } from '../../platform/manifest/below-answer.ts'
import { RingOfferPlace } from '../rings/ring-offer-place.tsx'

const offer = <RingOfferPlace about="answer" />

/** Below a request that was sent: whether the phone may ring when a doctor answers. */
export function Gate({ children }: { children: ReactNode }) {
  return <BelowAnswer value={offer}>{children}</BelowAnswer>
}
