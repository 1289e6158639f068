import { declineOffer, takeOffer } from '../../../../shared/appointments/appointments.endpoints.ts'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { refresh } from '../../../platform/queries/queries.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/overlays/toast.tsx'
import { useChange } from '../../appointments.queries.ts'
import { dayText } from '../day-text.ts'
import { VisitPlace } from '../visit-place.tsx'

type Offer = NonNullable<Appointment['offer']>

/** The doctor must see the patient in person: when and where, and the two answers. */
export function OfferCard({ appointment, offer }: { appointment: Appointment; offer: Offer }) {
  const text = useText()
  const { t } = text
  const params = { id: appointment._id }
  const onError = () => void refresh('appointments')
  const take = useChange(takeOffer, {
    // Its time may have been given away meanwhile: then the answer offers another.
    onDone: ({ status, date, time }) =>
      status === 'scheduled'
        ? showToast(
            t('appointments.answers.offerTaken', { date: dayText(text, date), time: text.time(time) }),
          )
        : showToast(t('appointments.answers.offerMoved')),
    onError,
  })
  const decline = useChange(declineOffer, {
    onDone: () => showToast(t('appointments.answers.offerDeclined')),
    onError,
  })
  const error = take.error ?? decline.error
  const { allowedActions, doctor } = appointment
  return (
    <section className="space-y-3 rounded-xl border-2 border-leaf bg-leaf-tint p-4">
      <h3 className="text-lg font-semibold">
        {t('appointments.answers.offer', { doctor: doctor?.name ?? '' })}
      </h3>
      <p className="text-lg">
        {t('appointments.answers.offerTime', {
          date: dayText(text, offer.date),
          time: text.time(offer.time),
        })}
      </p>
      <VisitPlace appointment={{ ...appointment, type: 'in-person' }} />
      {error && <Notice kind="error" title={errorText(t, error)} />}
      <div className="flex flex-col gap-2">
        {allowedActions.includes('takeOffer') && (
          <Button icon="check" wide busy={take.isPending} onClick={() => take.mutate({ params })}>
            {t('appointments.answers.takeOffer')}
          </Button>
        )}
        {allowedActions.includes('declineOffer') && (
          <Button
            kind="quiet"
            icon="x"
            wide
            busy={decline.isPending}
            onClick={() => decline.mutate({ params })}
          >
            {t('appointments.answers.declineOffer')}
          </Button>
        )}
      </div>
    </section>
  )
}
