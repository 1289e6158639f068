import { useText } from '../../platform/i18n.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { useAppointments } from '../appointments.queries.ts'
import { LongSchedule } from '../parts/long-schedule.tsx'
import { useScheduleCards } from '../parts/use-schedule-cards.tsx'

/** Requests this doctor may answer: those that wait for this doctor alone, then those that wait for anybody. */
export function Screen() {
  const { t } = useText()
  const { data, isPending, refetch } = useAppointments()
  const { list, sheets } = useScheduleCards()
  const waiting = data?.filter(({ allowedActions }) => allowedActions.includes('accept')) ?? []
  const groups = [
    [t('practice.requests.own'), waiting.filter(({ doctor }) => doctor !== null)],
    [t('appointments.openToAll'), waiting.filter(({ doctor }) => doctor === null)],
  ] as const
  return (
    <Page title={t('practice.requests.title')} lead={t('practice.requests.lead')}>
      {isPending && <Skeleton cards={2} lines={4} />}
      {!isPending && !data && (
        <ErrorState text={t('appointments.schedule.loadFailed')} onRetry={() => void refetch()} />
      )}
      {data && waiting.length === 0 && (
        <EmptyState
          icon="calendar-check"
          title={t('practice.requests.none')}
          lead={t('appointments.schedule.noneTodayLead')}
        />
      )}
      {groups.map(
        ([title, appointments]) =>
          appointments.length > 0 && (
            <section key={title} className="space-y-5">
              <h2 className="text-xl font-semibold">{title}</h2>
              <LongSchedule appointments={appointments} list={list} />
            </section>
          ),
      )}
      {sheets}
    </Page>
  )
}
