import { useState, type ReactNode } from 'react'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { ScheduleDays } from './schedule-days.tsx'

// Apart from the schedule, and fetched only by doctors who have so much to do.

interface Props {
  appointments: readonly Appointment[]
  list: (ofDay: readonly Appointment[]) => ReactNode
}

/** More at once are heavy for an old phone, and nobody answers the hundredth before the first. */
const shownAtFirst = 20

/** Days with many appointments, a few at a time. */
export function LongSchedule({ appointments, list }: Props) {
  const { t } = useText()
  const [shownCount, setShownCount] = useState(shownAtFirst)
  const next = appointments[shownCount]

  function showMore(first: Appointment): void {
    setShownCount(shownCount + shownAtFirst)
    // Whoever works by keyboard goes on where the new ones begin.
    requestAnimationFrame(() => {
      document.getElementById(`request-${first._id}`)?.focus({ preventScroll: true })
    })
  }

  return (
    <>
      <ScheduleDays appointments={appointments.slice(0, shownCount)} list={list} />
      {next && (
        <Button kind="quiet" wide onClick={() => showMore(next)}>
          {t('appointments.schedule.more')}
        </Button>
      )}
    </>
  )
}
