import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { writeDraft } from '../../../platform/session/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenStep, StepButtons, StepPart, StepProgress } from '../../../ui/steps/steps.tsx'
import type { ShownAppointment } from '../waiting-appointments.ts'
import type { BookingOptions } from './booking-options.ts'
import { BookingProblem } from './booking-problem.tsx'
import { bookingSteps, type BookingStep } from './booking-steps.ts'
import { BookingSummary } from './booking-summary.tsx'
import { ComplaintField } from './complaint/complaint-field.tsx'
import { DayCards } from './day-cards.tsx'
import { ForWhomPlace } from './for-whom-place.tsx'
import { MeetingField } from './meeting-field.tsx'
import { PregnancyField } from './pregnancy-field.tsx'
import { TimeChoice } from './time-choice.tsx'
import { SessionOffers } from './tokens/session-offers.tsx'
import { useBooking } from './use-booking.ts'

/** On wide screens day and time stand beside the rest. */
const formClass =
  'flex flex-col gap-6 lg:grid lg:max-w-5xl lg:grid-cols-2 lg:items-start lg:gap-x-10 ' +
  'lg:[&>[data-step=when]]:col-start-2 lg:[&>[data-step=when]]:row-span-4 lg:[&>[data-step=when]]:row-start-1'

interface Props {
  options: BookingOptions
  onAsked: (appointment: ShownAppointment) => void
}

export function BookingForm({ options, onAsked }: Props) {
  const { t } = useText()
  const form = useBooking(options, onAsked)
  return (
    <OpenStep value={form.step}>
      <form noValidate onSubmit={(event) => void form.onSubmit(event)} className={formClass}>
        <StepProgress steps={bookingSteps} title={t(`booking.steps.${form.step}`)} isTitleShown />
        <Part of="what">
          <ForWhomPlace draft={form.draft} />
          <ComplaintField
            field={form.field('specialization')}
            set={(value) => form.set('specialization', value)}
            onChosen={form.goOn}
          />
        </Part>
        <Part of="when">
          <SessionOffers
            {...form.token}
            doctor={options.doctor}
            specialization={form.values.specialization}
            pregnancy={form.values.pregnancy}
            onAsked={(appointment) => {
              writeDraft(form.draft, null)
              onAsked(appointment)
            }}
          />
          <DayCards
            field={form.field('date')}
            set={(value) => form.set('date', value)}
            shown={form.shownDay}
            free={form.free}
          />
          <TimeChoice
            field={form.field('time')}
            date={form.shownDay}
            free={form.free}
            onChoose={(time, isFinger) => {
              form.choose({ date: form.shownDay, time })
              if (isFinger) form.goOn()
            }}
          />
        </Part>
        <Part of="how">
          <MeetingField
            field={form.field('type')}
            clinics={form.free.clinicsAt(form.values.date, form.values.time)}
          />
          <PregnancyField {...form.field('pregnancy')} />
          <BookingSummary {...form.values} />
        </Part>
        {form.formError !== null && (
          <BookingProblem sentence={form.formError} failure={form.failure} onChoose={form.choose} />
        )}
        <StepPart of="how">
          <Button type="submit" wide busy={form.busy}>
            {t('booking.submit')}
          </Button>
        </StepPart>
        <StepButtons steps={bookingSteps} busy={form.busy} />
        {form.dialog}
      </form>
    </OpenStep>
  )
}

/** A step with its heading, which on phones stands beside the progress. */
function Part({ of, children }: { of: BookingStep; children: ReactNode }) {
  const { t } = useText()
  return (
    <StepPart of={of}>
      <h2 className="hidden text-xl font-semibold md:block">{t(`booking.steps.${of}`)}</h2>
      {children}
    </StepPart>
  )
}
