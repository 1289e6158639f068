import { expect, it, onTestFinished } from 'vitest'
import { databaseBefore } from '../../../../tests/setup/older-database.ts'

it('an upgrade gives each decline the time of its appointment', async () => {
  const older = await databaseBefore('declines_by_time.sql')
  onTestFinished(() => older.drop())
  await older.dropChecks()
  const { rows: asked } = await older.client.query<{ id: string; starts_at: Date }>(
    `insert into appointments (id, patient_id, specialization, type, status, offered_to_all, starts_at, day, time, created_at, updated_at)
     select gen_random_uuid(), gen_random_uuid(), 'Skin', 'in-person', 'pending', true, at, '2026-11-24', '10:00', now(), now()
     from unnest(array['2026-11-24T04:30:00Z', '2026-11-25T04:30:00Z']::timestamptz[]) as at
     returning id, starts_at`,
  )
  await older.client.query(
    `insert into appointment_declines (appointment_id, doctor_id, cause, at)
     select id, gen_random_uuid(), 'rejected', now() from appointments`,
  )
  expect(await older.upgrade('patients_and_guardians.sql')).toContain('0026_declines_by_time.sql')
  const { rows } = await older.client.query<{ id: string; starts_at: Date }>(
    'select appointment_id as id, starts_at from appointment_declines order by starts_at',
  )
  expect(rows).toEqual(asked)
})
