import { listTeleconsultations } from '../../../shared/appointments/appointments.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { SchedulePages } from '../components/schedule/schedule-pages.tsx'

/** All of this doctor's teleconsultations, past and upcoming. */
export function Screen() {
  const { t } = useText()
  return (
    <SchedulePages
      endpoint={listTeleconsultations}
      title={t('worklist.teleconsultations.title')}
      lead={t('worklist.teleconsultations.lead')}
      more={t('worklist.teleconsultations.more')}
      none={{
        icon: 'video',
        title: t('worklist.teleconsultations.none'),
        lead: t('worklist.teleconsultations.noneLead'),
      }}
    />
  )
}
