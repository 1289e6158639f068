import { useState } from 'react'
import type { SlotOffer } from '../../../../../shared/appointments/slots/appointments.slots.schemas.ts'
import { errorText } from '../../../../platform/api/error-text.ts'
import { useText } from '../../../../platform/i18n/i18n.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { chipClass } from '../chip.ts'
import type { OfferProps } from '../tokens/session-offer-list.tsx'
import { HeldSlot } from './held-slot.tsx'
import { whereOf, whoAndDay } from './slot-text.ts'
import { useHeldSlot } from './use-held-slot.ts'

type Props = Omit<OfferProps, 'offers'> & { offers: readonly SlotOffer[] }

/** One press holds a time for two minutes, the next one confirms it. */
export function SlotOffers({ offers, ...props }: Props) {
  const { t } = useText()
  const slot = useHeldSlot()

  async function choose(offer: SlotOffer, time: string): Promise<void> {
    if (await props.gate.pass(props.written)) await slot.hold(offer, time)
  }

  return (
    <>
      {slot.held ? (
        <HeldSlot
          key={slot.held.until}
          {...props}
          held={slot.held}
          onLapse={slot.lapse}
          onTaken={slot.taken}
          onRelease={slot.release}
        />
      ) : (
        slot.hasLapsed && <Notice>{t('booking.slots.lapsed')}</Notice>
      )}
      {slot.error && <Notice kind="error">{errorText(t, slot.error)}</Notice>}
      {/* The other times come back with the press that lets this one go. */}
      <ul className="divide-y divide-line" hidden={slot.held !== null}>
        {offers.map((offer) => (
          <Offer
            key={`${offer.sessionId} ${offer.date}`}
            offer={offer}
            onChoose={(time) => void choose(offer, time).catch(() => undefined)}
          />
        ))}
      </ul>
    </>
  )
}

/** More would hide the other offers. */
const shownTimes = 6

function Offer({ offer, onChoose }: { offer: SlotOffer; onChoose: (time: string) => void }) {
  const text = useText()
  const { t, time: clock } = text
  const [showsAll, setShowsAll] = useState(false)
  const { times } = offer
  const shown = showsAll ? times : times.slice(0, shownTimes)
  return (
    <li className="space-y-2 py-3">
      <div>
        <p className="text-sm font-semibold text-leaf-deep">{t(`booking.slots.why.${offer.why}`)}</p>
        <p className="font-semibold">{whoAndDay(text, offer)}</p>
        <p className="break-words">{whereOf(text, offer)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {shown.map((time) => (
          <button
            key={time}
            type="button"
            className={chipClass}
            aria-label={`${clock(time)}, ${whoAndDay(text, offer)}`}
            onClick={() => onChoose(time)}
          >
            {clock(time)}
          </button>
        ))}
        {shown.length < times.length && (
          <button type="button" className={chipClass} onClick={() => setShowsAll(true)}>
            {t('booking.slots.more', { count: times.length - shown.length })}
          </button>
        )}
      </div>
    </li>
  )
}
