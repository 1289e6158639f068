import type { Condition } from '../../shared/conditions/conditions.schemas.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import type { Viewer } from '../../shared/kit/sensitive.ts'
import type { ConditionRow } from './conditions.repo.ts'

export function presentCondition(row: ConditionRow, zone: string, viewer: Viewer): Condition {
  return {
    id: row.id,
    kind: row.kind,
    code: row.code,
    text: row.text,
    reaction: row.reaction,
    status: row.status,
    enteredBy: { as: row.entered_as, name: nameWithoutTitle(row.writer ?? '') },
    enteredAt: momentIn(zone, row.entered_at),
    confirmedBy: row.confirmed_at && {
      name: nameWithoutTitle(row.doctor ?? ''),
      at: momentIn(zone, row.confirmed_at),
    },
    isPrivate: row.sensitive || row.visit_sensitive === true,
    privacyId: viewer.as === 'family' ? privacyIdOf(row) : null,
  }
}

/** What lies in a private visit is opened with it. */
function privacyIdOf({ id, kind, code, encounter_id, visit_sensitive, isVisitOver }: ConditionRow) {
  if (kind === 'allergy' || code === 'none') return null
  if (visit_sensitive !== true) return id
  return isVisitOver ? encounter_id : null
}
