import { useState } from 'react'
import { conditionKinds, type ConditionKind } from '../../../shared/conditions/conditions.codes.ts'
import {
  addConditionOfPatient,
  confirmCondition,
  endConditionOfPatient,
  listConditionsOfPatient,
} from '../../../shared/conditions/conditions.doctor.endpoints.ts'
import type { Condition } from '../../../shared/conditions/conditions.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { AddCondition } from './add-condition.tsx'
import { ConditionLine } from './condition-line.tsx'
import { conditionName } from './condition-name.ts'
import { EndQuestion } from './end-question.tsx'

interface Props {
  patientId: string
  /** Not of a colleague who reads only. */
  mayWrite: boolean
}

/** Allergies and long illnesses as the doctor sees them: those to confirm, and what was never asked. */
export function PatientConditions({ patientId, mayWrite }: Props) {
  const { t } = useText()
  const { data, isPending } = useAnswer(listConditionsOfPatient, { params: { id: patientId } })
  if (isPending) return <Skeleton lines={2} />
  if (!data) return <p className="text-wrong">{t('conditions.failed')}</p>
  return conditionKinds.map((kind) => (
    <OfKind
      key={kind}
      kind={kind}
      patientId={patientId}
      mayWrite={mayWrite}
      entries={data.filter((one) => one.kind === kind && one.status === 'active')}
    />
  ))
}

function OfKind({
  kind,
  patientId,
  mayWrite,
  entries,
}: Props & { kind: ConditionKind; entries: readonly Condition[] }) {
  const { t } = useText()
  const [asked, setAsked] = useState<Condition | null>(null)
  const params = { id: patientId }
  const adding = useWrite(addConditionOfPatient)
  const confirming = useWrite(confirmCondition)
  const ending = useWrite(endConditionOfPatient, { onDone: () => setAsked(null) })
  return (
    <section className="space-y-1">
      <h2 className="text-xl font-semibold">{t(`conditions.sections.${kind}`)}</h2>
      {!mayWrite && entries.length === 0 && <p className="text-soft">{t('conditions.notAsked')}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {entries.map((one) => (
          <li key={one.id}>
            <ConditionLine condition={one}>
              {mayWrite && (
                <span className="flex gap-2">
                  {one.confirmedBy === null && (
                    <Button
                      kind="quiet"
                      icon="check"
                      busy={confirming.isPending && confirming.variables?.body?.condition === one.id}
                      aria-label={`${t('conditions.confirm')}: ${conditionName(t, one)}`}
                      onClick={() => confirming.mutate({ params, body: { condition: one.id } })}
                    >
                      {t('conditions.confirm')}
                    </Button>
                  )}
                  <Button
                    kind="quiet"
                    aria-label={`${t('conditions.change')}: ${conditionName(t, one)}`}
                    onClick={() => setAsked(one)}
                  >
                    {t('conditions.change')}
                  </Button>
                </span>
              )}
            </ConditionLine>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <AddCondition
          kind={kind}
          draft={`conditions.${patientId}.${kind}`}
          isEmpty={entries.length === 0}
          onAdd={(body, key) => adding.mutateAsync({ params, body, ...(key !== undefined && { key }) })}
          isPending={adding.isPending}
          error={adding.error ?? confirming.error}
        />
      )}
      <EndQuestion
        name={asked && conditionName(t, asked)}
        isPending={ending.isPending}
        error={ending.error}
        onEnd={(as) => asked && ending.mutate({ params, body: { condition: asked.id, as } })}
        onKeep={() => setAsked(null)}
      />
    </section>
  )
}
