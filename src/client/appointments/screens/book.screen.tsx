import { use, useEffect, useRef, useState } from 'react'
import { BelowAnswer } from '../../platform/manifest/below-answer.ts'
import { navigate } from '../../platform/browser/navigation.tsx'
import { useText, type Text } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { WaitingMark } from '../../platform/outbox/queued-mark.tsx'
import { useAppointments } from '../appointments.queries.ts'
import { AppointmentFacts } from '../components/appointment-marks.tsx'
import { appointmentSentence } from '../components/appointment-sentence.ts'
import { AnswerState } from '../components/answers/answer-state.tsx'
import { BookingForm } from '../components/booking/booking-form.tsx'
import { useBookingOptions } from '../components/booking/booking-options.ts'
import { dayText } from '../components/day-text.ts'
import { VisitPlace } from '../components/visit-place.tsx'
import type { ShownAppointment } from '../components/waiting-appointments.ts'

export function Screen() {
  const { t } = useText()
  const [asked, setAsked] = useState<ShownAppointment | null>(null)
  return (
    <Page
      narrow={asked !== null}
      title={t('booking.title')}
      lead={asked ? undefined : <span className="max-md:hidden">{t('booking.lead')}</span>}
    >
      {asked ? (
        <RequestOptions
          appointment={asked}
          onAnother={() => {
            navigate('/appointments/book')
            setAsked(null)
          }}
        />
      ) : (
        <NewRequest onAsked={setAsked} />
      )}
    </Page>
  )
}

function NewRequest({ onAsked }: { onAsked: (appointment: ShownAppointment) => void }) {
  const options = useBookingOptions()
  return options ? <BookingForm options={options} onAsked={onAsked} /> : <Skeleton lines={6} />
}

function RequestOptions({
  appointment: asked,
  onAnother,
}: {
  appointment: ShownAppointment
  onAnother: () => void
}) {
  const text = useText()
  const { t } = text
  // A doctor may confirm while the page is open.
  const { data } = useAppointments()
  const appointment = data?.find(({ _id }) => _id === asked._id) ?? asked
  const isPending = appointment.status === 'pending'
  const below = use(BelowAnswer)
  const top = useRef<HTMLDivElement>(null)
  // The pressed button is removed: focus the answer.
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return (
    <div ref={top} tabIndex={-1} className="space-y-4 outline-none">
      {asked.waiting && appointment === asked ? (
        <Notice title={t('waiting.kept')} />
      ) : (
        <Notice kind={isLost(appointment) ? 'info' : 'success'} title={titleOf(text, appointment)}>
          {isPending && t('booking.next')}
        </Notice>
      )}
      <Card className="space-y-2">
        <p className="text-xl font-semibold">
          {dayText(text, appointment.date)}, {text.time(appointment.time)}
        </p>
        <WaitingMark state={appointment === asked ? asked.waiting?.state : undefined} />
        <AppointmentFacts appointment={appointment} showDoctor />
        <VisitPlace appointment={appointment} />
        {appointment !== asked || !asked.waiting ? <AnswerState appointment={appointment} /> : null}
      </Card>
      {below}
      <div className="flex flex-col gap-2">
        <ButtonLink to="/patient/appointments" wide icon="calendar-days">
          {t('booking.toMine')}
        </ButtonLink>
        <Button kind="quiet" wide onClick={onAnother}>
          {t('booking.another')}
        </Button>
      </div>
    </div>
  )
}

function isLost({ status }: ShownAppointment): boolean {
  return ['rejected', 'failed', 'cancelled', 'missed'].includes(status)
}

function titleOf(text: Text, appointment: ShownAppointment): string {
  const { doctor, status } = appointment
  if (status !== 'pending') return appointmentSentence(text, appointment)
  if (!doctor) return text.t('booking.submitted')
  return text.t('booking.pendingWith', { name: doctor.name })
}
