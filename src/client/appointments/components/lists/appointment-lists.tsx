import { lazy, Suspense, useState } from 'react'
import { appointmentsListedTo } from '../../../../shared/appointments/appointments.limits.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AppointmentCard } from '../appointment-card.tsx'
import type { ShownAppointment } from '../waiting-appointments.ts'

// Lazy: few patients have a list that the server truncates.
const MoreAppointments = lazy(async () => ({
  default: (await import('./more-appointments.tsx')).MoreAppointments,
}))

const shownAtFirst = 20

interface Props {
  appointments: readonly ShownAppointment[]
  onCancel?: (appointment: ShownAppointment) => void
}

/** `isAside`: the page already has a primary booking button, so this one is quiet. */
export function UpcomingList({ appointments, onCancel, isAside = false }: Props & { isAside?: boolean }) {
  const { t } = useText()
  if (appointments.length > 0) return <CardList appointments={appointments} {...(onCancel && { onCancel })} />
  const book = (
    <ButtonLink to="/appointments/book" kind={isAside ? 'quiet' : 'primary'} icon="calendar-plus">
      {t('appointments.mine.book')}
    </ButtonLink>
  )
  return (
    <EmptyState
      icon="calendar-days"
      title={t('appointments.mine.noneUpcoming')}
      lead={t('appointments.mine.noneUpcomingLead')}
      action={book}
    />
  )
}

/** The latest past appointments, the older ones on demand. `known`: all, including upcoming ones. */
export function PastList({ appointments, known }: Props & { known: readonly ShownAppointment[] }) {
  const { t } = useText()
  const [isWhole, setWhole] = useState(false)
  if (appointments.length === 0) {
    return (
      <EmptyState
        icon="calendar-check"
        title={t('appointments.mine.nonePast')}
        lead={t('appointments.mine.nonePastLead')}
      />
    )
  }
  const shown = isWhole ? appointments : appointments.slice(0, shownAtFirst)
  return (
    <div className="space-y-4">
      <CardList appointments={shown} />
      {shown.length < appointments.length && (
        <Button kind="quiet" wide onClick={() => setWhole(true)}>
          {t('appointments.mine.morePast')}
        </Button>
      )}
      {shown.length === appointments.length && known.length >= appointmentsListedTo && (
        <Suspense>
          <MoreAppointments
            known={known}
            last={appointments.at(-1)}
            more={t('appointments.mine.morePast')}
            none={t('appointments.mine.noMorePast')}
          >
            {(older) => <CardList appointments={older} />}
          </MoreAppointments>
        </Suspense>
      )}
    </div>
  )
}

function CardList({ appointments, onCancel }: Props) {
  return (
    <ul className="space-y-4">
      {appointments.map((appointment) => (
        <li key={appointment._id}>
          <AppointmentCard appointment={appointment} {...(onCancel && { onCancel })} />
        </li>
      ))}
    </ul>
  )
}
