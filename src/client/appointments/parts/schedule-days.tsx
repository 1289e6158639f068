import { useState, type ReactNode } from 'react'
import type { Appointment } from '../../../shared/appointments/appointments.contract.ts'
import { useText } from '../../platform/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { dayWords } from './day-words.ts'
import { placeOfCard } from './schedule-card.tsx'

/** More at once are heavy for an old phone, and nobody answers the hundredth before the first. */
const shownAtFirst = 20

/** Appointments under the headings of their days, in the order in which they come; a few at a time. */
export function ScheduleDays({
  appointments,
  list,
  heading = 'h3',
}: {
  appointments: readonly Appointment[]
  list: (ofDay: readonly Appointment[]) => ReactNode
  /** The level of the days' headings: one below what stands above them. */
  heading?: 'h2' | 'h3'
}) {
  const text = useText()
  const [shownCount, setShownCount] = useState(shownAtFirst)
  const next = appointments[shownCount]
  const Heading = heading
  return (
    <>
      {[...byDay(appointments.slice(0, shownCount))].map(([date, ofDay]) => (
        <div key={date} className="space-y-3">
          <Heading className="font-semibold text-soft">{dayWords(text, date)}</Heading>
          {list(ofDay)}
        </div>
      ))}
      {next && (
        <Button
          kind="quiet"
          wide
          onClick={() => {
            setShownCount(shownCount + shownAtFirst)
            // Whoever works by keyboard goes on where the new ones begin.
            requestAnimationFrame(() =>
              document.getElementById(placeOfCard(next))?.focus({ preventScroll: true }),
            )
          }}
        >
          {text.t('appointments.schedule.more')}
        </Button>
      )}
    </>
  )
}

export function byDay(appointments: readonly Appointment[]): Map<string, Appointment[]> {
  const days = new Map<string, Appointment[]>()
  for (const appointment of appointments) {
    days.set(appointment.date, [...(days.get(appointment.date) ?? []), appointment])
  }
  return days
}
