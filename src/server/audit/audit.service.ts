import type { listAudit, listLooks } from './audit.operations.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { cutPage } from '../../shared/kit/pages.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import { findPatientName, listLooksAt } from './audit.looks.repo.ts'
import { findingActs, presentEntry, presentLook } from './audit.presenter.ts'
import { listForCoordinator } from './audit.repo.ts'

const usualLimit = 50

export async function list(ctx: RequestContext<typeof listAudit>): Promise<AnswerOf<typeof listAudit>> {
  const { limit = usualLimit, ...asked } = ctx.query
  const options = { ...asked, readingActs: ctx.appContext.readingActs }
  const rows = await listForCoordinator(ctx.db, options, limit + 1)
  const { page, next } = cutPage(rows, limit, (row) => row)
  return { entries: page.map((row) => presentEntry(row, ctx.appContext.town.timeZone)), next }
}

/** Refused requests are not in it: nothing was seen, and one alone may be an old link. The desk has them. */
export async function looksAt(ctx: RequestContext<typeof listLooks>): Promise<AnswerOf<typeof listLooks>> {
  const { actor, appContext, db, query } = ctx
  const { listingActs, readingActs, town } = appContext
  const patientId = patientOf(actor)
  const counterActs = { pharmacy: 'dispensing.lookUp', laboratory: 'laboratory.lookUp' }
  const acts = {
    readingActs,
    findingActs: Object.keys(findingActs),
    searchAct: 'accounts.search',
    counterActs,
  }
  const options = { ...acts, viewerId: actor.id, after: query.after }
  const rows = await listLooksAt(db, patientId, options, usualLimit + 1)
  const { page, next } = cutPage(rows, usualLimit, (row) => row)
  const looks = page.map((row) => presentLook(row, listingActs, town.timeZone))
  return { patient: await findPatientName(db, patientId), looks, next }
}
