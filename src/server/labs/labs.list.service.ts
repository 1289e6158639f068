import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { cutPage, type PagePlace } from '../../shared/kit/pages.ts'
import type { Viewer } from '../../shared/kit/sensitive.ts'
import type { LabOrder } from '../../shared/labs/labs.schemas.ts'
import { viewerOf } from '../platform/auth/care/sensitive.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { listLabs, listLabsOfPatient } from './labs.operations.ts'
import { presentOrder } from './labs.presenter.ts'
import { listItems, listOrders, listReports, listStoodIn, type OrderRow } from './labs.repo.ts'
import { listNumbers, listResults, listReviews } from './results/labs.results.repo.ts'

const pageLength = 10

export function list(ctx: RequestContext<typeof listLabs>): Promise<AnswerOf<typeof listLabs>> {
  return pageOf(ctx, ctx.db, { patientId: patientOf(ctx.actor), viewer: { as: 'family' } }, ctx.query.after)
}

/** Reading another person's record is audited: hence `write`, although it changes nothing else. */
export function listOfPatient(
  ctx: RequestContext<typeof listLabsOfPatient>,
): Promise<AnswerOf<typeof listLabsOfPatient>> {
  const patientId = ctx.params.id
  return ctx.write(async (tx) => {
    const viewer = await viewerOf(tx, ctx, patientId)
    return pageOf(ctx, tx, { patientId, viewer }, ctx.query.after)
  })
}

type Asking = Pick<RequestContext, 'actor' | 'appContext' | 'today'>

async function pageOf(
  ctx: Asking,
  db: Database | Tx,
  whose: Parameters<typeof listOrders>[1],
  after: PagePlace | undefined,
) {
  const rows = await listOrders(db, whose, after, pageLength + 1)
  const { page, next } = cutPage(rows, pageLength, ({ ordered_at: at, id }) => ({ at, id }))
  return { orders: await presentAll(ctx, db, page, whose.viewer), next }
}

export async function presentAll(
  { actor, appContext: { town }, today }: Asking,
  db: Database | Tx,
  rows: readonly OrderRow[],
  viewer: Viewer,
): Promise<LabOrder[]> {
  const ids = rows.map(({ id }) => id)
  const items = await listItems(db, ids)
  const results = await listResults(db, ids)
  const measured = new Set(results.filter(({ value }) => value !== null).map(({ item_id }) => item_id))
  const codes = items.flatMap(({ id, code }) => (measured.has(id) ? [code] : []))
  const patients = [...new Set(rows.map(({ patient_id }) => patient_id))]
  const numbers = await listNumbers(db, patients, { codes: [...new Set(codes)], viewer })
  const reports = await listReports(db, ids, viewer)
  const reviews = await listReviews(db, ids)
  const others = rows.filter((row) => row.to_review_since !== null && row.doctor_id !== actor.id)
  const waiting = viewer.as === 'doctor' ? others.map(({ id }) => id) : []
  const stoodIn = await listStoodIn(db, waiting, { doctorId: actor.id, today })
  const known = { items, results, numbers, reports, reviews, stoodIn }
  return rows.map((row) => presentOrder(row, known, { viewer: actor.id, zone: town.timeZone }))
}
