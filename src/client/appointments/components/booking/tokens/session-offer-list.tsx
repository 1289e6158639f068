import { takeToken } from '../../../../../shared/appointments/appointments.tokens.endpoints.ts'
import type { OfferedSession } from '../../../../../shared/appointments/tokens/appointments.tokens.schemas.ts'
import type { Pregnancy } from '../../../../../shared/vitals/grading/vitals.person.ts'
import { errorText } from '../../../../platform/api/error-text.ts'
import { newKey } from '../../../../platform/api/keys.ts'
import type { useEmergencyGate } from '../../../../platform/emergency-gate/use-emergency-gate.tsx'
import { useText } from '../../../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../../../platform/queries/queries.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { ShownAppointment } from '../../waiting-appointments.ts'
import { sendAsked } from '../../../../platform/emergency-gate/send-asked.ts'
import { whereOf, whoAndDay } from '../slots/slot-text.ts'

export interface OfferProps {
  offers: readonly OfferedSession[]
  specialization: string
  pregnancy: string
  gate: Pick<ReturnType<typeof useEmergencyGate>, 'pass' | 'hasAsked'>
  /** The words that pass the gate: the note, with what is known of the patient. */
  written: string
  onAsked: (appointment: ShownAppointment) => void
}

/** One press takes the next number: it is confirmed at once. */
export function SessionOfferList({ offers, specialization, pregnancy, gate, written, onAsked }: OfferProps) {
  const text = useText()
  const { t } = text
  const { mutateAsync, isPending, error, variables } = useWrite(takeToken, {
    // Somebody else took the last one, or the session has begun.
    onError: () => void refresh('appointments'),
  })

  async function take({ sessionId, date }: OfferedSession): Promise<void> {
    if (!(await gate.pass(written))) return
    const body = { sessionId, date, specialization, pregnancy: pregnancy as Pregnancy | '' }
    const key = newKey()
    onAsked(await sendAsked(gate, written, body, (asked) => mutateAsync({ body: asked, key })))
  }

  return (
    <>
      <ul className="divide-y divide-line">
        {offers.map((offer) => (
          <li
            key={offer.sessionId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 sm:flex-nowrap"
          >
            <div className="min-w-0">
              <p className="text-sm font-semibold text-leaf-deep">
                {t(offer.why === 'soonest' ? 'booking.soonestToken' : `booking.slots.why.${offer.why}`)}
              </p>
              <p className="font-semibold">{whoAndDay(text, offer)}</p>
              <p className="break-words">{whereOf(text, offer)}</p>
              <p className="text-soft">
                {t('appointments.token', {
                  number: `${offer.token}/${offer.of}`,
                  time: text.time(offer.time),
                })}
              </p>
            </div>
            <Button
              kind="quiet"
              busy={isPending && variables?.body?.sessionId === offer.sessionId}
              aria-label={`${t('booking.takeToken')} ${offer.token}: ${whoAndDay(text, offer)}`}
              onClick={() => void take(offer).catch(() => undefined)}
            >
              {t('booking.takeToken')}
            </Button>
          </li>
        ))}
      </ul>
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
    </>
  )
}
