import { useState } from 'react'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { AppointmentStatus } from '../appointment-marks.tsx'

type Visit = Pick<Appointment, 'date' | 'time' | 'status' | 'type' | 'specialization'> & { id: string }

const shownAtFirst = 10

/** What a patient and a doctor had with each other, to look at: day, what for, how it ended. */
export function VisitList({ visits, more }: { visits: readonly Visit[]; more: string }) {
  const { t, day, time } = useText()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? visits : visits.slice(0, shownAtFirst)
  return (
    <Card>
      <ul className="divide-y divide-line">
        {shown.map((visit) => (
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
      {shown.length < visits.length && (
        <Button kind="quiet" wide onClick={() => setWhole(true)}>
          {more}
        </Button>
      )}
    </Card>
  )
}
