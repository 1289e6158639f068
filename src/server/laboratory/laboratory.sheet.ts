import type { OrderSheet } from '../../shared/laboratory/laboratory.schemas.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { presentSheet } from './laboratory.presenter.ts'
import { listLatest, listReports, listTests, type FoundOrder } from './laboratory.repo.ts'

/** The order as a member of these laboratories sees it. */
export async function sheetOf(
  { appContext: { town }, today }: Pick<RequestContext, 'appContext' | 'today'>,
  db: Database | Tx,
  { row, own }: { row: FoundOrder; own: readonly string[] },
): Promise<OrderSheet> {
  const [tests, latest] = [await listTests(db, row.id), await listLatest(db, row.id)]
  const reports = await listReports(db, row.id, own)
  return presentSheet({ row, tests, latest, reports, own }, today, town.timeZone)
}
