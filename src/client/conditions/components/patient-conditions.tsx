import { conditionKinds, type ConditionKind } from '../../../shared/conditions/conditions.codes.ts'
import {
  addConditionOfPatient,
  confirmCondition,
  endConditionOfPatient,
  listConditionsOfPatient,
} from '../../../shared/conditions/conditions.doctor.endpoints.ts'
import type { Condition } from '../../../shared/conditions/conditions.schemas.ts'
import { conditionName } from '../../platform/i18n/condition-name.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh, useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { ConditionSection } from './condition-section.tsx'

interface Props {
  patientId: string
  /** Not of a colleague who reads only. */
  mayWrite: boolean
  /** The visit in which something is noted, by its own id or that of its appointment. */
  visitId?: string | undefined
}

/** A prescription that is written next warns of them. */
const written = { onDone: () => void refresh('prescriptions') }

/** Allergies and long illnesses as the doctor sees them: those to confirm, and what was never asked. */
export function PatientConditions({ patientId, mayWrite, visitId }: Props) {
  const { t } = useText()
  const { data, isPending } = useAnswer(listConditionsOfPatient, { params: { id: patientId } })
  if (isPending) return <Skeleton lines={2} />
  if (!data) return <p className="text-wrong">{t('conditions.failed')}</p>
  return (
    <>
      {conditionKinds.map((kind) => (
        <OfKind
          key={kind}
          kind={kind}
          patientId={patientId}
          mayWrite={mayWrite}
          visitId={visitId}
          entries={data.filter((one) => one.kind === kind && one.status === 'active')}
        />
      ))}
      {/* Always, so that it does not say whether there is anything. */}
      <p className="text-sm text-soft">{t('conditions.withheld')}</p>
    </>
  )
}

function OfKind({
  kind,
  patientId,
  mayWrite,
  visitId,
  entries,
}: Props & { kind: ConditionKind; entries: readonly Condition[] }) {
  const { t } = useText()
  const params = { id: patientId }
  const adding = useWrite(addConditionOfPatient, written)
  const confirming = useWrite(confirmCondition, written)
  const ending = useWrite(endConditionOfPatient, written)
  const add: React.ComponentProps<typeof ConditionSection>['onAdd'] = (
    { kind: of, code, text, reaction },
    key,
  ) =>
    adding.mutateAsync({
      params,
      query: visitId === undefined ? {} : { visit: visitId },
      body: { kind: of, code, text, reaction },
      ...(key !== undefined && { key }),
    })
  return (
    <ConditionSection
      kind={kind}
      entries={entries}
      draft={`conditions.${patientId}.${kind}`}
      onAdd={mayWrite ? add : undefined}
      isAdding={adding.isPending}
      addError={adding.error ?? confirming.error}
      mayEnd={() => mayWrite}
      onEnd={(condition, as) => ending.mutateAsync({ params, body: { condition, as } })}
      isEnding={ending.isPending}
      endError={ending.error}
      renderActions={(one) =>
        mayWrite &&
        one.confirmedBy === null && (
          <Button
            kind="quiet"
            icon="check"
            busy={confirming.isPending && confirming.variables?.body?.condition === one.id}
            aria-label={`${t('conditions.confirm')}: ${conditionName(t, one)}`}
            onClick={() => confirming.mutate({ params, body: { condition: one.id } })}
          >
            {t('conditions.confirm')}
          </Button>
        )
      }
    />
  )
}
