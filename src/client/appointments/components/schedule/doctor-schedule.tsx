import { lazy, Suspense, type ReactNode } from 'react'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import { isUpcoming } from '../../../../shared/appointments/appointments.lifecycle.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { today } from '../../../platform/clock/today.ts'
import { usePrinting } from '../../../platform/use-printing.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { useAppointments } from '../../appointments.queries.ts'
import { PrintedDay } from '../printed-day.tsx'
import { ScheduleDays } from './schedule-days.tsx'
import { useNamedPlace } from '../use-named-place.ts'
import { useScheduleCards } from './use-schedule-cards.tsx'

const LongSchedule = lazy(async () => ({ default: (await import('./long-schedule.tsx')).LongSchedule }))

/** Up to this many are shown at once. */
const fewEnough = 20

/**
 * A doctor's appointments and the requests open to all: today, then day by day, with `children` in between. In print
 * only today.
 */
export function DoctorSchedule({ children }: { children?: ReactNode }) {
  const { t } = useText()
  const { data, isPending, refetch } = useAppointments()
  const { list, sheets } = useScheduleCards()
  const { ofToday, later } = splitByDay(data ?? [], today())
  // Past appointments are folded, so that the next patient is at the top.
  const over = ofToday.filter(({ status }) => !isUpcoming(status))
  useNamedPlace(data !== undefined)
  const isPrinting = usePrinting()

  return (
    <div className="space-y-8">
      <section className="space-y-4">
        <h2 id="today" tabIndex={-1} className="text-xl font-semibold">
          {t('appointments.schedule.today')}
        </h2>
        {isPending && <Skeleton cards={2} lines={4} />}
        {!isPending && !data && (
          <ErrorState text={t('appointments.schedule.loadFailed')} onRetry={() => void refetch()} />
        )}
        {data && ofToday.length === 0 && (
          <EmptyState
            icon="calendar-days"
            title={t('appointments.schedule.noneToday')}
            lead={t('appointments.schedule.noneTodayLead')}
          />
        )}
        {isPrinting && <PrintedDay appointments={ofToday} />}
        {!isPrinting && list(ofToday.filter(({ status }) => isUpcoming(status)))}
        {!isPrinting && over.length > 0 && (
          <details>
            <summary className="min-h-12 py-2 font-semibold">
              {t('appointments.schedule.over', { count: over.length })}
            </summary>
            {list(over)}
          </details>
        )}
      </section>
      {!isPrinting && children}
      {!isPrinting && later.length > 0 && (
        <section className="space-y-5">
          <h2 className="text-xl font-semibold">{t('appointments.schedule.otherDays')}</h2>
          {later.length > fewEnough ? (
            <Suspense>
              <LongSchedule appointments={later} known={data ?? []} list={list} />
            </Suspense>
          ) : (
            <ScheduleDays appointments={later} list={list} />
          )}
        </section>
      )}
      {sheets}
    </div>
  )
}

/** Sorted by time, whatever the order of the answer. */
export function splitByDay(appointments: readonly Appointment[], todaysDate: string) {
  const sorted = appointments.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
  return {
    ofToday: sorted.filter(({ date }) => date === todaysDate),
    later: sorted.filter(({ date }) => date !== todaysDate),
  }
}
