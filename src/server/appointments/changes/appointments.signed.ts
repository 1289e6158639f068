import { isAllowed } from '../../../shared/appointments/appointments.lifecycle.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import { theDoctor } from '../../platform/auth/care/sensitive.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { tellFinishedQuietly } from '../appointments.notifications.ts'
import { stateOf } from '../appointments.presenter.ts'
import { lockOne } from '../appointments.repo.ts'
import { changeOne } from './appointments.changes.repo.ts'

/** After a note was signed: its visit is over, as if its doctor had finished it then. Idempotent. */
export function finishSigned(
  { store, town, clock }: Pick<AppContext, 'store' | 'town' | 'clock'>,
  encounterId: string,
): Promise<void> {
  return inTransaction(store.db, async (tx) => {
    const signed = await tx
      .selectFrom('encounters as e')
      .innerJoin('encounter_notes as n', 'n.encounter_id', 'e.id')
      .select(['e.appointment_id', 'e.doctor_id', 'n.signed_at'])
      .where('e.id', '=', encounterId)
      .executeTakeFirst()
    if (!signed?.appointment_id || !signed.signed_at) return
    const { appointment_id: id, doctor_id: doctorId, signed_at: at } = signed
    const row = await lockOne(tx, id, theDoctor(doctorId))
    const moment = { now: clock(), today: dayIn(town.timeZone, clock()) }
    // Whoever signed was approved then, whatever has been decided since.
    const actor = { id: doctorId, role: 'doctor', patientId: null, approved: true } as const
    if (!row || !isAllowed('finish', stateOf(row), actor, moment)) return
    await changeOne(tx, id, { status: 'completed' }, { cause: 'finish', by: actor }, at)
    await tellFinishedQuietly(tx, row, moment.now)
  })
}
