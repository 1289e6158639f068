import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { newId } from '../../platform/runtime/ids.ts'

/** An appointment has started or is over: its encounter begins or ends. `endedAt` is null if nobody said when. */
export async function recordEncounter(
  tx: Tx,
  appointmentId: string,
  told: { startedAt: Date } | { endedAt: Date | null },
): Promise<void> {
  const isOver = 'endedAt' in told
  const [startedAt, endedAt] = isOver ? [null, told.endedAt] : [told.startedAt, null]
  await sql`
    insert into encounters (id, patient_id, doctor_id, appointment_id, facility_id, class, status, started_at, ended_at)
    select ${newId()}::uuid, patient_id, doctor_id, id, facility_id,
      case type when 'teleconsultation' then 'VR' else 'AMB' end,
      ${isOver ? 'finished' : 'in-progress'}::text, ${startedAt}::timestamptz, ${endedAt}::timestamptz
    from appointments where id = ${appointmentId}
    on conflict (appointment_id) do update set status = excluded.status,
      -- A clock that was set back must not make the end precede the start; greatest() ignores null.
      ended_at = case when excluded.ended_at is not null
        then greatest(excluded.ended_at, encounters.started_at) end`.execute(tx)
}
