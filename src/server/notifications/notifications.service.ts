import type { AnswerOf } from '../../shared/kit/contract.ts'
import type { listNotices, markNoticesSeen } from '../../shared/notifications/notifications.contract.ts'
import type { Call, House } from '../platform/http/call.ts'
import { presentNotice } from './notifications.present.ts'
import { deleteOldNotices, listUnseen, markSeen } from './notifications.repo.ts'

export async function list(call: Call<typeof listNotices>): Promise<AnswerOf<typeof listNotices>> {
  // Notices name patients: to a doctor who may not treat they are kept back, not lost.
  if (call.actor.role === 'doctor' && !call.actor.approved) return []
  const rows = await listUnseen(call.db, call.actor.id)
  return rows.map(presentNotice)
}

export async function see(call: Call<typeof markNoticesSeen>): Promise<AnswerOf<typeof markNoticesSeen>> {
  return call.write(async (tx) => {
    await markSeen(tx, call.actor.id, call.body.ids, call.now)
    return { message: 'Seen.' }
  })
}

/** A quarter of a year is long enough to have looked. */
export async function forgetOld({ store, clock }: House): Promise<void> {
  await deleteOldNotices(store.db, new Date(clock().getTime() - 90 * 24 * 3_600_000))
}
