import { listVisitsWithoutNote } from '../../../shared/appointments/appointments.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { LongList } from '../../platform/queries/long-list.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import { ScheduleDays } from '../components/schedule/schedule-days.tsx'
import { useScheduleCards } from '../components/schedule/use-schedule-cards.tsx'

/** Visits of the last days that the doctor did not finish, each with the way to its patient. */
export function Screen() {
  const { t } = useText()
  const { list, sheets } = useScheduleCards()
  return (
    <Page title={t('worklist.withoutNote.title')} lead={t('worklist.withoutNote.lead')}>
      <LongList
        endpoint={listVisitsWithoutNote}
        loading={<Skeleton cards={2} lines={4} />}
        failed={t('appointments.schedule.loadFailed')}
        more={t('appointments.schedule.more')}
      >
        {({ appointments }, isFirst) =>
          isFirst && appointments.length === 0 ? (
            <EmptyState
              icon="calendar-check"
              title={t('worklist.withoutNote.none')}
              lead={t('worklist.withoutNote.noneLead')}
            />
          ) : (
            <ScheduleDays appointments={appointments} list={list} heading="h2" />
          )
        }
      </LongList>
      {sheets}
    </Page>
  )
}
