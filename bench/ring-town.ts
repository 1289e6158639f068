import { createECDH, randomBytes } from 'node:crypto'
import { dayIn, instantIn, timeIn } from '../src/shared/kit/time/town-time.ts'
import type { Connection } from '../src/server/platform/db/database.ts'
import { withClient } from './town.ts'

const zone = 'Asia/Kolkata'
const leastAheadMs = 8_000

/** Creates this many people with a phone and a medicine each. Their push endpoints are `<service>/<n>`. */
export async function seedPhones(connection: Connection, phones: number, service: string): Promise<void> {
  // A hundred browser keys, each shared by many: the cost of encryption does not depend on the key.
  const keys = Array.from({ length: 100 }, () => {
    const pair = createECDH('prime256v1')
    return pair.generateKeys().toString('base64url')
  })
  const auth = randomBytes(16).toString('base64url')
  await withClient(connection, async (client) => {
    await client.query(
      `insert into users (id, username, username_key, email, email_key, password_hash, name, phone, role, created_at)
       select gen_random_uuid(), 'p' || n, 'p' || n, n || '@p.example', n || '@p.example', '-', 'Simran Kaur', '9000000000', 'patient', now()
       from generate_series(1, $1) n`,
      [phones],
    )
    await client.query(
      `insert into patients (id, name, phone, updated_at) select id, name, phone, now() from users`,
    )
    await client.query(
      `insert into patient_guardians (patient_id, user_id, relation, since) select id, id, 'self', now() from users`,
    )
    await client.query(
      `insert into sessions (id, user_id, created_at, expires_at, ended_at)
       select gen_random_uuid(), id, now(), now() + interval '30 days', null from users`,
    )
    await client.query(
      `insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, language, shows_name, created_at)
       select gen_random_uuid(), s.user_id, s.id, $1 || '/' || row_number() over (), ($2::text[])[1 + row_number() over () % 100], $3,
         (array['en', 'hi', 'pa'])[1 + row_number() over () % 3], false, now() from sessions s`,
      [service, keys, auth],
    )
    await client.query(
      `insert into reminders (id, patient_id, name, revision, created_at, updated_at, removed_at)
       select gen_random_uuid(), id, 'Metformin', 0, now(), now(), null from users`,
    )
    await client.query(
      `insert into reminder_plans (reminder_id, since, dosages)
       select id, now() - interval '2 days', jsonb_build_array(jsonb_build_object(
         'sequence', 1,
         'timing', jsonb_build_object('repeat', jsonb_build_object(
           'boundsPeriod', jsonb_build_object('start', to_char(current_date - 2, 'YYYY-MM-DD')),
           'timeOfDay', jsonb_build_array('00:00:00'))),
         'patientInstruction', '1 tablet')) from reminders`,
    )
  })
}

/** Deletes all deliveries and puts all doses in one minute soon. Returns that minute. */
export async function setTheHour(connection: Connection): Promise<Date> {
  const soon = new Date(Math.ceil((Date.now() + leastAheadMs) / 60_000) * 60_000)
  await withClient(connection, async (client) => {
    await client.query('truncate push_deliveries, scheduler_watermarks')
    await client.query(
      `update reminder_plans set dosages = jsonb_set(dosages, '{0,timing,repeat,timeOfDay}', jsonb_build_array($1::text))`,
      [`${timeIn(zone, soon)}:00`],
    )
    await client.query('vacuum analyze')
  })
  return instantIn(zone, dayIn(zone, soon), timeIn(zone, soon))
}

/** The number of deliveries by outcome; `left` have none yet. */
export function readOutcomes(connection: Connection): Promise<{ left: number; outcomes: string }> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ outcome: string | null; count: string }>(
      'select outcome, count(*) from push_deliveries group by outcome',
    )
    const left = Number(rows.find(({ outcome }) => outcome === null)?.count ?? 0)
    return { left, outcomes: rows.map(({ outcome, count }) => `${count} ${outcome ?? 'waiting'}`).join(', ') }
  })
}
