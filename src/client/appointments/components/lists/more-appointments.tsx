import type { ReactNode } from 'react'
import { listMoreAppointments } from '../../../../shared/appointments/appointments.endpoints.ts'
import { appointmentsListedTo } from '../../../../shared/appointments/appointments.limits.ts'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import { cursorAfter } from '../../../../shared/kit/pages.ts'
import { RestOfList } from '../../../platform/queries/long-list.tsx'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Skeleton } from '../../../ui/states.tsx'

interface Props {
  /** All loaded appointments, and the last row, after which to continue. */
  known: readonly Appointment[]
  last: Appointment | undefined
  /** The button's label, and the text when nothing follows. */
  more: string
  none: string
  children: (page: readonly Appointment[]) => ReactNode
}

/** The appointments beyond the server's limit, page by page on demand. */
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
