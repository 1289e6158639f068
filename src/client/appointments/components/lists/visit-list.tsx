import { listMoreVisits } from '../../../../shared/patients/patients.endpoints.ts'
import type { Visit } from '../../../../shared/patients/patients.schemas.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { RestOfList } from '../../../platform/queries/long-list.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { AppointmentStatus } from '../appointment-marks.tsx'

interface Props {
  patientId: string
  visits: readonly Visit[]
  /** The cursor of the older visits; null when these are all. */
  older: string | null
  more: string
}

/** The visits of a patient with a doctor, read-only; older ones page by page. */
export function VisitList({ patientId, visits, older, more }: Props) {
  return (
    <>
      <Visits visits={visits} />
      {older !== null && (
        <RestOfList
          endpoint={listMoreVisits}
          params={{ id: patientId }}
          after={older}
          loading={<Skeleton lines={4} />}
          more={more}
        >
          {({ appointments }) => <Visits visits={appointments} />}
        </RestOfList>
      )}
    </>
  )
}

/** Day, reason and status of each visit. */
function Visits({ visits }: Pick<Props, 'visits'>) {
  const { t, day, time } = useText()
  return (
    <Card>
      <ul className="divide-y divide-line">
        {visits.map((visit) => (
          <li key={visit.id} className="space-y-1 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <p className="font-semibold">
                {day(visit.date, 'short')}, {time(visit.time)}
              </p>
              <AppointmentStatus status={visit.status} />
            </div>
            <p className="break-words">{visit.specialization || t('appointments.schedule.noNote')}</p>
            <p className="text-sm text-soft">{t(`appointments.types.${visit.type}`)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
