import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas } from '../../shared/kit/areas.ts'
import {
  acceptAppointment,
  listAppointments,
  requestAppointment,
} from '../../shared/appointments/appointments.endpoints.ts'
import {
  addPatient,
  listActingFor,
  readPatientProfile,
  savePatientProfile,
} from '../../shared/patients/patients.endpoints.ts'
import { addReminder, listReminders } from '../../shared/reminders/reminders.endpoints.ts'
import { addVital, listVitals } from '../../shared/vitals/vitals.endpoints.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { follow } from '../../../tests/setup/stream.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
let mother: SignedIn
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown({ servers: 2 })
  mother = await patientIn(appContext(), 'Harpreet Kaur')
})
afterAll(() => town.close())

const baby = { name: 'Gurnoor', birthDate: '2026-03', gender: 'Female', relation: 'child' } as const
const bookAt = (time: string) =>
  ({ specialization: 'fever', date: '2026-11-23', time, type: 'in-person' }) as const

async function addBaby(of = mother): Promise<string> {
  return (await town.api.must(addPatient, { token: of.token, body: baby })).id
}

/** Ends it as a hand-over does. */
async function endGuardianship(patientId: string, userId = mother.id): Promise<void> {
  await appContext()
    .store.db.updateTable('patient_guardians')
    .set({ until: new Date('2026-11-21T04:30:00Z') })
    .where('patient_id', '=', patientId)
    .where('user_id', '=', userId)
    .execute()
}

