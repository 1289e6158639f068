import { dayIn, startOfDay } from '../../../shared/kit/time/town-time.ts'
import { addYears, mayErase } from '../../../shared/patients/patients.retention.ts'
import { auditErasure } from '../../platform/audit/audit.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { eachOrThrow } from '../../platform/jobs/each-or-throw.ts'
import { saidAgeIn } from '../patients.profile.ts'
import { deletePatient, listUnattended, lockUnattended } from './patients.retention.repo.ts'

const atOnce = 200

/**
 * Erases the records for which nobody acts and whose period has ended, each in a transaction of its own. Repeating it
 * is harmless: a killed server continues with the next record.
 */
export async function eraseRecords(appContext: AppContext, batch = atOnce): Promise<void> {
  const { store, clock, policy, town } = appContext
  const today = dayIn(town.timeZone, clock())
  const changedBefore = startOfDay(town.timeZone, addYears(today, -policy.retentionYears))
  let after: Awaited<ReturnType<typeof listUnattended>>[number] | null = null
  for (;;) {
    const found = await listUnattended(store.db, changedBefore, after, batch)
    await eachOrThrow(found, ({ id }) => eraseRecord(appContext, id, today))
    if (found.length < batch) return
    after = found.at(-1) ?? null
  }
}

function eraseRecord(appContext: AppContext, patientId: string, today: string): Promise<void> {
  const { store, clock, policy, town, retention, files } = appContext
  return inTransaction(store.db, async (tx) => {
    const row = await lockUnattended(tx, patientId)
    if (!row) return
    const entered = (await retention.lastEntry(tx, patientId)) ?? row.updated_at
    const last = entered > row.updated_at ? entered : row.updated_at
    const heldUntil = await retention.heldUntil(tx, patientId)
    const record = { lastEntryOn: dayIn(town.timeZone, last), said: saidAgeIn(row), heldUntil }
    if (!mayErase(record, { today, years: policy.retentionYears })) return
    await retention.erase(tx, { patientId, files })
    await deletePatient(tx, patientId)
    await auditErasure(tx, 'patients.erase', patientId, clock())
  })
}
