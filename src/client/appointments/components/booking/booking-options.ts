import { useState } from 'react'
import { types, type AppointmentType } from '../../../../shared/appointments/appointments.lifecycle.ts'
import { useAppointments } from '../../appointments.queries.ts'

/** What a link to the form presets; empty where it says nothing. */
export interface BookingOptions {
  type: AppointmentType | ''
  specialization: string
}

/**
 * Of `?type=teleconsultation`, or `?again=` with the id of an earlier request, whose note never stands in an address;
 * undefined while that is being fetched.
 */
export function useBookingOptions(): BookingOptions | undefined {
  const [asked] = useState(() => new URLSearchParams(location.search))
  const again = asked.get('again')
  const { data, isPending } = useAppointments({ enabled: again !== null })
  if (again === null)
    return { type: types.find((one) => one === asked.get('type')) ?? '', specialization: '' }
  if (isPending) return undefined
  const { type = '', specialization = '' } = data?.find(({ _id }) => _id === again) ?? {}
  return { type, specialization }
}
