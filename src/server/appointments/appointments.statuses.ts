import { sql, type RawBuilder } from 'kysely'
import { closedStatuses, type Status } from '../../shared/appointments/appointments.lifecycle.ts'

/** Literals rather than parameters, so that PostgreSQL can use a partial index. */
export function literals(statuses: readonly Status[]): RawBuilder<unknown> {
  return sql.join(statuses.map((status) => sql.lit(status)))
}

/** Closed statuses that are stored. */
export const closedInTable = literals(closedStatuses.filter((status) => status !== 'rejected'))
