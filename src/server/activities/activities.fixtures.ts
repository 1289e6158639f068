import { sql } from 'kysely'
import type { AppointmentEvent } from '../../shared/appointments/appointments.events.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'

const hourMs = 3_600_000

/** The outcome of a patient's appointment: a notice sent this many hours ago and read since. */
export interface ToldOptions {
  status: 'scheduled' | 'failed'
  kind: AppointmentEvent
  hoursAgo: number
}

/**
 * Gives a seeded patient a realistic past: a profile saved some time ago, and the notices of her appointments. For the
 * demo.
 */
export async function buildPast(
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  person: { id: string; patientId: string },
  told: readonly ToldOptions[],
): Promise<void> {
  const now = clock().getTime()
  await sql`update patients set updated_at = ${new Date(now - 30 * 24 * hourMs)} where id = ${person.patientId}`.execute(
    store.db,
  )
  for (const { status, kind, hoursAgo } of told) {
    const at = new Date(now - hoursAgo * hourMs)
    await sql`
      insert into notices (id, user_id, patient_id, kind, subject, facts, at, seen_at)
      select ${newId()}, ${person.id}, a.patient_id, ${kind}, a.id,
        jsonb_strip_nulls(jsonb_build_object('date', a.day, 'time', a.time, 'doctor', d.name)), ${at}, ${at}
      from appointments a left join doctors d on d.user_id = a.doctor_id
      where a.patient_id = ${person.patientId} and a.status = ${status} limit 1`.execute(store.db)
  }
}
