import { sql } from 'kysely'
import { requestLimits } from '../../shared/appointments/appointments.limits.ts'
import { requestedStatuses } from '../../shared/appointments/appointments.lifecycle.ts'
import type { Tx } from '../platform/db/database.ts'
import { endpointError } from '../platform/http/errors/app-error.ts'
import { requestAppointment } from './appointments.operations.ts'
import { literals } from './appointments.statuses.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Throws `tooManyPending`, or `tooManyToday` with the seconds to wait. Counted from the rows, so that it holds across
 * restarts and server instances; the caller has locked the patient's row.
 */
export async function refuseTooMany(tx: Tx, patientId: string, now: Date): Promise<void> {
  const { pending, today, oldest } = await countRequests(tx, patientId, now)
  if (pending >= requestLimits.pending) throw endpointError(requestAppointment, 'tooManyPending')
  if (today < requestLimits.perDay || oldest === null) return
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() + dayMs - now.getTime()) / 1000))
  throw endpointError(requestAppointment, 'tooManyToday', { details: { retryAfterSeconds } })
}

interface Counted {
  pending: number
  today: number
  /** The first of today's. */
  oldest: Date | null
}

async function countRequests(tx: Tx, patientId: string, now: Date): Promise<Counted> {
  const isPending = sql`status in (${literals(requestedStatuses)}) and starts_at > ${now}`
  const isOfToday = sql`created_at > ${new Date(now.getTime() - dayMs)}`
  const { rows } = await sql<Counted>`
    select count(*) filter (where ${isPending})::int as pending, count(*) filter (where ${isOfToday})::int as today,
      min(created_at) filter (where ${isOfToday}) as oldest
    from appointments
    where patient_id = ${patientId} and ((${isPending}) or ${isOfToday})`.execute(tx)
  return rows[0] ?? { pending: 0, today: 0, oldest: null }
}
