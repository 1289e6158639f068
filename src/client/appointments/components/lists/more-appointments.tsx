import type { ReactNode } from 'react'
import { listMoreAppointments } from '../../../../shared/appointments/appointments.endpoints.ts'
import { appointmentsListedTo } from '../../../../shared/appointments/appointments.limits.ts'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import { cursorAfter } from '../../../../shared/kit/pages.ts'
import { RestOfList } from '../../../platform/queries/long-list.tsx'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Skeleton } from '../../../ui/states.tsx'

interface Props {
  /** The whole list that is known, and its last row: what follows is asked for. */
  known: readonly Appointment[]
  last: Appointment | undefined
  /** The word on the button, and what is said when nothing follows. */
  more: string
  none: string
  children: (page: readonly Appointment[]) => ReactNode
}

/** What the server's list left out, because it was too long: page by page, when asked for. */
export function MoreAppointments({ known, last, more, none, children }: Props) {
  const { t } = useText()
  if (known.length < appointmentsListedTo || !last) return null
  return (
    <RestOfList
      endpoint={listMoreAppointments}
      after={cursorAfter({ at: new Date(last.startsAt), id: last._id })}
      loading={<Skeleton cards={2} lines={4} />}
      failed={t('appointments.mine.loadFailed')}
      more={more}
    >
      {({ appointments }) => (appointments.length === 0 ? <p>{none}</p> : children(appointments))}
    </RestOfList>
  )
}
