import { sessionsEnded, type Person } from '../../platform/auth/sessions.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { broadcast } from '../../platform/events/publish.ts'
import { forgetDevicesOfOthers } from '../../platform/push/subscriptions.ts'
import { endOtherSessions } from '../accounts.repo.ts'

/** Ends the person's sessions except this one; their phones stop ringing. Followed by `announceEnd`. */
export async function endOthers(
  tx: Tx,
  { id, sessionId }: Pick<Person, 'id' | 'sessionId'>,
  now: Date,
): Promise<void> {
  await endOtherSessions(tx, id, sessionId, now)
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
