import { listTeleconsultations } from '../../../shared/appointments/appointments.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Page } from '../../ui/page.tsx'
import { LongList } from '../../platform/queries/long-list.tsx'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import { ScheduleDays } from '../components/schedule/schedule-days.tsx'
import { useScheduleCards } from '../components/schedule/use-schedule-cards.tsx'

/** All of this doctor's, past and to come: each page when it is asked for. */
export function Screen() {
  const { t } = useText()
  const { list, sheets } = useScheduleCards()
  return (
    <Page title={t('worklist.teleconsultations.title')} lead={t('worklist.teleconsultations.lead')}>
      <LongList
        endpoint={listTeleconsultations}
        loading={<Skeleton cards={2} lines={4} />}
        more={t('worklist.teleconsultations.more')}
      >
        {({ appointments }, isFirst) =>
          isFirst && appointments.length === 0 ? (
            <EmptyState
              icon="video"
              title={t('worklist.teleconsultations.none')}
              lead={t('worklist.teleconsultations.noneLead')}
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
