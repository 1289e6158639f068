import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseBefore, type OlderDatabase } from '../../../../tests/setup/older-database.ts'

/** Requests from before the deadlines get the warnings that are still ahead; nothing else changes. */
let older: OlderDatabase
const ids = (letter: string) => `${letter.repeat(8)}-0000-7000-8000-000000000000`

beforeAll(async () => {
  older = await databaseBefore('_request_deadlines.sql')
  // Without the rows they refer to.
  await older.client.query(`do $$ declare one record; begin
    for one in select conname, conrelid::regclass as of_table from pg_constraint
      where contype = 'f' and conrelid in ('appointments'::regclass, 'appointment_status_history'::regclass)
        and conname not like '%appointment_id%'
    loop execute format('alter table %s drop constraint %I', one.of_table, one.conname); end loop;
  end $$`)
  const soon = [ids('a'), 'pending', `now() + interval '90 minutes'`] as const
  const far = [ids('b'), 'pending', `date_trunc('day', now()) + interval '5 days 4 hours'`] as const
  const agreed = [ids('c'), 'scheduled', `date_trunc('day', now()) + interval '5 days 4 hours'`] as const
  for (const [id, status, at] of [soon, far, agreed])
    await older.client.query(
      `with made as (
         insert into appointments (id, patient_id, doctor_id, specialization, type, status, offered_to_all, starts_at,
           day, time, created_at, updated_at)
         select '${id}'::uuid, gen_random_uuid(), gen_random_uuid(), 'fever', 'in-person', '${status}', false, at,
           (at at time zone 'Asia/Kolkata')::date, to_char(at at time zone 'Asia/Kolkata', 'HH24:MI'), now(), now()
         from (select ${at} as at) start returning *)
       insert into appointment_status_history (appointment_id, seq, to_status, doctor_id, actor_role, recorded_at)
       select id, 1, status, doctor_id, 'unknown', created_at from made`,
    )
  await older.upgradeThrough('_request_deadlines.sql')
})
afterAll(() => older.drop())

it('sets when the patient is told that nobody has confirmed, and no deadline before the job does', async () => {
  const { rows } = await older.client.query<{ id: string; warns: string | null; due: Date | null }>(
    `select id, to_char(warn_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as warns, answer_due_at as due
     from appointments order by id`,
  )
  const { rows: days } = await older.client.query<{ day: string }>(
    `select to_char(day - 1, 'YYYY-MM-DD') as day from appointments where id = $1`,
    [ids('b')],
  )
  expect(rows).toEqual([
    // Three hours before is past.
    { id: ids('a'), warns: null, due: null },
    { id: ids('b'), warns: `${days[0]?.day} 18:00`, due: null },
    { id: ids('c'), warns: null, due: null },
  ])
})
