import type pg from 'pg'
import { mixed, now, ofOneDoctor, people, type Steps } from './crowd-sql.ts'
import { records } from './crowd-records.ts'
import { visits } from './crowd-visits.ts'

export interface CrowdOptions {
  people: number
  now: Date
  /** Without triggers and foreign keys, which take most of the time. The guard in the api suite fills with them. */
  isTrusted?: boolean
}

/**
 * Fills an empty town by an insert-select for each table: people with accounts, children without, guardians, helpers,
 * one doctor for 500 people, and three years of what they leave behind. The lists of one person are equally long in
 * towns of every size, so a difference in time comes from the size.
 */
export async function fillCrowd(client: pg.ClientBase, options: CrowdOptions): Promise<void> {
  const { isTrusted = false } = options
  if (options.people % ofOneDoctor !== 0)
    throw new Error(`The number of people must be a multiple of ${ofOneDoctor}.`)
  // Read by current_setting: an insert-select cannot share parameters with the next.
  await client.query(`select set_config('crowd.people', $1, false), set_config('crowd.now', $2, false)`, [
    String(options.people),
    options.now.toISOString(),
  ])
  // Sorting millions of rows takes more room on the disk than a query of the app may have.
  const trusted = `set session_replication_role = replica; set temp_file_limit = -1; set work_mem = '128MB'`
  if (isTrusted) await client.query(trusted)
  for (const statement of [...accounts, ...visits, ...records]) await client.query(statement)
  if (isTrusted) await client.query('set session_replication_role = origin')
  await client.query('drop table crowd, crowd_doctors')
  await client.query('vacuum analyze')
}

/** A name for a list; neighbours have different ones. */
const name = `(array['Harpreet', 'Simran', 'Gurmeet', 'Asha', 'Mohan', 'Tarsem', 'Rajni', 'Navneet'])[1 + n % 8]
  || ' ' || (array['Sandhu', 'Gill', 'Sharma', 'Dhillon', 'Verma', 'Garg', 'Mann'])[1 + n % 7]`

/** `rows`: a query for id, username and name. */
function insertAccounts(role: string, rows: string): string {
  return `
    insert into users (id, username, username_key, email, email_key, password_hash, name, phone, role, created_at)
    select id, username, username, username || '@crowd.example', username || '@crowd.example', '-', name,
      '5550000000', '${role}', ${now} - interval '3 years'
    from (${rows}) as made (id, username, name)`
}

const accounts: Steps = [
  `create temp table crowd_doctors as
   select n, gen_random_uuid() as id, ${name} as name from generate_series(0, ${people} / ${ofOneDoctor} - 1) n`,
  insertAccounts('doctor', `select id, 'crowd-doctor-' || n, name from crowd_doctors`),
  `insert into doctors (user_id, name, specialization, specialties, experience, phone, clinic, registration_number,
     approval, approval_since, updated_at)
   select id, name, 'General physician', '{general}', '8', '5550000001', 'Civil Hospital Nabha', 'PMC-' || n,
     case when n % 20 = 19 then 'awaiting' else 'approved' end, ${now} - interval '3 years', ${now}
   from crowd_doctors`,
  insertAccounts(
    'coordinator',
    `select gen_random_uuid(), 'crowd-coordinator-' || n, 'Meena Devi' from generate_series(0, 3) n`,
  ),
  // Coordinators have a record of their own too.
  `insert into patients (id, name, phone, updated_at)
   select id, name, phone, ${now} from users where role = 'coordinator'`,
  `insert into patient_guardians (patient_id, user_id, relation, since)
   select id, id, 'self', created_at from users where role = 'coordinator'`,
  // Every fifth is a child without an account, in the care of the person before.
  `create temp table crowd as
   with made as (
     select n, ${name} as name, gen_random_uuid() as patient_id,
       case when n % 5 <> 4 then gen_random_uuid() end as account_id
     from generate_series(0, ${people} - 1) n)
   select made.*, coalesce(account_id, lag(account_id) over (order by made.n)) as guardian_id, d.id as doctor_id
   from made join crowd_doctors d on d.n = made.n / ${ofOneDoctor}`,
  'create unique index on crowd (n)',
  'analyze crowd',
  insertAccounts(
    'patient',
    `select account_id, 'crowd-' || n, name from crowd where account_id is not null ${mixed}`,
  ),
  `insert into patients (id, name, birth_year, age_said_on, gender, address, phone, updated_at)
   select patient_id, name, case when account_id is null then 2018 else 1950 + n % 50 end, ${now}::date - 900,
     case n % 2 when 0 then 'Female' else 'Male' end, 'Village ' || n % 300 || ', Nabha', '5550000000', ${now}
   from crowd ${mixed}`,
  `insert into patient_guardians (patient_id, user_id, relation, since)
   select patient_id, guardian_id, case when account_id is null then 'mother' else 'self' end, ${now} - interval '3 years'
   from crowd ${mixed}`,
  // Every tenth has a helper, the next person, and had one before; some invitations are open.
  `insert into consents (id, user_id, patient_id, purpose, notice_version, language, given_at)
   select gen_random_uuid(), guardian_id, patient_id, purpose, 1, 'pa', ${now} - interval '3 years'
   from crowd cross join unnest(array['care', 'calls']) purpose where purpose = 'care' or n % 3 > 0`,
  `insert into patient_helpers (id, patient_id, username_key, user_id, areas, invited_by, invited_at, answer_by,
     accepted_at, ended_at, ended_as)
   select gen_random_uuid(), c.patient_id, 'crowd-' || h.n, h.account_id, '{vitals,appointments}', c.account_id,
     ${now} - interval '5 days', ${now} + interval '2 days',
     case when c.n % 30 <> 0 then ${now} - interval '4 days' end,
     case when past then ${now} - interval '1 day' end, case when past then 'left' end
   from crowd c join crowd h on h.n = c.n + 1, (values (true), (false)) as was (past)
   where c.n % 10 = 0`,
  `insert into sessions (id, user_id, created_at, expires_at, ended_at, device)
   select gen_random_uuid(), users.id, ${now} - m * interval '20 days', ${now} + interval '10 days',
     case when m > 0 then ${now} - m * interval '19 days' end, 'Chrome, Android'
   from users, generate_series(0, 1) m`,
  `insert into volunteers (user_id, name, mobile, has_vehicle, registered_at, updated_at)
   select account_id, name, '9814000000', n % 3 = 0, ${now} - n % 1000 * interval '1 day', ${now}
   from crowd where n % 100 = 0`,
]
