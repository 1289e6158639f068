import type { ReactNode } from 'react'
import { listOpenRequests, listOwnRequests } from '../../../shared/appointments/appointments.endpoints.ts'
import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refreshEveryMs, useAnswer } from '../../platform/queries/queries.tsx'
import { useKeptCursor } from '../../ui/focus/focus-restore.ts'
import { LongList } from '../../platform/queries/long-list.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import { ScheduleDays } from '../components/schedule/schedule-days.tsx'
import { useScheduleCards } from '../components/schedule/use-schedule-cards.tsx'

const groups = [
  { endpoint: listOwnRequests, title: 'worklist.requests.own' },
  { endpoint: listOpenRequests, title: 'appointments.openToAll' },
] as const

/** Requests this doctor may answer: first their own, then those open to all. */
export function Screen() {
  const { t } = useText()
  const { list, sheets } = useScheduleCards()
  // An answered request leaves its list with the pressed button.
  const cursor = useKeptCursor<HTMLDivElement>()
  const isNone = [useIsNone(listOwnRequests), useIsNone(listOpenRequests)].every(Boolean)
  return (
    <Page title={t('worklist.requests.title')} lead={t('worklist.requests.lead')}>
      {isNone && (
        <EmptyState
          icon="calendar-check"
          title={t('worklist.requests.none')}
          lead={t('appointments.schedule.noneTodayLead')}
        />
      )}
      <div {...cursor} className="space-y-8 outline-none">
        {groups.map(({ endpoint, title }) => (
          <LongList
            key={title}
            endpoint={endpoint}
            refetchEveryMs={refreshEveryMs}
            loading={<Skeleton cards={2} lines={4} />}
            failed={t('appointments.schedule.loadFailed')}
            more={t('appointments.schedule.more')}
          >
            {({ appointments }, isFirst) =>
              appointments.length > 0 && (
                <section className="space-y-5">
                  {isFirst && <h2 className="text-xl font-semibold">{t(title)}</h2>}
                  <FlaggedFirst appointments={appointments} list={list} />
                </section>
              )
            }
          </LongList>
        ))}
      </div>
      {sheets}
    </Page>
  )
}

/** Those with a red flag under a heading of their own: they stand before days that are sooner. */
function FlaggedFirst({
  appointments,
  list,
}: {
  appointments: readonly Appointment[]
  list: (ofDay: readonly Appointment[]) => ReactNode
}) {
  const { t } = useText()
  const flagged = appointments.filter(({ redFlags }) => redFlags.length > 0)
  const others = appointments.filter(({ redFlags }) => redFlags.length === 0)
  return (
    <>
      {flagged.length > 0 && (
        <section className="space-y-3 rounded-2xl border-2 border-brick p-3">
          <h3 className="text-lg font-semibold text-brick-deep">{t('appointments.redFlag.own')}</h3>
          <ScheduleDays appointments={flagged} list={list} />
        </section>
      )}
      <ScheduleDays appointments={others} list={list} />
    </>
  )
}

/** Whether the list is known to be empty; it shares the query of the list below. */
function useIsNone(endpoint: (typeof groups)[number]['endpoint']): boolean {
  const { data } = useAnswer(endpoint, { query: {} })
  return data?.appointments.length === 0
}
