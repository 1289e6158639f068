import type { AppContext } from '../../platform/context/request-context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { settleUpTo } from '../communications.messages.ts'
import { lockThread } from '../communications.repo.ts'
import { forgetOverdue, tellSettled } from '../communications.telling.ts'
import { listBooked } from './communications.visits.repo.ts'

const batch = 100

/**
 * Closes threads whose visit is booked: what the patient wrote before the booking needs no answer in writing. What has a
 * danger sign, and what came later, goes on waiting.
 */
export async function closeBooked({ store, clock }: Pick<AppContext, 'store' | 'clock'>): Promise<void> {
  await inTransaction(store.db, (tx) => closeBatch(tx, clock()))
}

async function closeBatch(tx: Tx, now: Date): Promise<void> {
  for (const { patient_id: patientId, doctor_id: doctorId, booked_at: until } of await listBooked(
    tx,
    batch,
  )) {
    const thread = await lockThread(tx, { patientId, doctorId })
    // Meanwhile answered, or written to with a danger sign.
    if (!thread?.answer_due_at || thread.red_flags.length > 0) continue
    if ((await settleUpTo(tx, thread, until)) === null) await forgetOverdue(tx, thread, now)
    await tellSettled(tx, thread, now)
  }
}
