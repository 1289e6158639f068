import { useState } from 'react'
import type { ConditionKind } from '../../../shared/conditions/conditions.codes.ts'
import { addCondition, endCondition } from '../../../shared/conditions/conditions.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import type { ShownCondition } from '../conditions.queries.ts'
import { AddCondition } from './add-condition.tsx'
import { ConditionLine } from './condition-line.tsx'
import { conditionName } from './condition-name.ts'
import { EndQuestion } from './end-question.tsx'

/** The allergies, or the long illnesses, that hold now; what a doctor confirmed has no button. */
export function OwnConditions({
  kind,
  entries,
}: {
  kind: ConditionKind
  entries: readonly ShownCondition[]
}) {
  const { t } = useText()
  const [asked, setAsked] = useState<ShownCondition | null>(null)
  const adding = useWrite(addCondition, { onDone: () => showToast(t('conditions.saved')) })
  const close = () => setAsked(null)
  const ending = useWrite(endCondition, {
    onDone: () => {
      close()
      showToast(t('conditions.saved'))
    },
    onKept: close,
  })
  return (
    <Card className="space-y-3">
      <h2 className="text-xl font-semibold">{t(`conditions.sections.${kind}`)}</h2>
      <ul className="divide-y divide-line empty:hidden">
        {entries.map((one) => (
          <li key={one.id}>
            <ConditionLine condition={one}>
              {one.confirmedBy === null && one.waiting === undefined && (
                <Button
                  kind="quiet"
                  aria-label={`${t('conditions.change')}: ${conditionName(t, one)}`}
                  onClick={() => setAsked(one)}
                >
                  {t('conditions.change')}
                </Button>
              )}
            </ConditionLine>
          </li>
        ))}
      </ul>
      <AddCondition
        kind={kind}
        draft={`conditions.add.${kind}`}
        isEmpty={entries.length === 0}
        onAdd={(body, key) => adding.mutateAsync({ body, ...(key !== undefined && { key }) })}
        isPending={adding.isPending}
        error={adding.error}
      />
      <EndQuestion
        name={asked && conditionName(t, asked)}
        isPending={ending.isPending}
        error={ending.error}
        onEnd={(as) => asked && ending.mutate({ params: { id: asked.id }, body: { as } })}
        onKeep={close}
      />
    </Card>
  )
}
