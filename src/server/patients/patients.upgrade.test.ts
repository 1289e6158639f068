import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseBefore, type OlderDatabase } from '../../../tests/setup/older-database.ts'
import { insertTown, readTown, textOf, type Row, type Town } from '../../../tests/setup/older-town.ts'

/**
 * A town of the version before accounts and patients were told apart (its demo, with an account without a profile, a
 * profile without a phone number and a coordinator) is upgraded and compared row by row.
 */
let older: OlderDatabase
let before: Town
let after: Town
beforeAll(async () => {
  older = await databaseBefore('_patients_and_guardians.sql')
  await insertTown(older)
  before = await readTown(older)
  await older.upgrade('_open_sessions.sql')
  after = await readTown(older)
})
afterAll(() => older.drop())

const byId = (rows: Row[] = []) =>
  rows.toSorted((one, other) => String(one['id']).localeCompare(String(other['id'])))

it('keeps every row of every other table as it was', () => {
  expect(before['appointments']?.length).toBeGreaterThan(100)
  const pointsToPatient = new Set(['reminders', 'vital_readings'])
  for (const [table, rows] of Object.entries(before)) {
    if (table === 'patients') continue
    const expected = rows.map(({ user_id, ...row }) => {
      if (pointsToPatient.has(table)) return { ...row, patient_id: user_id }
      return user_id === undefined ? row : { ...row, user_id }
    })
    const found = (after[table] ?? []).map(({ ...row }) => {
      if (table === 'notices') delete row['patient_id']
      return row
    })
    const [was, is] = [expected, found].map((all) => all.map(textOf).toSorted())
    expect({ table, rows: is }).toEqual({ table, rows: was })
  }
})

it('makes a patient of each account that is no doctor’s, with the profile it had', () => {
  const profiles = new Map(before['patients']?.map((row) => [row['user_id'], row]))
  const accounts = before['users']?.filter(({ role }) => role !== 'doctor') ?? []
  const without = { birth_year: null, age_said_on: null, gender: null, address: null }
  const expected = accounts.map((user) => {
    const { user_id: id, ...profile } = profiles.get(user['id']) ?? {
      user_id: user['id'],
      ...without,
      name: user['name'],
      phone: user['phone'],
      updated_at: user['created_at'],
    }
    return { ...profile, id, phone: profile['phone'] || user['phone'] }
  })
  expect(byId(after['patients'])).toEqual(byId(expected))
  expect(accounts.some(({ id }) => !profiles.has(id))).toBe(true)
  expect([...profiles.values()].filter(({ phone }) => phone === '')).toHaveLength(1)
})

it('lets each account act for its own patient, and for no other', () => {
  const own = after['patient_guardians']?.map(({ patient_id, user_id, relation, until }) => [
    patient_id,
    user_id,
    relation,
    until,
  ])
  const expected = after['patients']?.map(({ id }) => [id, id, 'self', null])
  expect(own?.toSorted()).toEqual(expected?.toSorted())
})

it('says of each notice to a patient that it is about that patient', () => {
  const doctors = new Set(before['doctors']?.map((row) => row['user_id']))
  const notices = after['notices'] ?? []
  expect(notices.length).toBeGreaterThan(0)
  for (const { user_id, patient_id } of notices)
    expect(patient_id).toBe(doctors.has(user_id) ? null : user_id)
})
