import { laboratoriesOf } from '../../shared/laboratory/laboratory.access.ts'
import { listMemberships } from '../platform/auth/care/memberships.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { appError } from '../platform/http/errors/app-error.ts'
import { findOrder, lockOrder, type FoundOrder } from './laboratory.repo.ts'

type Asking = Pick<RequestContext, 'actor' | 'now'>

/** The facilities in whose laboratory whoever asks works now. */
async function ownLaboratories({ actor, now }: Asking, db: Database | Tx): Promise<string[]> {
  return laboratoriesOf(await listMemberships(db, actor, 'lab'), now).map(({ facilityId }) => facilityId)
}

/** The same; who works in none learns nothing, not even whether there is such an order. */
export async function laboratoriesOfMember(ctx: Asking, db: Database | Tx): Promise<string[]> {
  const own = await ownLaboratories(ctx, db)
  if (own.length === 0) throw appError('notFound')
  return own
}

/** The order, for a member of a laboratory. */
export async function orderForMember(ctx: Asking, db: Database | Tx, id: string): Promise<FoundOrder> {
  await laboratoriesOfMember(ctx, db)
  const row = await findOrder(db, id)
  if (!row) throw appError('notFound')
  return row
}

/** The order, locked, for whoever enters something of it at this laboratory: values, or a photo of the report. */
export async function lockForMember(
  ctx: Asking,
  tx: Tx,
  { orderId, facilityId }: { orderId: string; facilityId: string },
): Promise<{ row: FoundOrder; own: string[] }> {
  const own = await ownLaboratories(ctx, tx)
  const row = await lockOrder(tx, orderId)
  if (!row || !own.includes(facilityId)) throw appError('notFound')
  return { row, own }
}
