import type { ReactNode } from 'react'
import type { Appointment } from '../../../shared/appointments/appointments.contract.ts'
import { useText } from '../../platform/i18n.tsx'
import { today } from '../../platform/today.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { useAppointments } from '../appointments.queries.ts'
import { ScheduleDays } from './schedule-days.tsx'
import { useNamedPlace } from './use-named-place.ts'
import { useScheduleCards } from './use-schedule-cards.tsx'

/**
 * A doctor's own appointments and the requests that are open to all: today, then day by day. What is needed
 * more often than next week stands in between.
 */
export function DoctorSchedule({ children }: { children?: ReactNode }) {
  const { t } = useText()
  const { data, isPending, refetch } = useAppointments()
  const { list, sheets } = useScheduleCards()
  const { ofToday, later } = splitByDay(data ?? [], today())
  const { coming, over } = foldOver(ofToday)
  useNamedPlace(data !== undefined)

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
        {list(coming)}
        {over.length > 0 && (
          <details className="group space-y-4">
            <summary className="flex min-h-12 items-center gap-2 rounded-2xl border border-line bg-card px-4 py-2">
              <span className="min-w-0 flex-1 font-semibold">
                {t('appointments.schedule.over', { count: over.length })}
              </span>
              <Icon name="chevron-down" className="text-soft group-open:rotate-180" />
            </summary>
            {list(over)}
          </details>
        )}
      </section>
      {children}
      {later.length > 0 && (
        <section className="space-y-5">
          <h2 className="text-xl font-semibold">{t('appointments.schedule.otherDays')}</h2>
          <ScheduleDays appointments={later} list={list} />
        </section>
      )}
      {sheets}
    </div>
  )
}

/** Both sorted by time, whatever order the answer came in. */
export function splitByDay(appointments: readonly Appointment[], todaysDate: string) {
  const sorted = appointments.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
  return {
    ofToday: sorted.filter(({ date }) => date === todaysDate),
    later: sorted.filter(({ date }) => date !== todaysDate),
  }
}

/** So many stand among the rest; more of them would keep a busy doctor from the next patient. */
const overInPlace = 3

/** What is done with stands folded below what is still to come; a cancelled or rejected one stays where it was. */
export function foldOver(ofToday: readonly Appointment[]) {
  const isOver = ({ status }: Appointment) => status === 'completed' || status === 'missed'
  const over = ofToday.filter(isOver)
  if (over.length <= overInPlace) return { coming: ofToday, over: [] }
  return { coming: ofToday.filter((one) => !isOver(one)), over }
}
