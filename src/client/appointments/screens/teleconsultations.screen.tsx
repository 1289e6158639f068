import { useState } from 'react'
import { listTeleconsultations } from '../../../shared/appointments/appointments.practice.contract.ts'
import { useText } from '../../platform/i18n.tsx'
import { useAnswer } from '../../platform/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { ScheduleDays } from '../parts/schedule-days.tsx'
import { useScheduleCards } from '../parts/use-schedule-cards.tsx'

type List = ReturnType<typeof useScheduleCards>['list']

/** All of this doctor's, past and to come: each page when it is asked for. */
export function Screen() {
  const { t } = useText()
  const { list, sheets } = useScheduleCards()
  const [places, setPlaces] = useState<(string | undefined)[]>([undefined])
  return (
    <Page title={t('practice.teleconsultations.title')} lead={t('practice.teleconsultations.lead')}>
      {places.map((after, at) => (
        <OnePage
          key={after ?? ''}
          after={after}
          list={list}
          onMore={at === places.length - 1 ? (next) => setPlaces([...places, next]) : undefined}
        />
      ))}
      {sheets}
    </Page>
  )
}

function OnePage(props: {
  after: string | undefined
  list: List
  /** Absent when the next page stands below already. */
  onMore: ((next: string) => void) | undefined
}) {
  const { after, list, onMore } = props
  const { t } = useText()
  const { data, isPending, refetch } = useAnswer(listTeleconsultations, {
    ...(after !== undefined && { query: { after } }),
  })
  if (isPending) return <Skeleton cards={2} lines={4} />
  if (!data) return <ErrorState onRetry={() => void refetch()} />
  const { appointments, next } = data
  if (appointments.length === 0 && after === undefined) {
    return (
      <EmptyState
        icon="video"
        title={t('practice.teleconsultations.none')}
        lead={t('practice.teleconsultations.noneLead')}
      />
    )
  }
  return (
    <>
      <ScheduleDays appointments={appointments} list={list} heading="h2" />
      {next !== null && onMore && (
        <Button kind="quiet" wide onClick={() => onMore(next)}>
          {t('practice.teleconsultations.more')}
        </Button>
      )}
    </>
  )
}
