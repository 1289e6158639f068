import type { ReactNode } from 'react'
import type {
  listTeleconsultations,
  listVisitsWithoutNote,
} from '../../../../shared/appointments/appointments.endpoints.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { LongList } from '../../../platform/queries/long-list.tsx'
import type { IconName } from '../../../ui/icons/icon.tsx'
import { Page } from '../../../ui/page.tsx'
import { EmptyState, Skeleton } from '../../../ui/states.tsx'
import { ScheduleDays } from './schedule-days.tsx'
import { useScheduleCards } from './use-schedule-cards.tsx'

interface Props {
  endpoint: typeof listTeleconsultations | typeof listVisitsWithoutNote
  title: string
  lead: string
  more: string
  none: { icon: IconName; title: string; lead: string }
  /** What stands before the list. */
  before?: ReactNode
}

/** A screen with a paged list of a doctor's appointments by day. */
export function SchedulePages({ endpoint, title, lead, more, none, before }: Props) {
  const { t } = useText()
  const { list, sheets } = useScheduleCards()
  return (
    <Page title={title} lead={lead}>
      {before}
      <LongList
        endpoint={endpoint}
        loading={<Skeleton cards={2} lines={4} />}
        failed={t('appointments.schedule.loadFailed')}
        more={more}
      >
        {({ appointments }, isFirst) =>
          isFirst && appointments.length === 0 ? (
            <EmptyState {...none} />
          ) : (
            <ScheduleDays appointments={appointments} list={list} heading="h2" />
          )
        }
      </LongList>
      {sheets}
    </Page>
  )
}
