import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { listUnanswered } from '../appointments.operations.ts'
import { cutPage } from '../../../shared/kit/pages.ts'
import { auditReading } from '../../platform/audit/audit.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { presentForCoordinator } from './appointments.coordinator.presenter.ts'
import { countApproved, listInDoubt, listRequests, type AdminRow } from './appointments.coordinator.repo.ts'

const usualLimit = 50

/** Requests nobody answered, with the patients' telephones: the log says who looked. */
export async function listForCoordinator(
  ctx: RequestContext<typeof listUnanswered>,
): Promise<AnswerOf<typeof listUnanswered>> {
  const { db, appContext, now, query } = ctx
  const { order = 'soonest', after, limit = usualLimit } = query
  await auditReading(ctx, listUnanswered.name)
  const [rows, inDoubt, doctors] = await Promise.all([
    listRequests(db, { order, after, limit: limit + 1 }, now),
    after ? [] : listInDoubt(db),
    countApproved(db),
  ])
  const { page, next } = cutPage(rows, limit, (row) => ({
    at: order === 'soonest' ? row.starts_at : row.created_at,
    id: row.id,
  }))
  const show = (row: AdminRow) => presentForCoordinator(row, doctors, appContext.town.timeZone)
  return { requests: page.map(show), inDoubt: inDoubt.map(show), next }
}
