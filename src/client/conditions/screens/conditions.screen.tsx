import { conditionKinds } from '../../../shared/conditions/conditions.codes.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Page } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { ConditionLine } from '../components/condition-line.tsx'
import { OwnConditions } from '../components/own-conditions.tsx'
import { WhoReads } from '../components/who-reads.tsx'
import { useConditions } from '../conditions.queries.ts'

addIcons(featurePaths)

/** What doctors ask before they prescribe, said once by the patient. */
export function Screen() {
  const { t } = useText()
  const { data, isPending, refetch } = useConditions()
  const earlier = data?.filter(({ status }) => status !== 'active') ?? []
  return (
    <Page title={t('conditions.title')} lead={t('conditions.lead')}>
      {isPending && <Skeleton cards={2} lines={3} />}
      {!isPending && !data && <ErrorState text={t('conditions.failed')} onRetry={() => void refetch()} />}
      {data && (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          {conditionKinds.map((kind) => (
            <OwnConditions
              key={kind}
              kind={kind}
              entries={data.filter((one) => one.kind === kind && one.status === 'active')}
            />
          ))}
        </div>
      )}
      {earlier.length > 0 && (
        <Disclosure title={t('conditions.earlier')}>
          <ul className="divide-y divide-line">
            {earlier.map((one) => (
              <li key={one.id}>
                <ConditionLine condition={one}>
                  <WhoReads condition={one} />
                </ConditionLine>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Page>
  )
}
