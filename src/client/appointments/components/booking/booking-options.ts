import { useState } from 'react'
import { types, type AppointmentType } from '../../../../shared/appointments/appointments.lifecycle.ts'
import { useAppointments } from '../../appointments.queries.ts'

/** What a link to the form presets; empty where it says nothing. */
export interface BookingOptions {
  type: AppointmentType | ''
  specialization: string
  /** The id of a doctor, whose free times come first. */
  doctor: string
}

/**
 * Of `?type=teleconsultation`, `?doctor=` with an id, or `?again=` with the id of an earlier request, whose note never
 * stands in an address; undefined while that is being fetched.
 */
export function useBookingOptions(): BookingOptions | undefined {
  const [asked] = useState(() => new URLSearchParams(location.search))
  const again = asked.get('again')
  const { data, isPending } = useAppointments({ enabled: again !== null })
  const doctor = /^[\da-f-]{36}$/.exec(asked.get('doctor') ?? '')?.[0] ?? ''
  if (again === null)
    return { type: types.find((one) => one === asked.get('type')) ?? '', specialization: '', doctor }
  if (isPending) return undefined
  const { type = '', specialization = '' } = data?.find(({ _id }) => _id === again) ?? {}
  return { type, specialization, doctor }
}
