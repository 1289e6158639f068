import { isAllowed } from '../../../shared/appointments/appointments.lifecycle.ts'
import { theServer } from '../../platform/auth/care/sensitive.ts'
import type { Closing } from '../../platform/context/closing.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notifyCancelledByPatient } from '../appointments.notifications.ts'
import { stateOf } from '../appointments.presenter.ts'
import { findOne, lockAhead } from '../appointments.repo.ts'
import { changeOne } from './appointments.changes.repo.ts'

/** Whoever closes the account cancels what is still ahead of the patients for whom nobody acts any more. */
export async function cancelAhead(tx: Tx, { account, patientIds, now, today }: Closing): Promise<void> {
  for (const id of await lockAhead(tx, patientIds)) {
    const row = await findOne(tx, id, theServer)
    const actor = row && { ...account, patientId: row.patient_id }
    if (!row || !actor || !isAllowed('cancel', stateOf(row), actor, { now, today })) continue
    await changeOne(tx, id, { status: 'cancelled' }, { cause: 'cancel', by: account }, now)
    await notifyCancelledByPatient(tx, row, false, now)
  }
}
