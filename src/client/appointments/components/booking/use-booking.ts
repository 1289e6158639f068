import {
  appointmentRequest,
  type AppointmentRequest,
} from '../../../../shared/appointments/appointments.forms.ts'
import { useState } from 'react'
import { checkBookingTime } from '../../../../shared/appointments/appointments.booking.ts'
import { requestAppointment } from '../../../../shared/appointments/appointments.endpoints.ts'
import { navigate } from '../../../platform/browser/navigation.tsx'
import { today } from '../../../platform/clock/today.ts'
import { town } from '../../../platform/clock/town.ts'
import { useEmergencyGate } from '../../../platform/emergency-gate/use-emergency-gate.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useWrite } from '../../../platform/queries/queries.tsx'
import { useInSteps, useStep } from '../../../ui/steps/use-steps.ts'
import { expectedAppointment, type ShownAppointment } from '../waiting-appointments.ts'
import type { BookingOptions } from './booking-options.ts'
import { bookingSteps, fieldsOf, stepOf } from './booking-steps.ts'
import { useKnownPatient } from './known-patient.ts'
import { rejectEarly } from './reject-early.ts'
import { sendAsked } from '../../../platform/emergency-gate/send-asked.ts'
import { loadRedFlags } from './load-red-flags.ts'
import { nextDays, useFreeTimes, type FreeTimes } from './use-free-times.ts'

type OnAsked = (appointment: ShownAppointment) => void

/** The form as a whole, and on phones its way from step to step. */
export function useBooking({ type: wished, specialization }: BookingOptions, onAsked: OnAsked) {
  const inSteps = useInSteps()
  const step = useStep(bookingSteps)
  const known = useKnownPatient()
  const { gate, send } = useSending(onAsked, known)
  const [tried, setTried] = useState({ date: '', time: '' })
  // What a link presets has a draft of its own, so that an older draft does not override it.
  const draft = `appointments.request${wished && `.${wished}`}${specialization && '.again'}`
  const form = useForm(
    { feature: 'appointments', schema: appointmentRequest },
    {
      initial: { specialization, date: '', time: '', type: wished, pregnancy: '' },
      draft,
      submit: async (body, key) => {
        setTried(body)
        const fields = checkBookingTime(body, new Date(), town().timeZone)
        if (Object.keys(fields).length > 0) rejectEarly(fields)
        onAsked(await send(body, key))
      },
      onRefused: (paths) => {
        if (inSteps && stepOf(paths) !== step) navigate(`#${stepOf(paths)}`)
      },
    },
  )
  const { date, time, specialization: note } = form.values
  const free = useFreeTimes(note, date)

  function goOn(): void {
    if (inSteps) navigate(`#${bookingSteps[bookingSteps.indexOf(step) + 1] ?? 'how'}`)
  }

  // The day whose times are shown.
  const shownDay = date || firstFreeDay(free)

  return {
    ...form,
    // After another time is chosen, the error about the old one no longer applies.
    formError: date === tried.date && time === tried.time ? form.formError : null,
    step,
    draft,
    free,
    shownDay,
    goOn,
    choose: (chosen: { date: string; time: string }) => {
      form.set('date', chosen.date)
      form.set('time', chosen.time)
    },
    /** Red flags are asked about before anything else. */
    onSubmit: async (event: { preventDefault(): void }) => {
      event.preventDefault()
      if (!(await gate.pass(known(form.values)))) return
      // It looks chosen, so it is.
      if (date === '' && (!inSteps || step === 'when')) form.set('date', shownDay)
      if (inSteps && step !== 'how') void form.checkPart(fieldsOf(step), goOn)
      else form.onSubmit()
    },
    dialog: gate.dialog,
    /** For a token, which asks about the same words. */
    token: { gate, written: known(form.values) },
  }
}

function useSending(onAsked: OnAsked, known: ReturnType<typeof useKnownPatient>) {
  const { mutateAsync } = useWrite(requestAppointment, {
    staysInForm: true,
    onKept: ({ body, key = '' }) =>
      onAsked(expectedAppointment({ body, key, state: 'waiting' }, town().timeZone)),
  })
  const gate = useEmergencyGate(loadRedFlags, 'booking')

  const send = (body: AppointmentRequest, key: string): Promise<ShownAppointment> =>
    sendAsked(gate, known(body), body, (asked) => mutateAsync({ body: asked, key }))
  return { gate, send }
}

/** Before a day is chosen: the first with a free time, else today. */
function firstFreeDay(free: FreeTimes): string {
  return nextDays().find((date) => (free.of(date)?.length ?? 0) > 0) ?? today()
}
