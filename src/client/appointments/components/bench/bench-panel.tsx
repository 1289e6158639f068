import type { ComponentType } from 'react'
import { ageText } from '../../../platform/i18n/ages.ts'
import { useSettled } from '../../../platform/browser/use-settled.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { BenchPatient } from '../../../ui/workbench/workbench.tsx'
import { ActionError, ScheduleFacts, useWaitingCancel } from '../schedule/schedule-facts.tsx'
import { AppointmentStatus } from '../appointment-marks.tsx'
import { dayText } from '../day-text.ts'
import { BenchActs } from './bench-acts.tsx'
import type { BenchRow } from './bench-rows.ts'
import type { useScheduleActions } from '../schedule/use-schedule-cards.tsx'

/** What a page of several features adds: the record of a patient in care. */
export type RecordOf = ComponentType<{ patientId: string; begunId: string | undefined }>

interface Props {
  row: BenchRow
  actions: ReturnType<typeof useScheduleActions>
  Record: RecordOf
}

/** The chosen patient: who and why at once, the record after a short rest, so that rows passed by ask for nothing. */
export function BenchPanel({ row, actions, Record }: Props) {
  const { appointment } = row
  const rested = useSettled(row.id)
  const patientId = appointment?.patient.id
  const error = appointment ? actions.errorOf(appointment) : null
  return (
    <BenchPatient
      who={
        <>
          {appointment ? <Visit appointment={appointment} /> : <NumberOnly row={row} />}
          {error && <ActionError error={error} />}
        </>
      }
      acts={<BenchActs row={row} actions={actions} />}
      record={
        patientId !== undefined &&
        (rested === row.id ? (
          <Record
            key={patientId}
            patientId={patientId}
            begunId={appointment?.status === 'in-progress' ? appointment._id : undefined}
          />
        ) : (
          <Skeleton lines={4} />
        ))
      }
    />
  )
}

function Visit({ appointment }: { appointment: NonNullable<BenchRow['appointment']> }) {
  const text = useText()
  const isCancelWaiting = useWaitingCancel(appointment) !== undefined
  const { date, status, time } = appointment
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 font-semibold">
        {dayText(text, date)}, {text.time(time)}
        <AppointmentStatus status={status} />
      </p>
      <ScheduleFacts appointment={appointment} isCancelWaiting={isCancelWaiting} heading />
    </>
  )
}

/** Somebody from the counter or the phone, without a record. */
function NumberOnly({ row: { name, entry } }: { row: BenchRow }) {
  const { t } = useText()
  const facts = [
    entry && entry.age !== null && ageText(t, { age: entry.age }),
    entry?.village,
    entry && t(`queue.sources.${entry.source}`),
  ].filter(Boolean)
  return (
    <>
      <h2 className="text-2xl font-semibold break-words">{name}</h2>
      <p className="break-words">{facts.join(' · ')}</p>
      <p className="text-soft">{t('workbench.noRecord')}</p>
    </>
  )
}
