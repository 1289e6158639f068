import { sql } from 'kysely'
import type { AlarmEvent } from '../../../shared/alarms/alarms.events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { publish, topicOfPerson } from '../../platform/events/publish.ts'
import { getPatient, listOnDuty } from '../alarms.people.repo.ts'
import type { AlarmRow } from '../alarms.repo.ts'
import { tellPeople, type StepContext } from '../alarms.telling.ts'

const unanswered = { acknowledged_by: null, acknowledged_at: null, outcome: null, outcome_at: null }
export const ownerless = { owner_id: null, owned_at: null }

/** Takes it from whoever can no longer answer for it: a closed account, a doctor who is no longer approved. */
export async function takeFromUnable(tx: Tx, alarm: AlarmRow): Promise<Partial<AlarmRow>> {
  const { acknowledged_by: answeredBy, owner_id: owner } = alarm
  if (answeredBy !== null && !(await isAble(tx, answeredBy))) return { ...unanswered, ...ownerless }
  return owner !== null && !(await isAble(tx, owner)) ? ownerless : {}
}

async function isAble(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from users u left join doctors d on d.user_id = u.id
    where u.id = ${userId} and u.closed_at is null and (u.role = 'coordinator' or d.approval = 'approved')`.execute(
    tx,
  )
  return rows.length > 0
}

/** Of an account that is being closed: for each the desk is to be told at once. Returns their ids. */
export async function takeAllFrom(tx: Tx, userId: string, now: Date): Promise<string[]> {
  const atOnce = { desk_last_told_at: null, next_at: now, ...ownerless }
  const change = tx.updateTable('alarms').where('closed_at', 'is', null)
  const answered = await change
    .set({ ...unanswered, ...atOnce })
    .where('acknowledged_by', '=', userId)
    .returning('id')
    .execute()
  const owned = await change
    .set(atOnce)
    .where('owner_id', '=', userId)
    .where('acknowledged_at', 'is', null)
    .returning('id')
    .execute()
  return [...answered, ...owned].map(({ id }) => id)
}

/**
 * Names who has to answer: a doctor on duty, unless it was handed to the desk; else the coordinator who signed in last.
 * They are told, on every channel.
 */
export async function nameOwner(
  ctx: StepContext,
  alarm: AlarmRow,
  { round, isHandedToDesk }: { round: number; isHandedToDesk: boolean },
): Promise<Partial<AlarmRow>> {
  const { tx, now } = ctx
  const [shift] = isHandedToDesk ? [] : await listOnDuty(tx, now)
  const owner = shift?.doctor_id ?? (await findCoordinator(tx))
  if (owner === undefined) return {}
  await tellPeople(ctx, alarm, { step: 'owner', round }, [owner])
  const patient = await getPatient(tx, alarm.patient_id)
  const event = {
    kind: 'alarms.owned' satisfies AlarmEvent,
    subject: alarm.id,
    topics: [topicOfPerson(owner)],
    tell: [{ personId: owner, facts: { patient: patient.name, alarm: alarm.id } }],
  }
  await publish(tx, event, now)
  return { owner_id: owner, owned_at: now }
}

async function findCoordinator(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u left join sessions s on s.user_id = u.id
    where u.role = 'coordinator' and u.closed_at is null
    group by u.id order by max(s.created_at) desc nulls last, u.id limit 1`.execute(tx)
  return rows[0]?.id
}
