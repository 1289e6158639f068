import { useState, type ReactNode } from 'react'
import type { ConditionEnd, ConditionKind } from '../../../shared/conditions/conditions.codes.ts'
import type { OwnConditionEntry } from '../../../shared/conditions/conditions.forms.ts'
import { conditionName } from '../../platform/i18n/condition-name.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import type { ShownCondition } from '../conditions.queries.ts'
import { AddCondition } from './add-condition.tsx'
import { ConditionLine } from './condition-line.tsx'
import { EndQuestion } from './end-question.tsx'

interface Props {
  kind: ConditionKind
  /** Those that hold now. */
  entries: readonly ShownCondition[]
  draft: string
  /** Absent for whoever only reads. */
  onAdd: ((entry: OwnConditionEntry, key?: string) => Promise<unknown>) | undefined
  /** Of the patient's own illness: what it means that it is private. */
  privateHint?: string | undefined
  isAdding: boolean
  addError: Error | null
  mayEnd: (entry: ShownCondition) => boolean
  /** Resolves once it is ended, or kept for later. */
  onEnd: (id: string, as: ConditionEnd) => Promise<unknown>
  isEnding: boolean
  endError: Error | null
  /** Further buttons of an entry. */
  renderActions?: (entry: ShownCondition) => ReactNode
}

/** The allergies, or the long illnesses, of a patient: what holds now, the way to add one and to end one. */
export function ConditionSection({ kind, entries, draft, onAdd, mayEnd, renderActions, ...props }: Props) {
  const { t } = useText()
  const [asked, setAsked] = useState<ShownCondition | null>(null)
  const close = () => setAsked(null)
  return (
    <section className="space-y-2">
      <h2 className="text-xl font-semibold">{t(`conditions.sections.${kind}`)}</h2>
      {!onAdd && entries.length === 0 && <p className="text-soft">{t('conditions.notAsked')}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {entries.map((one) => (
          <li key={one.id}>
            <ConditionLine condition={one}>
              <span className="flex flex-wrap gap-2 empty:hidden">
                {renderActions?.(one)}
                {mayEnd(one) && (
                  <Button
                    kind="quiet"
                    aria-label={`${t('conditions.change')}: ${conditionName(t, one)}`}
                    onClick={() => setAsked(one)}
                  >
                    {t('conditions.change')}
                  </Button>
                )}
              </span>
            </ConditionLine>
          </li>
        ))}
      </ul>
      {onAdd && (
        <AddCondition
          kind={kind}
          draft={draft}
          privateHint={props.privateHint}
          isEmpty={entries.length === 0}
          onAdd={onAdd}
          isPending={props.isAdding}
          error={props.addError}
        />
      )}
      <EndQuestion
        name={asked && conditionName(t, asked)}
        isPending={props.isEnding}
        error={props.endError}
        // What was refused is said in the question, which stays open.
        onEnd={(as) => asked && void props.onEnd(asked.id, as).then(close, () => undefined)}
        onKeep={close}
      />
    </section>
  )
}
