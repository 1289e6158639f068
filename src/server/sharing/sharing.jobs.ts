import { dayIn } from '../../shared/kit/time/town-time.ts'
import { cameOfAge } from '../../shared/sharing/sharing.rules.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { listUntold, saveTold } from './hand-over/sharing.hand-over.repo.ts'
import { tellCameOfAge } from './sharing.notifications.ts'
import { saidAge } from './sharing.repo.ts'

const atOnce = 200

/** Tells guardians once that a child of theirs is of age and can have an account. Of adults, nothing. */
export async function tellOfAge({ store, clock, town }: AppContext): Promise<void> {
  const now = clock()
  const today = dayIn(town.timeZone, now)
  for (;;) {
    const rows = await listUntold(store.db, today, atOnce)
    if (rows.length === 0) return
    for (const row of rows) {
      const said = saidAge(row)
      const isNews = said !== null && cameOfAge(said, dayIn(town.timeZone, row.since), today)
      await inTransaction(store.db, async (tx) => {
        if (!(await saveTold(tx, row)) || !isNews) return
        const { patient_id: patientId, user_id: userId, name: patient } = row
        await tellCameOfAge(tx, { patientId, patient, userId }, now)
      })
    }
  }
}
