import type { ReactNode } from 'react'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { dayText } from '../day-text.ts'

/** Appointments grouped by day, in the given order. */
export function ScheduleDays({
  appointments,
  list,
  heading = 'h3',
}: {
  appointments: readonly Appointment[]
  list: (ofDay: readonly Appointment[]) => ReactNode
  /** The heading level of the days. */
  heading?: 'h2' | 'h3'
}) {
  const text = useText()
  const Heading = heading
  return [...byDay(appointments)].map(([date, ofDay]) => (
    <div key={date} className="space-y-3">
      <Heading className="font-semibold text-soft">{dayText(text, date)}</Heading>
      {list(ofDay)}
    </div>
  ))
}

export function byDay(appointments: readonly Appointment[]): Map<string, Appointment[]> {
  const days = new Map<string, Appointment[]>()
  for (const appointment of appointments) {
    days.set(appointment.date, [...(days.get(appointment.date) ?? []), appointment])
  }
  return days
}
