import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseBefore, type OlderDatabase } from '../../../tests/setup/older-database.ts'

/** Signed prescriptions of before the timeline get the patient of their encounter, and stay locked. */
let older: OlderDatabase
const ids = {
  patient: '00000000-0000-7000-8000-000000000001',
  doctor: '00000000-0000-7000-8000-000000000002',
  encounter: '00000000-0000-7000-8000-000000000003',
  prescription: '00000000-0000-7000-8000-000000000004',
}
const insertPrescription = (id: string, status: string) =>
  older.client.query(
    `insert into prescriptions (id, encounter_id, status, version, same_complaint, address, advice, created_at, updated_at,
       number, mode, follow_up, rules_version, prescriber, patient, content_hash, signed_at)
     values ($1, $2, $3, 1, false, '', '', now(), now(), $4, 'in-person', false, 1, '{}', '{}', 'x', now())`,
    [id, ids.encounter, status, id],
  )

beforeAll(async () => {
  older = await databaseBefore('_timeline.sql')
  await older.client.query(`
    insert into users (id, username, username_key, email, email_key, password_hash, name, phone, role, created_at)
      values ('${ids.doctor}', 'd', 'd', 'd@example.org', 'd@example.org', '-', 'D', '1', 'doctor', now());
    insert into patients (id, name, phone, updated_at) values ('${ids.patient}', 'P', '1', now());
    insert into encounters (id, patient_id, doctor_id, class, status, started_at)
      values ('${ids.encounter}', '${ids.patient}', '${ids.doctor}', 'AMB', 'finished', now())`)
  await insertPrescription(ids.prescription, 'active')
  await older.upgradeThrough('_timeline.sql')
})
afterAll(() => older.drop())

it('has the patient of its encounter, and so has a new one', async () => {
  await insertPrescription('00000000-0000-7000-8000-000000000005', 'draft')
  const { rows } = await older.client.query('select distinct patient_id from prescriptions')
  expect(rows).toEqual([{ patient_id: ids.patient }])
})

it('is locked as before', async () => {
  const change = older.client.query("update prescriptions set advice = 'other' where id = $1", [
    ids.prescription,
  ])
  await expect(change).rejects.toThrow('a signed prescription is only stopped')
})
