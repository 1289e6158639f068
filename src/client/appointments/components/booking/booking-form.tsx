import {
  appointmentRequest,
  type AppointmentRequest,
} from '../../../../shared/appointments/appointments.forms.ts'
import { useState } from 'react'
import { checkBookingTime } from '../../../../shared/appointments/appointments.booking.ts'
import { requestAppointment } from '../../../../shared/appointments/appointments.endpoints.ts'
import { types, type AppointmentType } from '../../../../shared/appointments/appointments.lifecycle.ts'
import { ApiError } from '../../../platform/api/api.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useWrite } from '../../../platform/queries/queries.tsx'
import { town } from '../../../platform/clock/town.ts'
import { useEmergencyGate } from '../../../platform/emergency-gate/use-emergency-gate.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { typeIcons } from '../appointment-marks.tsx'
import { BookingProblem } from './booking-problem.tsx'
import { ForWhomPlace } from './for-whom-place.tsx'
import { DayField } from './day-field.tsx'
import { rejectEarly } from './reject-early.ts'
import { SpecialtyField } from './specialty-field.tsx'
import { TimeField } from './time-field.tsx'
import { expectedAppointment, type ShownAppointment } from '../waiting-appointments.ts'

const loadRedFlags = () => import('../../../../shared/red-flags/red-flags.matching.ts')

export function BookingForm({ onAsked }: { onAsked: (appointment: ShownAppointment) => void }) {
  const { t } = useText()
  const { mutateAsync } = useWrite(requestAppointment, {
    staysInForm: true,
    onKept: ({ body, key = '' }) =>
      onAsked(expectedAppointment({ body, key, state: 'waiting' }, town().timeZone)),
  })
  // A link may preset the type; it has a draft of its own, so that an older draft does not override it.
  const [{ type: wished, specialization }] = useState(() => readOptions(location.search))
  const gate = useEmergencyGate(loadRedFlags, 'booking')
  const [tried, setTried] = useState({ date: '', time: '' })
  const draft = `appointments.request${wished && `.${wished}`}${specialization && '.again'}`
  async function send(body: AppointmentRequest, key: string): Promise<ShownAppointment> {
    const redFlagsSeen = gate.hasAsked(body.specialization)
    try {
      return await mutateAsync({ body: redFlagsSeen ? { ...body, redFlagsSeen } : body, key })
    } catch (error) {
      // The server knows a sign that this version of the app does not.
      const found = redFlagsOf(error)
      if (!found || !(await gate.pass(body.specialization, found))) throw error
      return mutateAsync({ body: { ...body, redFlagsSeen: true }, key })
    }
  }

  const form = useForm(
    { feature: 'appointments', schema: appointmentRequest },
    {
      initial: { specialization, date: '', time: '', type: wished },
      draft,
      submit: async (body, key) => {
        setTried(body)
        const fields = checkBookingTime(body, new Date(), town().timeZone)
        if (Object.keys(fields).length > 0) rejectEarly(fields)
        onAsked(await send(body, key))
      },
    },
  )
  const { date, time, specialization: note } = form.values

  async function askFirst(event: { preventDefault(): void }): Promise<void> {
    event.preventDefault()
    if (await gate.pass(note)) form.onSubmit()
  }
  // After another time is chosen, the error about the old one no longer applies.
  const isStale = date !== tried.date || time !== tried.time

  return (
    <form noValidate onSubmit={(event) => void askFirst(event)} className="space-y-6">
      <ForWhomPlace draft={draft} />
      <SpecialtyField
        field={form.field('specialization')}
        set={(value) => form.set('specialization', value)}
      />
      <DayField field={form.field('date')} set={(value) => form.set('date', value)} />
      <TimeField field={form.field('time')} date={date} />
      <ChoiceField
        {...form.field('type')}
        big
        longWords
        label={t('appointments.book.type')}
        options={types.map((value) => ({
          value,
          label: t(`appointments.types.${value}`),
          lead: t(`appointments.book.typeLeads.${value}`),
          icon: typeIcons[value],
        }))}
      />
      {form.formError !== null && !isStale && (
        <BookingProblem
          sentence={form.formError}
          failure={form.failure}
          onChoose={(free) => {
            form.set('date', free.date)
            form.set('time', free.time)
          }}
        />
      )}
      <Button type="submit" wide busy={form.busy}>
        {t('appointments.book.submit')}
      </Button>
      {gate.dialog}
    </form>
  )
}

/** The codes of a refusal because of red flags. */
function redFlagsOf(error: unknown): readonly string[] | null {
  return error instanceof ApiError && error.code === 'redFlag' ? (error.details?.redFlags ?? []) : null
}

/** Reads `?type=teleconsultation&specialization=fever`; empty for missing or unknown values. */
function readOptions(search: string): { type: AppointmentType | ''; specialization: string } {
  const asked = new URLSearchParams(search)
  const type = types.find((one) => one === asked.get('type')) ?? ''
  return { type, specialization: asked.get('specialization') ?? '' }
}
