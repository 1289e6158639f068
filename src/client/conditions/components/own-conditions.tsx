import type { ConditionKind } from '../../../shared/conditions/conditions.codes.ts'
import { addCondition, endCondition } from '../../../shared/conditions/conditions.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { QueuedOffline } from '../../platform/outbox/queued-offline.ts'
import { useWrite } from '../../platform/queries/queries.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import type { ShownCondition } from '../conditions.queries.ts'
import { ConditionSection } from './condition-section.tsx'
import { WhoReads } from './who-reads.tsx'

/** As the patient sees them; what a doctor confirmed only a doctor ends. */
export function OwnConditions({
  kind,
  entries,
}: {
  kind: ConditionKind
  entries: readonly ShownCondition[]
}) {
  const { t } = useText()
  const onDone = () => showToast(t('conditions.saved'))
  const adding = useWrite(addCondition, { onDone })
  const ending = useWrite(endCondition, { onDone })
  return (
    <Card>
      <ConditionSection
        kind={kind}
        entries={entries}
        privateHint={kind === 'condition' ? t('sensitive.hints.condition') : undefined}
        draft={`conditions.add.${kind}`}
        onAdd={(body, key) => adding.mutateAsync({ body, ...(key !== undefined && { key }) })}
        isAdding={adding.isPending}
        addError={adding.error}
        mayEnd={({ confirmedBy, waiting }) => confirmedBy === null && waiting === undefined}
        onEnd={(id, as) => ending.mutateAsync({ params: { id }, body: { as } }).catch(acceptKept)}
        isEnding={ending.isPending}
        endError={ending.error}
        renderActions={(one) => <WhoReads condition={one} />}
      />
    </Card>
  )
}

/** Without a network it waits on this phone: for the person that is as good as done. */
function acceptKept(error: unknown): void {
  if (!(error instanceof QueuedOffline)) throw error
}
