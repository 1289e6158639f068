import { sql, type SqlBool } from 'kysely'
import type { PagePlace } from '../../../shared/kit/pages.ts'

/** Sorts requests with a red flag before all others, by the expression that the indexes of migration 0051 hold. */
export const isUnflagged = sql<SqlBool>`(a.red_flags = '{}')`

/** Whether row `a` comes after that one in a list sorted by `isUnflagged`, this column and the id. */
export function isAfterPlace(by: 'a.starts_at' | 'a.created_at', { at, id, isFirst = false }: PagePlace) {
  return sql<SqlBool>`(${isUnflagged}, ${sql.ref(by)}, a.id) > (${!isFirst}, ${at}, ${id}::uuid)`
}
