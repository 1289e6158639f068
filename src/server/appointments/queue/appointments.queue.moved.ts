import { sql } from 'kysely'
import { bookedStatuses } from '../../../shared/appointments/appointments.lifecycle.ts'
import type { Tx } from '../../platform/db/database.ts'
import { listActing } from '../../platform/db/who-acts.ts'
import { publish, topicOfPerson } from '../../platform/events/publish.ts'
import { literals } from '../appointments.statuses.ts'

/** What the streams of coordinators follow; those of doctors and patients follow themselves. */
export const queuesOfTown = 'queue:desk'

/** One message of the database holds at most 8,000 bytes. */
const topicsPerEvent = 120

/** The screens of that line fetch anew: of the doctor, the desk, and everybody who still waits in it. */
export async function tellQueueMoved(
  tx: Tx,
  { sessionId, day }: { sessionId: string; day: string },
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ doctor: string; patients: string[] | null }>`
    select s.doctor_id as doctor, (
      select array_agg(a.patient_id) from queue_entries e
      join appointments a on a.id = e.appointment_id and a.status in (${literals(bookedStatuses)})
      where e.session_id = s.id and e.day = ${day} and e.ended_at is null) as patients
    from doctor_sessions s where s.id = ${sessionId}`.execute(tx)
  const [line] = rows
  if (!line) return
  const acting = await listActing(tx, line.patients ?? [], 'appointments', now)
  const people = [...new Set(acting.map(({ user_id }) => topicOfPerson(user_id)))]
  const topics = [topicOfPerson(line.doctor), queuesOfTown, ...people]
  for (let from = 0; from < topics.length; from += topicsPerEvent)
    await publish(
      tx,
      { kind: 'queue.moved', subject: sessionId, topics: topics.slice(from, from + topicsPerEvent) },
      now,
    )
}

/** After a change of a visit: its line moves, if it has, or had, a number there; of past days nobody looks at a line. */
export async function tellQueueOf(tx: Tx, appointmentId: string, now: Date): Promise<void> {
  const entry = await tx
    .selectFrom('queue_entries')
    .select(['session_id as sessionId', 'day'])
    .where('appointment_id', '=', appointmentId)
    // In any time zone.
    .where(
      sql<boolean>`day between (${now}::timestamptz - interval '1 day')::date and (${now}::timestamptz + interval '1 day')::date`,
    )
    .executeTakeFirst()
  if (entry) await tellQueueMoved(tx, entry, now)
}
