import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { cutPage, type PagePlace } from '../../shared/kit/pages.ts'
import type { LabOrder } from '../../shared/labs/labs.schemas.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { listLabs, listLabsOfPatient } from './labs.operations.ts'
import { presentOrder } from './labs.presenter.ts'
import { listItems, listOrders, type OrderRow } from './labs.repo.ts'

const pageLength = 20

export function list(ctx: RequestContext<typeof listLabs>): Promise<AnswerOf<typeof listLabs>> {
  return pageOf(ctx, ctx.db, patientOf(ctx.actor), ctx.query.after)
}

/** Reading another person's record is audited: hence `write`, although it changes nothing else. */
export function listOfPatient(
  ctx: RequestContext<typeof listLabsOfPatient>,
): Promise<AnswerOf<typeof listLabsOfPatient>> {
  return ctx.write((tx) => pageOf(ctx, tx, ctx.params.id, ctx.query.after))
}

type Asking = Pick<RequestContext, 'actor' | 'appContext'>

async function pageOf(ctx: Asking, db: Database | Tx, patientId: string, after: PagePlace | undefined) {
  const rows = await listOrders(db, patientId, after, pageLength + 1)
  const { page, next } = cutPage(rows, pageLength, ({ ordered_at: at, id }) => ({ at, id }))
  return { orders: await presentAll(ctx, db, page), next }
}

export async function presentAll(
  { actor, appContext: { town } }: Asking,
  db: Database | Tx,
  rows: readonly OrderRow[],
): Promise<LabOrder[]> {
  const items = await listItems(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentOrder(row, { items }, { viewer: actor.id, zone: town.timeZone }))
}
