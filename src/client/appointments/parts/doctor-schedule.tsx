import { lazy, Suspense, useState } from 'react'
import type { Appointment } from '../../../shared/appointments/appointments.contract.ts'
import type { Action } from '../../../shared/appointments/appointments.lifecycle.ts'
import { useText } from '../../platform/i18n.tsx'
import { today } from '../../platform/town.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { useAppointments } from '../appointments.queries.ts'
import { dayWords } from './day-words.ts'
import { ScheduleCard } from './schedule-card.tsx'
import { useDecisions } from './use-decisions.ts'

// Sheets come when they are asked for: most visits to the schedule never open one.
const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }))
const RejectDialog = lazy(async () => ({ default: (await import('./reject-dialog.tsx')).RejectDialog }))

interface Asking {
  action: 'reject' | 'cancel'
  appointment: Appointment
}

/** A doctor's own appointments and the requests that are open to all: today first, then day by day. */
export function DoctorSchedule() {
  const text = useText()
  const { t } = text
  const { data, isPending, refetch } = useAppointments()
  const { decide, busyWith, trouble } = useDecisions()
  const [asking, setAsking] = useState<Asking | null>(null)
  const [hasAsked, setHasAsked] = useState(false)

  if (isPending) return <Skeleton cards={2} lines={4} />
  if (!data) return <ErrorState text={t('appointments.schedule.loadFailed')} onRetry={() => void refetch()} />
  const { ofToday, laterDays } = splitByDay(data, today())

  function act(action: Action, appointment: Appointment): void {
    if (action === 'reject' || action === 'cancel') {
      setHasAsked(true)
      setAsking({ action, appointment })
    } else decide(action, appointment)
  }
  const asked = (action: Asking['action']) => (asking?.action === action ? asking.appointment : null)
  const list = (appointments: readonly Appointment[]) => (
    <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {appointments.map((appointment) => (
        <li key={appointment._id}>
          <ScheduleCard
            appointment={appointment}
            busyWith={(action) => busyWith(action, appointment)}
            error={trouble?.id === appointment._id ? trouble.error : null}
            onAction={(action) => act(action, appointment)}
          />
        </li>
      ))}
    </ul>
  )

  return (
    <div className="space-y-8">
      <section className="space-y-4">
        <h2 className="text-xl font-semibold">{t('appointments.schedule.today')}</h2>
        {ofToday.length === 0 && (
          <EmptyState
            icon="calendar-days"
            title={t('appointments.schedule.noneToday')}
            lead={t('appointments.schedule.noneTodayLead')}
          />
        )}
        {list(ofToday)}
      </section>
      {laterDays.length > 0 && (
        <section className="space-y-5">
          <h2 className="text-xl font-semibold">{t('appointments.schedule.otherDays')}</h2>
          {laterDays.map(([date, appointments]) => (
            <div key={date} className="space-y-3">
              <h3 className="font-semibold text-soft">{dayWords(text, date)}</h3>
              {list(appointments)}
            </div>
          ))}
        </section>
      )}
      {/* Kept from the first answer on, so that a sheet can close the way it opened. */}
      <Suspense>
        {hasAsked && (
          <>
            <RejectDialog
              appointment={asked('reject')}
              onClose={() => setAsking(null)}
              onConfirm={(appointment) => {
                setAsking(null)
                decide('reject', appointment)
              }}
            />
            <CancelDialog appointment={asked('cancel')} by="doctor" onClose={() => setAsking(null)} />
          </>
        )}
      </Suspense>
    </div>
  )
}

/** Both sorted by time, whatever order the answer came in; the later ones grouped by their day. */
export function splitByDay(appointments: readonly Appointment[], todaysDate: string) {
  const sorted = appointments.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
  const byDay = new Map<string, Appointment[]>()
  for (const appointment of sorted) {
    byDay.set(appointment.date, [...(byDay.get(appointment.date) ?? []), appointment])
  }
  const ofToday = byDay.get(todaysDate) ?? []
  byDay.delete(todaysDate)
  return { ofToday, laterDays: [...byDay] }
}