describe('an account', () => {
  it('acts for its own patient and for those it adds, its own first', async () => {
    const asha = await patientIn(appContext(), 'Asha')
    const { token } = asha
    const added = await town.api.must(addPatient, { token, body: baby })
    expect(added).toMatchObject({ name: 'Gurnoor', relation: 'child', age: 0 })
    const consent = { birthDate: '1950-01-31', relation: 'mother', name: 'Bibi', consent: true } as const
    await town.api.must(addPatient, { token, body: { ...baby, ...consent } })
    expect(await town.api.must(listActingFor, { token })).toEqual([
      { id: asha.patientId, name: 'Asha', relation: 'self', age: 34, gender: 'Female', areas: [...areas] },
      added,
      {
        id: expect.any(String) as string,
        name: 'Bibi',
        relation: 'mother',
        age: 76,
        gender: 'Female',
        areas: [...areas],
      },
    ])
  })

  it('acts for nobody else: a doctor has no list, and nobody none', async () => {
    const doctor = await doctorIn(appContext())
    expect((await town.api.ask(listActingFor, { token: doctor.token })).status).toBe(403)
    expect((await town.api.ask(listActingFor, {})).status).toBe(401)
    expect((await town.api.ask(addPatient, { token: doctor.token, body: baby })).status).toBe(403)
  })

  it.each([
    [{ name: '' }, { name: 'required' }],
    [{ birthDate: '2026-13' }, { birthDate: 'invalid' }],
    [{ birthDate: '2026-02-30' }, { birthDate: 'invalid' }],
    [{ birthDate: '2026-12' }, { birthDate: 'invalid' }],
    [{ birthDate: '1890-01' }, { birthDate: 'invalid' }],
    [{ birthDate: '2010' }, { birthDate: 'monthNeeded' }],
    [{ birthDate: '1950' }, { consent: 'required' }],
    [{ relation: 'self' }, { relation: 'invalid' }],
    [{ birthDate: '2008-11-21' }, { consent: 'required' }],
  ])('%o is refused at its field', async (typed, fields) => {
    const told = await town.api.ask(addPatient, { token: mother.token, body: { ...baby, ...typed } })
    expect(told).toMatchObject({ status: 400, error: { code: 'invalid', fields } })
  })

  it('a day before eighteen needs no consent', async () => {
    const asha = await patientIn(appContext(), 'Asha')
    const body = { ...baby, birthDate: '2008-11-22' }
    expect((await town.api.must(addPatient, { token: asha.token, body })).age).toBe(17)
  })

  it('two phones at the limit add one more together, and a repeat none', async () => {
    const asha = await patientIn(appContext(), 'Asha')
    const { token } = asha
    for (let n = 0; n < 13; n += 1) await addBaby(asha)
    const keys = [randomUUID(), randomUUID()]
    const send = (key: string | undefined, nth: number) =>
      town.apis[nth]!.ask(addPatient, { token, body: baby, key: key ?? '' })
    const told = await Promise.all(keys.map(send))
    expect(told.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409'])
    const kept = keys[told.findIndex(({ status }) => status === 201)]
    expect((await send(kept, 0)).status).toBe(201)
    expect(await town.api.must(listActingFor, { token })).toHaveLength(15)
  })
})

it('a key with the id of another patient neither fails nor tells that there is one', async () => {
  const other = await patientIn(appContext(), 'Asha')
  const added = await town.api.must(addPatient, {
    token: mother.token,
    body: baby,
    key: other.patientId.replaceAll('-', ''),
  })
  expect(added.id).not.toBe(other.patientId)
})

describe('for the chosen patient', () => {
  it('everything happens, and nothing for the account’s own', async () => {
    const asha = await patientIn(appContext(), 'Asha')
    const patientId = await addBaby(asha)
    const own = { token: asha.token }
    const chosen = { ...own, patientId }
    expect(await town.api.must(readPatientProfile, chosen)).toMatchObject({
      name: 'Gurnoor',
      age: 0,
      address: 'Village Thuhi, Nabha',
      phone: '5550000000',
    })
    const medicine = {
      name: 'Syrup',
      dosage: '',
      times: ['08:00'],
      days: [0, 1, 2, 3, 4, 5, 6],
      endsOn: null,
    }
    await town.api.must(addReminder, { ...chosen, body: medicine })
    await town.api.must(addVital, { ...chosen, body: { type: 'weight', value: '7' } })
    await town.api.must(requestAppointment, { ...chosen, body: bookAt('15:00') })
    await town.api.must(savePatientProfile, {
      ...chosen,
      body: { name: 'Gurnoor Kaur', age: 0, gender: 'Female', address: '', phone: '' },
    })
    expect((await town.api.must(listReminders, chosen)).reminders).toHaveLength(1)
    expect((await town.api.must(listVitals, chosen)).readings).toHaveLength(1)
    expect(await town.api.must(listAppointments, chosen)).toHaveLength(1)
    expect((await town.api.must(listReminders, own)).reminders).toEqual([])
    expect((await town.api.must(listVitals, own)).readings).toEqual([])
    expect(await town.api.must(listAppointments, own)).toEqual([])
    expect(await town.api.must(readPatientProfile, own)).toMatchObject({ name: 'Asha' })
    // The same time is free for another of the family.
    await town.api.must(requestAppointment, { ...own, body: bookAt('15:00') })
  })

  it('the doctor’s answer reaches who acts for the patient: event and notice', async () => {
    const doctor = await doctorIn(appContext(), { specialization: 'Pediatrics' })
    const asha = await patientIn(appContext(), 'Asha')
    const patientId = await addBaby(asha)
    const body = { ...bookAt('16:30'), specialization: 'Pediatrics' }
    const { _id } = await town.api.must(requestAppointment, { token: asha.token, patientId, body })
    const stream = await follow(first(town.urls), asha.token)
    await town.api.must(acceptAppointment, { token: doctor.token, params: { id: _id } })
    expect((await stream.change('appointments.accepted')).data).toMatchObject({ subject: _id })
    stream.close()
    expect(await town.api.must(listNotices, { token: asha.token })).toMatchObject([
      { kind: 'appointments.accepted', subject: _id, person: { id: patientId, name: 'Gurnoor' } },
    ])
    const [seen] = await town.api.must(listAppointments, { token: doctor.token })
    const ofBaby = { id: patientId, name: 'Gurnoor', phone: '5550000000', age: 0, ageMonths: 8 }
    expect(seen?.patient).toMatchObject(ofBaby)
  })

  it('a baby’s age is told in months, until somebody states another age', async () => {
    const asha = await patientIn(appContext(), 'Asha')
    const chosen = { token: asha.token, patientId: await addBaby(asha) }
    const save = (age: number) => {
      const body = { name: 'Gurnoor', age, gender: 'Female', address: '', phone: '' } as const
      return town.api.must(savePatientProfile, { ...chosen, body })
    }
    expect(await save(0)).toMatchObject({ age: 0, ageMonths: 8 })
    expect(await town.api.must(readPatientProfile, chosen)).toMatchObject({ age: 0, ageMonths: 8 })
    expect(await save(1)).not.toHaveProperty('ageMonths')
    expect(await save(0)).not.toHaveProperty('ageMonths')
  })

  it('a key that was used for one patient is refused for another', async () => {
    const asha = await patientIn(appContext(), 'Asha')
    const patientId = await addBaby(asha)
    const write = { token: asha.token, body: { type: 'weight', value: '61' }, key: randomUUID() } as const
    await town.api.must(addVital, write)
    expect(await town.api.ask(addVital, { ...write, patientId })).toMatchObject({
      status: 422,
      error: { code: 'keyReused' },
    })
  })
})

describe('refused with 403 are', () => {
  const refused = { status: 403, error: { code: 'notActingFor' } }
  const write = { body: { type: 'weight', value: '7' } } as const

  it.each([
    ['patient', listVitals],
    ['doctor', listAppointments],
    ['coordinator', readPatientProfile],
  ] as const)('a %s who acts for others only', async (role, endpoint) => {
    const patientId = await addBaby()
    const { token } = await personIn(appContext(), role)
    expect(await town.api.ask(endpoint, { token, patientId })).toMatchObject(refused)
  })

  it.each(['nonsense', '00000000-0000-4000-8000-000000000000', '../x'])('patient %o', async (patientId) => {
    expect(await town.api.ask(listVitals, { token: mother.token, patientId })).toMatchObject(refused)
  })

  it('a former guardian, for reads and writes, on every server', async () => {
    const patientId = await addBaby()
    for (const api of town.apis) await api.must(listVitals, { token: mother.token, patientId })
    await endGuardianship(patientId)
    for (const api of town.apis) {
      expect(await api.ask(listVitals, { token: mother.token, patientId })).toMatchObject(refused)
      expect(await api.ask(addVital, { token: mother.token, patientId, ...write })).toMatchObject(refused)
    }
    const ids = (await town.api.must(listActingFor, { token: mother.token })).map(({ id }) => id)
    expect(ids).not.toContain(patientId)
  })

  it('a write that was on its way when the guardianship ended', async () => {
    const patientId = await addBaby()
    const { db } = appContext().store
    let told: Promise<{ status: number }> | undefined
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('patient_guardians')
        .set({ until: new Date('2026-11-21T04:30:00Z') })
        .where('patient_id', '=', patientId)
        .execute()
      // Passes the first check, because the hand-over is not committed, and then waits for it.
      told = town.api.ask(addVital, { token: mother.token, patientId, ...write })
      await expect.poll(() => countWaiting()).toBe(1)
    })
    expect(await told).toMatchObject(refused)
    const stored = db.selectFrom('observations').select('id').where('patient_id', '=', patientId)
    expect(await stored.execute()).toEqual([])
  })
})

async function countWaiting(): Promise<number> {
  const { rows } = await appContext().store.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%patient_guardians%'`,
  )
  return rows[0]?.count ?? 0
}
