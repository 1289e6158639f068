import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { sessionsEnded } from '../../platform/auth/sessions.ts'
import type { AppContext, RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { broadcast } from '../../platform/events/publish.ts'
import { forgetDevicesOfOthers } from '../../platform/push/subscriptions.ts'
import type { endOtherSessions, listSessions } from '../accounts.operations.ts'
import { endOtherRows, listOtherRows, readSessionRow } from './accounts.sessions.repo.ts'

/** More than anybody signs in on; beyond it only the end of all is offered. */
export const maxShownSessions = 30

export async function listOwn(
  ctx: RequestContext<typeof listSessions>,
): Promise<AnswerOf<typeof listSessions>> {
  const own = await readSessionRow(ctx.db, ctx.actor.sessionId)
  const others = await listOtherRows(ctx.db, ctx.actor, ctx.now, maxShownSessions + 1)
  return {
    own: present(own),
    others: others.slice(0, maxShownSessions).map(present),
    hasMore: others.length > maxShownSessions,
  }
}

function present(row: Awaited<ReturnType<typeof readSessionRow>>) {
  return { since: row.created_at.toISOString(), until: row.expires_at.toISOString(), device: row.device }
}

export async function endOtherOnes(
  ctx: RequestContext<typeof endOtherSessions>,
): Promise<AnswerOf<typeof endOtherSessions>> {
  const { id } = ctx.actor
  const answer = await ctx.write(
    async (tx) => {
      await endOthers(tx, ctx.actor, ctx.now)
      return { message: 'Other sessions ended.' }
    },
    { subject: id },
  )
  announceEnd(ctx.appContext, id)
  return answer
}

/** Ends the person's sessions except this one, or all when it is null; their phones stop ringing. Followed by `announceEnd`. */
export async function endOthers(
  tx: Tx,
  { id, sessionId }: { id: string; sessionId: string | null },
  now: Date,
): Promise<void> {
  await endOtherRows(tx, id, sessionId, now)
  await forgetDevicesOfOthers(tx, id, sessionId)
  await broadcast(tx, endOf(id))
}

/** After the commit. Not waiting for its own announcement: this server refuses the very next request. */
export function announceEnd(appContext: AppContext, personId: string): void {
  appContext.sessions.hear({ ...endOf(personId), resumeToken: '' })
}

/** One announcement for all sessions, however many there are. */
function endOf(personId: string) {
  return { kind: sessionsEnded, subject: personId, topics: [] }
}
