import type { ReactNode } from 'react'
import { conditionName } from '../../platform/i18n/condition-name.ts'
import { useText, type Text } from '../../platform/i18n/i18n.tsx'
import { WaitingMark } from '../../platform/outbox/queued-mark.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { ShownCondition } from '../conditions.queries.ts'

/** One allergy or illness: what it does, and who says so. */
export function ConditionLine({ condition, children }: { condition: ShownCondition; children?: ReactNode }) {
  const { t, day } = useText()
  const { kind, code, reaction, status, enteredAt } = condition
  const said = whoSays(t, condition)
  const isAllergy = kind === 'allergy' && code !== 'none'
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
      <div className="flex min-w-0 flex-1 basis-48 gap-2">
        <Icon
          name={isAllergy ? 'triangle-alert' : 'check'}
          className={`mt-1 shrink-0 ${isAllergy && status === 'active' ? 'text-brick' : 'text-soft'}`}
        />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{conditionName(t, condition)}</p>
          {reaction !== '' && <p>{t(`conditions.reactions.${reaction}`)}</p>}
          <p className="text-sm text-soft">
            {[said, day(enteredAt.date, 'short'), status !== 'active' && t(`conditions.statuses.${status}`)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {condition.isPrivate && (
            <StatusMark tone="over" icon="eye-off">
              {t('conditions.private')}
            </StatusMark>
          )}
          <WaitingMark state={condition.waiting} />
        </div>
      </div>
      {children}
    </div>
  )
}

/** A name is empty once the account is deleted, and while the entry waits on this phone. */
function whoSays(t: Text['t'], { enteredBy, confirmedBy }: ShownCondition): string {
  if (confirmedBy?.name === '') return t('conditions.confirmed')
  if (confirmedBy) return t('conditions.confirmedBy', { name: confirmedBy.name })
  return enteredBy.name === '' ? '' : t('conditions.saidBy', { name: enteredBy.name })
}
