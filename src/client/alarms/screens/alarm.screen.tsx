import { readAlarm } from '../../../shared/alarms/alarms.endpoints.ts'
import { useParams } from '../../platform/browser/navigation.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { AlarmTask } from '../components/alarm-task.tsx'

addIcons(featurePaths)

/** One alarm as a task: whom to phone, what was measured, and what came of it. */
export function Screen() {
  const { t } = useText()
  const { id = '' } = useParams()
  const { data, isPending, refetch } = useAnswer(readAlarm, { params: { id } })
  return (
    <Page title={data?.patient.name ?? t('alarmTask.title')} narrow>
      {isPending && <Skeleton lines={4} />}
      {!isPending && !data && <ErrorState text={t('alarmTask.loadFailed')} onRetry={() => void refetch()} />}
      {data && <AlarmTask alarm={data} />}
      <ButtonLink to="/doctor/alerts" kind="quiet" icon="siren">
        {t('alarmTask.back')}
      </ButtonLink>
    </Page>
  )
}
