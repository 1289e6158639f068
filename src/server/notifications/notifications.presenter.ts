import type { Notice } from '../../shared/notifications/notifications.schemas.ts'
import type { listUnseen } from './notifications.repo.ts'

type Row = Awaited<ReturnType<typeof listUnseen>>[number]

export function presentNotice(row: Row): Notice {
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    at: row.at.toISOString(),
    ...(row.person_id !== null && { person: { id: row.person_id, name: row.person_name ?? '' } }),
    facts: row.facts,
  }
}
