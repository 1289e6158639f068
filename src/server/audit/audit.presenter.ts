import type { AuditedAction } from '../../shared/audit/audit.acts.ts'
import type { AuditEntry } from '../../shared/audit/audit.schemas.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import type { AuditRow } from './audit.repo.ts'

const imports: ReadonlySet<string> = new Set<AuditedAction>([
  'facilities.import',
  'facilities.importVillages',
])

export function presentEntry(row: AuditRow, zone: string): AuditEntry {
  const { actor_id: id, actor_name, actor_username, subject_name, subject_username } = row
  const name = subject_name ?? row.patient_name ?? row.facility_name
  return {
    id: row.id,
    at: momentIn(zone, row.at),
    act: row.action,
    actor: id === null ? null : { id, name: actor_name ?? '', username: actor_username ?? '' },
    subject: name === null ? null : { name, username: subject_username },
    file: imports.has(row.action) ? row.subject : null,
  }
}
