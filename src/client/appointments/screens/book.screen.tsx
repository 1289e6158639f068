import { useEffect, useRef, useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { WaitingMark } from '../../platform/outbox/queued-mark.tsx'
import { AppointmentFacts } from '../components/appointment-marks.tsx'
import { BookingForm } from '../components/booking/booking-form.tsx'
import { dayWords } from '../components/day-words.ts'
import type { ShownAppointment } from '../components/waiting-appointments.ts'

export function Screen() {
  const { t } = useText()
  const [asked, setAsked] = useState<ShownAppointment | null>(null)
  return (
    <Page narrow title={t('appointments.book.title')} lead={asked ? undefined : t('appointments.book.lead')}>
      {asked ? (
        <RequestOptions appointment={asked} onAnother={() => setAsked(null)} />
      ) : (
        <BookingForm onAsked={setAsked} />
      )}
    </Page>
  )
}

function RequestOptions({
  appointment,
  onAnother,
}: {
  appointment: ShownAppointment
  onAnother: () => void
}) {
  const text = useText()
  const { t } = text
  const top = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: the cursor goes where the answer stands.
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  const { doctor } = appointment
  return (
    <div ref={top} tabIndex={-1} className="space-y-4 outline-none">
      {appointment.waiting ? (
        <Notice title={t('waiting.kept')} />
      ) : (
        <Notice
          kind="success"
          title={
            doctor
              ? t('appointments.book.pendingWith', { name: doctor.name })
              : t('appointments.book.submitted')
          }
        >
          {t('appointments.book.next')}
        </Notice>
      )}
      <Card className="space-y-2">
        <p className="text-xl font-semibold">
          {dayWords(text, appointment.date)}, {text.time(appointment.time)}
        </p>
        <WaitingMark state={appointment.waiting?.state} />
        <AppointmentFacts appointment={appointment} showDoctor />
      </Card>
      <div className="flex flex-col gap-2">
        <ButtonLink to="/patient/appointments" wide icon="calendar-days">
          {t('appointments.book.toMine')}
        </ButtonLink>
        <Button kind="quiet" wide onClick={onAnother}>
          {t('appointments.book.another')}
        </Button>
      </div>
    </div>
  )
}
