import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { listInDoubt as inDoubtOperation, listUnanswered } from '../appointments.operations.ts'
import { cutPage } from '../../../shared/kit/pages.ts'
import { auditReading } from '../../platform/audit/audit.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { presentForCoordinator } from './appointments.coordinator.presenter.ts'
import {
  countApproved,
  listInDoubt,
  listRequests,
  listSentToHospital,
  type AdminRow,
} from './appointments.coordinator.repo.ts'

const usualLimit = 50

/** Unanswered requests with the patients' phone numbers; the audit log records who looked. */
export async function listForCoordinator(
  ctx: RequestContext<typeof listUnanswered>,
): Promise<AnswerOf<typeof listUnanswered>> {
  const { db, appContext, now, query } = ctx
  const { order = 'soonest', after, limit = usualLimit } = query
  await auditReading(ctx, listUnanswered.name)
  const [rows, inDoubt, doctors, sent] = await Promise.all([
    listRequests(db, { order, after, limit: limit + 1 }, now),
    after ? [] : listInDoubt(db, undefined, usualLimit + 1),
    countApproved(db),
    after ? [] : listSentToHospital(db, now, usualLimit),
  ])
  const { page, next } = cutPage(rows, limit, (row) => ({
    at: order === 'soonest' ? row.starts_at : row.created_at,
    id: row.id,
    isFirst: row.red_flags.length > 0,
  }))
  const show = (row: AdminRow) => presentForCoordinator(row, doctors, appContext.town.timeZone)
  const doubtful = cutPage(inDoubt, usualLimit, placeInDoubt)
  return {
    requests: page.map(show),
    inDoubt: doubtful.page.map(show),
    inDoubtNext: doubtful.next,
    sentToHospital: sent.map(show),
    next,
  }
}

export async function inDoubtForCoordinator(
  ctx: RequestContext<typeof inDoubtOperation>,
): Promise<AnswerOf<typeof inDoubtOperation>> {
  const { db, appContext, query } = ctx
  await auditReading(ctx, inDoubtOperation.name)
  const [rows, doctors] = await Promise.all([listInDoubt(db, query.after, usualLimit + 1), countApproved(db)])
  const { page, next } = cutPage(rows, usualLimit, placeInDoubt)
  return { inDoubt: page.map((row) => presentForCoordinator(row, doctors, appContext.town.timeZone)), next }
}

function placeInDoubt({ starts_at: at, id }: AdminRow) {
  return { at, id }
}
