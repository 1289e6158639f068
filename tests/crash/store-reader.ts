import pg from 'pg'
import { readingActs } from '../../src/server/app/server.ts'
import { refusedRecord } from '../../src/shared/audit/audit.acts.ts'
import type { Connection } from '../../src/server/platform/db/database.ts'

/**
 * The content of the tables. `tx` is the transaction that wrote the row (xmin), which links the parts of one write;
 * instants are milliseconds as text.
 */
export interface Reading {
  /** The server's time at the end of the run, in milliseconds. */
  now: number
  given: { actor: string; key: string; status: number | null; has_answer: boolean; at: string; tx: string }[]
  audits: { actor_id: string | null; action: string; subject: string | null; tx: string }[]
  events: { id: string; kind: string; subject: string; topics: string[]; at: string; tx: string }[]
  notices: {
    id: string
    user_id: string
    kind: string
    subject: string
    at: string
    seen_at: string | null
  }[]
  appointments: AppointmentRead[]
  declines: { appointment_id: string; doctor_id: string; cause: string; tx: string }[]
  changes: ChangeRead[]
  users: { username: string; tx: string }[]
  sessions: { user_id: string; tx: string }[]
  profiles: { username: string; mark: string }[]
  /** Critical readings: in how many alarms, and how many jobs wait to raise one. */
  readings: { id: string; alarms: number; jobs: number }[]
  /** How often somebody was told of an alarm in the app, and their notices of it. */
  tellings: { person: string; alarm: string; tellings: number; notices: number }[]
  /** What was said of alarms. */
  outcomes: { tx: string }[]
  /** The steps of each alarm: see AlarmRead. */
  alarms: AlarmRead[]
}

export interface AppointmentRead {
  id: string
  /** The account of the patient. */
  patient_id: string
  doctor_id: string | null
  status: string
  offered_to_all: boolean
  starts_at: string
}

/** When an alarm's steps were taken, and how often each left its rows and events. */
export interface AlarmRead {
  id: string
  raised: string
  treating: string | null
  duty: string | null
  desk: string | null
  patient: string | null
  told_doctors: number
  /** Nobody has answered, and it is open. */
  is_unanswered: boolean
  desk_tellings: number
  desk_rows: number
  /** The shortest time between two tellings of the desk. */
  desk_gap: string | null
  desk_events: number
  patient_rows: number
  patient_events: number
  patient_notices: number
  /** Of each person who acts for the patient one is due. */
  acting: number
}

/** A row of an appointment's status history. */
export interface ChangeRead {
  appointment_id: string
  from_status: string | null
  to_status: string
  doctor_id: string | null
  actor_id: string | null
  cause: string | null
  tx: string
}

const lists = [...readingActs, refusedRecord].map((act) => `'${act}'`).join()

const queries: Record<Exclude<keyof Reading, 'now'>, string> = {
  given: `select actor, key, status, answer is not null as has_answer, ${ms('at')} as at, xmin::text as tx from idempotency_keys`,
  // Reads by doctors and refusals are audited outside of writes.
  audits: `select actor_id, action, subject, xmin::text as tx from audit_log where action not in (${lists})`,
  // What follows a reading is compared by compare-alarms.ts. A profile's subject is the patient; writes know the account.
  events: `select id, kind, coalesce(own.user_id, subject) as subject, topics, ${ms('at')} as at, events.xmin::text as tx
    from events left join patient_guardians own on kind = 'patients.saved' and own.patient_id = subject
    where kind not like 'alarms.%' order by id`,
  notices: `select id, user_id, kind, subject, ${ms('at')} as at, ${ms('seen_at')} as seen_at from notices where kind not like 'alarms.%'`,
  appointments: `select id, own.user_id as patient_id, doctor_id, status, offered_to_all, ${ms('starts_at')} as starts_at
    from appointments join patient_guardians own using (patient_id)`,
  declines: 'select appointment_id, doctor_id, cause, xmin::text as tx from appointment_declines',
  changes: `select appointment_id, from_status, to_status, doctor_id, actor_id, cause, xmin::text as tx
    from appointment_status_history order by appointment_id, seq`,
  users: 'select username, xmin::text as tx from users',
  sessions: 'select user_id, xmin::text as tx from sessions',
  profiles: `select username, address as mark from patients join patient_guardians on patient_id = patients.id join users on users.id = user_id
    where birth_year is not null
    union all select username, clinic from doctors join users on id = user_id`,
  readings: `select id, (select count(*) from alarm_readings where observation_id = o.id)::int as alarms,
    (select count(*) from graphile_worker._private_jobs where payload ->> 'subject' = o.id::text)::int as jobs
    from observations o where needs_doctor`,
  tellings: `select person_id as person, alarm_id as alarm, count(*)::int as tellings,
    (select count(*) from notices where user_id = person_id and subject = alarm_id and kind = 'alarms.raised')::int as notices
    from alarm_tellings where channel = 'app' and person_id is not null group by 1, 2`,
  outcomes: 'select xmin::text as tx from alarm_outcomes',
  alarms: `select a.id, ${ms('raised_at')} as raised, ${ms('treating_told_at')} as treating, ${ms('duty_told_at')} as duty,
    ${ms('desk_told_at')} as desk, ${ms('patient_told_at')} as patient, told_doctors,
    acknowledged_at is null and closed_at is null as is_unanswered, desk_tellings,
    (${tellings('desk', 'count(*)')})::int as desk_rows, (select ${ms('min(gap)')} from (select at - lag(at) over (order by at) as gap from (${tellings('desk', 'at')}) d) g) as desk_gap,
    (${events('alarms.told')})::int as desk_events,
    (${tellings('patient', 'count(*)')})::int as patient_rows, (${events('alarms.unanswered')})::int as patient_events,
    (select count(*) from notices where subject = a.id and kind = 'alarms.unanswered')::int as patient_notices,
    (select count(*) from patient_guardians g where g.patient_id = a.patient_id and g.until is null)::int as acting
    from alarms a where urgency = 'critical'`,
}

/** Of the alarm `a`. */
function tellings(step: string, what: string): string {
  return `select ${what} from alarm_tellings where alarm_id = a.id and step = '${step}' and channel = 'app'`
}

function events(kind: string): string {
  return `select count(*) from events where subject = a.id and kind = '${kind}'`
}

function ms(column: string): string {
  return `(extract(epoch from ${column}) * 1000)::bigint::text`
}

export async function readStore(
  connection: Connection,
  now: number,
): Promise<{ store: Reading; tables: number }> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const tables = await readEveryTable(client)
    const parts: [string, unknown[]][] = []
    for (const [part, query] of Object.entries(queries)) parts.push([part, (await client.query(query)).rows])
    return { store: { ...Object.fromEntries(parts), now } as unknown as Reading, tables }
  } finally {
    await client.end()
  }
}

/**
 * Reads every row, which makes PostgreSQL verify every page, and rebuilds all indexes, which fails on a duplicate
 * key.
 */
async function readEveryTable(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  )
  for (const { name } of rows) {
    await client.query(`select count(*), sum(length(one::text)) from ${name} one`)
    await client.query(`reindex table ${name}`)
  }
  return rows.length
}
