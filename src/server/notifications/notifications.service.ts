import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { cutPage } from '../../shared/kit/pages.ts'
import { noticesListedTo } from '../../shared/notifications/notifications.limits.ts'
import type { listMoreNotices, listNotices, markNoticesSeen } from './notifications.operations.ts'
import type { RequestContext, AppContext } from '../platform/context/request-context.ts'
import { presentNotice } from './notifications.presenter.ts'
import { deleteOldNotices, listUnseen, markSeen } from './notifications.repo.ts'

const pageLength = 20

export async function list(ctx: RequestContext<typeof listNotices>): Promise<AnswerOf<typeof listNotices>> {
  const rows = await listUnseen(ctx.db, ctx.actor, ctx.appContext.noticeKinds, { limit: noticesListedTo })
  return rows.map(presentNotice)
}

export async function listMore(
  ctx: RequestContext<typeof listMoreNotices>,
): Promise<AnswerOf<typeof listMoreNotices>> {
  const { appContext, db, actor, query } = ctx
  const options = { after: query.after, limit: pageLength + 1 }
  const rows = await listUnseen(db, actor, appContext.noticeKinds, options)
  const { page, next } = cutPage(rows, pageLength, ({ at, id }) => ({ at, id }))
  return { notices: page.map(presentNotice), next }
}

export async function see(
  ctx: RequestContext<typeof markNoticesSeen>,
): Promise<AnswerOf<typeof markNoticesSeen>> {
  return ctx.write(async (tx) => {
    await markSeen(tx, ctx.actor.id, ctx.body.ids, ctx.now)
    return { message: 'Seen.' }
  })
}

/** Notices older than a quarter of a year are deleted. */
export async function forgetOld({ store, clock }: AppContext): Promise<void> {
  await deleteOldNotices(store.db, new Date(clock().getTime() - 90 * 24 * 3_600_000))
}
