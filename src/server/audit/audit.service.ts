import type { listAudit } from './audit.operations.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { cutPage } from '../../shared/kit/pages.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { presentEntry } from './audit.presenter.ts'
import { listForCoordinator } from './audit.repo.ts'

const usualLimit = 50

export async function list(ctx: RequestContext<typeof listAudit>): Promise<AnswerOf<typeof listAudit>> {
  const { limit = usualLimit, ...asked } = ctx.query
  const options = { ...asked, readingActs: ctx.appContext.readingActs }
  const rows = await listForCoordinator(ctx.db, options, limit + 1)
  const { page, next } = cutPage(rows, limit, (row) => row)
  return { entries: page.map((row) => presentEntry(row, ctx.appContext.town.timeZone)), next }
}
