import { listVisitsWithoutNote } from '../../../shared/appointments/appointments.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { UnsignedCalls } from '../components/lists/unsigned-calls.tsx'
import { SchedulePages } from '../components/schedule/schedule-pages.tsx'

/** Recent visits that the doctor did not finish, linked to their patients. */
export function Screen() {
  const { t } = useText()
  return (
    <SchedulePages
      before={<UnsignedCalls />}
      endpoint={listVisitsWithoutNote}
      title={t('worklist.withoutNote.title')}
      lead={t('worklist.withoutNote.lead')}
      more={t('appointments.schedule.more')}
      none={{
        icon: 'calendar-check',
        title: t('worklist.withoutNote.none'),
        lead: t('worklist.withoutNote.noneLead'),
      }}
    />
  )
}
