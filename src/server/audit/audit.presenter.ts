import type { AuditedAction } from '../../shared/audit/audit.acts.ts'
import type { AuditEntry, Look } from '../../shared/audit/audit.schemas.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { featureOf } from '../../shared/kit/endpoint.ts'
import type { LookRow } from './audit.looks.repo.ts'
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

/** By which staff find a record by its phone number, or open it in an emergency or by a link, and what the patient reads of it. */
export const findingActs: Readonly<Record<string, string>> = {
  'breakglass.find': 'phoneSearch',
  'breakglass.open': 'emergency',
  'queue.people': 'queueSearch',
  'shares.open': 'share',
}

export function presentLook(
  { id, at, name, role, action, in_emergency: inEmergency, by_grant: isShared }: LookRow,
  listingActs: readonly string[],
  zone: string,
): Look {
  const isList = role === 'doctor' && listingActs.includes(action)
  return {
    id,
    at: momentIn(zone, at),
    name: role === 'doctor' ? nameWithoutTitle(name) : name,
    role,
    what: findingActs[action] ?? (isList ? 'list' : featureOf({ name: action })),
    ...(inEmergency && role === 'doctor' && { inEmergency }),
    ...(isShared && role === 'doctor' && { isShared }),
  }
}
