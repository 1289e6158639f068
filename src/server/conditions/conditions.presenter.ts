import type { Condition } from '../../shared/conditions/conditions.schemas.ts'
import type { ConditionRow } from './conditions.repo.ts'

export function presentCondition(row: ConditionRow): Condition {
  return {
    id: row.id,
    kind: row.kind,
    code: row.code,
    text: row.text,
    reaction: row.reaction,
    status: row.status,
    enteredBy: { as: row.entered_as, name: row.writer ?? '' },
    enteredAt: row.entered_at.toISOString(),
    confirmedBy: row.confirmed_at && { name: row.doctor ?? '', at: row.confirmed_at.toISOString() },
  }
}
