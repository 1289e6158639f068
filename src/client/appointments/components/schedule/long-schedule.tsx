import { useState, type ReactNode } from 'react'
import { openRequestsListedTo } from '../../../../shared/appointments/appointments.limits.ts'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { MoreAppointments } from '../lists/more-appointments.tsx'
import { ScheduleDays } from './schedule-days.tsx'

// A separate chunk, loaded only for doctors with many appointments.

interface Props {
  appointments: readonly Appointment[]
  /** The whole list as the server sent it, today included. */
  known: readonly Appointment[]
  list: (ofDay: readonly Appointment[]) => ReactNode
}

/** More at once would be slow on an old phone. */
const shownAtFirst = 20

/** Days with many appointments, shown in steps. */
export function LongSchedule({ appointments, known, list }: Props) {
  const { t } = useText()
  const [shownCount, setShownCount] = useState(shownAtFirst)
  const next = appointments[shownCount]

  function showMore(first: Appointment): void {
    setShownCount(shownCount + shownAtFirst)
    // Keyboard users continue at the first new card.
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
      {!next && <BeyondTheList known={known} list={list} />}
    </>
  )
}

/** What the server left out of a long list: own appointments here, open requests on their page. */
function BeyondTheList({ known, list }: Omit<Props, 'appointments'>) {
  const { t } = useText()
  const own = known.filter((one) => !isOpen(one))
  return (
    <>
      {known.length - own.length >= openRequestsListedTo && (
        <div className="space-y-2">
          <p>{t('appointments.schedule.manyOpen')}</p>
          <ButtonLink to="/doctor/requests" kind="quiet" icon="users">
            {t('appointments.schedule.allRequests')}
          </ButtonLink>
        </div>
      )}
      <MoreAppointments
        known={own}
        last={own.at(-1)}
        more={t('appointments.schedule.moreOwn')}
        none={t('appointments.schedule.noMoreOwn')}
      >
        {(later) => <ScheduleDays appointments={later} list={list} />}
      </MoreAppointments>
    </>
  )
}

function isOpen({ doctor, status }: Appointment): boolean {
  return doctor === null && status === 'pending'
}
