import { useState } from 'react'
import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { FocusSwap } from '../../ui/focus/focus-swap.tsx'
import { Tabs } from '../../ui/overlays/tabs.tsx'
import { splitByTime } from '../appointments.queries.ts'
import { useOwnAppointments } from '../components/own-appointments.ts'
import { CancelDialog } from '../components/cancel-dialog.tsx'
import { PastList, UpcomingList } from '../components/lists/appointment-lists.tsx'

export function Screen() {
  const { t } = useText()
  const { data, isPending, refetch } = useOwnAppointments()
  const [cancelling, setCancelling] = useState<Appointment | null>(null)
  const { upcoming, past } = splitByTime(data ?? [])
  return (
    <Page narrow title={t('appointments.mine.title')}>
      {/* The card whose appointment was cancelled is gone when the sheet closes. */}
      <FocusSwap face={cancelling ? 'asking' : 'list'} className="flex flex-col gap-5">
        {upcoming.length > 0 && (
          <ButtonLink to="/appointments/book" icon="calendar-plus">
            {t('appointments.mine.book')}
          </ButtonLink>
        )}
        {isPending && <Skeleton cards={3} lines={4} />}
        {!isPending && !data && (
          <ErrorState text={t('appointments.mine.loadFailed')} onRetry={() => void refetch()} />
        )}
        {data && (
          <Tabs
            label={t('appointments.mine.title')}
            first={new URLSearchParams(location.search).has('past') ? 'past' : 'upcoming'}
            tabs={[
              {
                id: 'upcoming',
                label: t('appointments.mine.upcoming'),
                content: <UpcomingList appointments={upcoming} onCancel={setCancelling} />,
              },
              {
                id: 'past',
                label: t('appointments.mine.past'),
                content: <PastList appointments={past} known={data} />,
              },
            ]}
          />
        )}
        <CancelDialog appointment={cancelling} by="patient" onClose={() => setCancelling(null)} />
      </FocusSwap>
    </Page>
  )
}
