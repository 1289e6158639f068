import {
  addImmunization,
  markImmunizationWrong,
} from '../../../shared/immunizations/immunizations.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { QueuedOffline } from '../../platform/outbox/queued-offline.ts'
import { useWrite } from '../../platform/queries/queries.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { showToast } from '../../ui/overlays/toast.tsx'
import { Page } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { ImmunizationBoard } from '../components/immunization-board.tsx'
import { useImmunizations } from '../immunizations.queries.ts'

addIcons(featurePaths)

/** The vaccination card, kept by whoever acts for the patient. */
export function Screen() {
  const { t } = useText()
  const { data, isPending, refetch } = useImmunizations()
  const onDone = () => showToast(t('immunizations.saved'))
  const adding = useWrite(addImmunization, { onDone })
  const marking = useWrite(markImmunizationWrong, { onDone })
  return (
    <Page title={t('immunizations.title')} lead={t('immunizations.lead')}>
      {isPending && <Skeleton cards={2} lines={3} />}
      {!isPending && !data && <ErrorState text={t('immunizations.failed')} onRetry={() => void refetch()} />}
      {data && (
        <ImmunizationBoard
          list={data}
          draft="immunizations.add"
          onAdd={(body, key) => adding.mutateAsync({ body, key })}
          mayMark={({ status, confirmedBy, waiting }) =>
            status === 'completed' && confirmedBy === null && waiting === undefined
          }
          onWrong={(id) => marking.mutateAsync({ params: { id } }).catch(acceptKept)}
          isMarking={marking.isPending}
          markError={marking.error}
        />
      )}
    </Page>
  )
}

/** Without a network it waits on this phone: for the person that is as good as done. */
function acceptKept(error: unknown): void {
  if (!(error instanceof QueuedOffline)) throw error
}
