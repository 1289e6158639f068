import type { Selectable } from 'kysely'
import type { Notice } from '../../shared/notifications/notifications.schemas.ts'
import type { Tables } from '../platform/db/tables.ts'

type Row = Pick<Selectable<Tables['notices']>, 'id' | 'kind' | 'subject' | 'facts' | 'at'>

export function presentNotice(row: Row): Notice {
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    at: row.at.toISOString(),
    facts: row.facts,
  }
}
