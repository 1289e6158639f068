import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import type { listNotices, markNoticesSeen } from './notifications.operations.ts'
import type { RequestContext, AppContext } from '../platform/context/request-context.ts'
import { presentNotice } from './notifications.presenter.ts'
import { deleteOldNotices, listUnseen, markSeen } from './notifications.repo.ts'

export async function list(ctx: RequestContext<typeof listNotices>): Promise<AnswerOf<typeof listNotices>> {
  // Notices name patients: to a doctor who may not treat they are kept back, not lost.
  if (ctx.actor.role === 'doctor' && !ctx.actor.approved) return []
  const rows = await listUnseen(ctx.db, ctx.actor.id)
  return rows.map(presentNotice)
}

export async function see(
  ctx: RequestContext<typeof markNoticesSeen>,
): Promise<AnswerOf<typeof markNoticesSeen>> {
  return ctx.write(async (tx) => {
    await markSeen(tx, ctx.actor.id, ctx.body.ids, ctx.now)
    return { message: 'Seen.' }
  })
}

/** A quarter of a year is long enough to have looked. */
export async function forgetOld({ store, clock }: AppContext): Promise<void> {
  await deleteOldNotices(store.db, new Date(clock().getTime() - 90 * 24 * 3_600_000))
}
