import { sql } from 'kysely'
import type { Urgency } from '../../shared/alarms/alarms.rules.ts'
import type { AccessRows } from '../platform/context/access-rows.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { newId } from '../platform/runtime/ids.ts'
import { insertAlarm, lockOpen } from './alarms.repo.ts'

interface AlarmOptions {
  patientId: string
  urgency?: Urgency
  raisedAt?: Date
}

/** An open alarm that nobody was told of yet, about all critical readings; or the one that is open. For tests and seeds. */
export function buildAlarm(
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  { patientId, urgency = 'critical', raisedAt = clock() }: AlarmOptions,
): Promise<string> {
  return inTransaction(store.db, async (tx) => {
    const open = await lockOpen(tx, patientId, urgency)
    if (open) return open.id
    const id = newId()
    const at = { raised_at: raisedAt, due_at: new Date(raisedAt.getTime() + 15 * 60_000), next_at: raisedAt }
    await insertAlarm(tx, { id, patient_id: patientId, urgency, ...at })
    await sql`
      insert into alarm_readings (alarm_id, observation_id)
      select ${id}, o.id from observations o where o.patient_id = ${patientId} and o.needs_doctor`.execute(tx)
    return id
  })
}

/** A doctor on duty around now. */
export async function buildShift(
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  { doctorId, deputyId = null, hours = 8 }: { doctorId: string; deputyId?: string | null; hours?: number },
): Promise<string> {
  const [id, now] = [newId(), clock().getTime()]
  const when = { starts_at: new Date(now - 3_600_000), ends_at: new Date(now + hours * 3_600_000) }
  await store.db
    .insertInto('duty_shifts')
    .values({ id, doctor_id: doctorId, deputy_id: deputyId, ...when, entered_by: null, ended_by: null })
    .execute()
  return id
}

const ofDoctor: AccessRows[string] = async ({ appContext, patientId }) => ({
  owner: 'doctor',
  id: await buildAlarm(appContext, { patientId }),
})

export const accessRows: AccessRows = {
  'alarms.read': ofDoctor,
  'alarms.acknowledge': ofDoctor,
  'alarms.outcome': async (known) => ({
    ...(await ofDoctor(known)),
    body: { outcome: 'notReached' },
  }),
}
