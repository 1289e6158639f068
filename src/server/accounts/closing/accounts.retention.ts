import { DatabaseError } from 'pg'
import { addYears } from '../../../shared/patients/patients.retention.ts'
import { dayIn, startOfDay } from '../../../shared/kit/time/town-time.ts'
import { auditErasure } from '../../platform/audit/audit.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { eachOrThrow } from '../../platform/jobs/each-or-throw.ts'
import { deleteAccount, hasOwnRecord, listClosed, lockClosed } from './accounts.retention.repo.ts'

const atOnce = 200
const stillReferredTo = '23001 23503'

/**
 * Erases closed accounts after the same period as records, each in a transaction of its own. An account stays while
 * its own record does, and a doctor's while the record of a patient refers to it: see the `restrict` rules in
 * platform/db/erasure-rules.test.ts.
 */
export async function eraseClosed(appContext: AppContext, batch = atOnce): Promise<void> {
  const { store, clock, policy, town } = appContext
  const day = addYears(dayIn(town.timeZone, clock()), -policy.retentionYears)
  const before = startOfDay(town.timeZone, day)
  let after: Awaited<ReturnType<typeof listClosed>>[number] | null = null
  for (;;) {
    const found = await listClosed(store.db, before, after, batch)
    await eachOrThrow(found, ({ id }) => eraseAccount(appContext, id))
    if (found.length < batch) return
    after = found.at(-1) ?? null
  }
}

async function eraseAccount({ store, clock, retention }: AppContext, id: string): Promise<void> {
  await inTransaction(store.db, async (tx) => {
    const row = await lockClosed(tx, id)
    if (!row || (await hasOwnRecord(tx, id))) return
    await retention.eraseAccount(tx, { id, usernameKey: row.username_key })
    await deleteAccount(tx, id)
    await auditErasure(tx, 'accounts.erase', id, clock())
  }).catch((error: unknown) => {
    if (error instanceof DatabaseError && stillReferredTo.includes(error.code ?? '-')) return
    throw error
  })
}
