import { sql, type RawBuilder } from 'kysely'
import { closedStatuses, type Status } from '../../shared/appointments/appointments.lifecycle.ts'

/** As literals and not as parameters, so that PostgreSQL sees that a partial index fits. */
export function literals(statuses: readonly Status[]): RawBuilder<unknown> {
  return sql.join(statuses.map((status) => sql.lit(status)))
}

/** Closed ones as the table has them. */
export const closedInTable = literals(closedStatuses.filter((status) => status !== 'rejected'))
