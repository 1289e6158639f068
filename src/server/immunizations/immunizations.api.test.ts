import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addImmunizationOfPatient,
  confirmImmunization,
  listImmunizationsOfPatient,
  markImmunizationOfPatientWrong,
} from '../../shared/immunizations/immunizations.doctor.endpoints.ts'
import {
  addImmunization,
  listImmunizations,
  markImmunizationWrong,
} from '../../shared/immunizations/immunizations.endpoints.ts'
import type { DoseCode } from '../../shared/immunizations/immunizations.codes.ts'
import { addPatient } from '../../shared/patients/patients.endpoints.ts'
import { listRecords } from '../../shared/records/records.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, helperIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, booked, startOver } = appointmentsIn(() => town)
const td: { givenOn: string; doses: DoseCode[]; text: string; place: string } = {
  givenOn: '2026-11-01',
  doses: ['td'],
  text: '',
  place: 'Civil Hospital',
}

beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  doctor = await doctorIn(appContext())
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
})

const enter = (
  body: object,
  more: { key?: string; waitedMs?: number; patientId?: string; server?: number } = {},
) => town.api.ask(addImmunization, { token: patient.token, body, ...more })
const own = () => town.api.must(listImmunizations, { token: patient.token })
const ofPatient = (by = doctor) => ({ token: by.token, params: { id: patient.patientId } })
const markWrong = (id: string) =>
  town.api.ask(markImmunizationWrong, { token: patient.token, params: { id } })

describe('what a patient enters from the card', () => {
  it('is in the list with who said it, and for doctors not confirmed', async () => {
    const { answer, status } = await enter(td)
    expect(status).toBe(201)
    expect(answer).toMatchObject({ ...td, status: 'completed', confirmedBy: null })
    expect(answer.enteredBy).toEqual({ as: 'patient', name: patient.name })
    expect(await town.api.must(listImmunizationsOfPatient, ofPatient())).toEqual({
      bornOn: null,
      entries: [answer],
    })
  })

  it('is stored once for a key, also by two servers at once, and a dose of the schedule is there once', async () => {
    const key = randomUUID()
    const [one, other] = await Promise.all([
      enter({ ...td, doses: ['bcg', 'opv0'] }, { key }),
      enter({ ...td, doses: ['bcg', 'opv0'] }, { key, server: 1 }),
    ])
    expect(other.answer).toEqual(one.answer)
    const both = await Promise.all([
      enter({ ...td, doses: ['mr1'] }),
      enter({ ...td, doses: ['mr1', 'pcvBooster'] }, { server: 1 }),
    ])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 400]))
    const again = await enter({ ...td, givenOn: '2026-11-05', doses: ['opv0'] })
    expect([again.status, again.error.fields]).toEqual([400, { doses: 'alreadyThere' }])
    expect((await own()).entries).toHaveLength(2)
  })

  it('keeps the time at which it was typed without a network', async () => {
    const { answer } = await enter(td, { waitedMs: 3_600_000 })
    expect(answer.enteredAt).toMatchObject({ date: '2026-11-21', time: '09:00' })
  })

  it.each([
    [{ ...td, givenOn: '2026-11-22' }, { givenOn: 'dateFuture' }],
    [{ ...td, givenOn: '1919-12-31' }, { givenOn: 'dateTooOld' }],
    [{ ...td, doses: [] }, { doses: 'required' }],
    [{ ...td, doses: ['smallpox'] }, { 'doses.0': 'invalid' }],
    [{ ...td, doses: ['other'] }, { text: 'required' }],
    [{ doses: ['td'] }, { givenOn: 'required' }],
  ])('%o is refused at its field', async (body, fields) => {
    const { status, error } = await enter(body)
    expect([status, error.fields]).toEqual([400, fields])
  })

  it('keeps no own words beside vaccines with codes', async () => {
    expect((await enter({ ...td, text: 'left arm' })).answer.text).toBe('')
  })

  it('knows the birth of a child, before which nothing was given', async () => {
    const child = await town.api.must(addPatient, {
      token: patient.token,
      body: { name: 'Gurnoor', birthDate: '2026-09-10', gender: 'Female', relation: 'mother' },
    })
    const patientId = child.id
    const before = await enter({ ...td, givenOn: '2026-09-09', doses: ['bcg'] }, { patientId })
    expect(before.error.fields).toEqual({ givenOn: 'beforeBirth' })
    expect((await enter({ ...td, givenOn: '2026-09-10', doses: ['bcg'] }, { patientId })).status).toBe(201)
    const listed = await town.api.must(listImmunizations, { token: patient.token, patientId })
    expect(listed).toMatchObject({ bornOn: '2026-09-10', entries: [{ doses: ['bcg'] }] })
  })

  it('stays in the record when it was a mistake, and can be entered anew', async () => {
    const { answer } = await enter({ ...td, doses: ['bcg'] })
    const [marked, again] = [await markWrong(answer.id), await markWrong(answer.id)]
    expect([marked.answer.status, again.answer.status]).toEqual(['entered-in-error', 'entered-in-error'])
    expect((await enter({ ...td, doses: ['bcg'] })).status).toBe(201)
    expect((await own()).entries.map(({ status }) => status)).toEqual(['completed', 'entered-in-error'])
  })
})

describe('doctors', () => {
  it('confirm what a patient entered: the first one counts, and the patient cannot mark it any more', async () => {
    const { answer } = await enter(td)
    const body = { immunization: answer.id }
    const confirmed = await town.api.must(confirmImmunization, { ...ofPatient(), body })
    expect(confirmed.confirmedBy).toEqual({ name: doctor.name })
    const refused = await markWrong(answer.id)
    expect([refused.status, refused.error.code]).toEqual([409, 'confirmedByDoctor'])
    await town.api.must(markImmunizationOfPatientWrong, { ...ofPatient(), body })
    const late = await town.api.ask(confirmImmunization, { ...ofPatient(), body })
    expect([late.status, late.error.code]).toEqual([409, 'alreadyWrong'])
  })

  it('enter what they see on the card, which is confirmed with it', async () => {
    const added = await town.api.must(addImmunizationOfPatient, { ...ofPatient(), body: td })
    expect(added).toMatchObject({ enteredBy: { as: 'doctor' }, confirmedBy: { name: doctor.name } })
    const refused = await markWrong(added.id)
    expect(refused.error.code).toBe('confirmedByDoctor')
  })

  it('reach nothing of a patient whom they do not treat, nor an entry of another patient', async () => {
    const { answer } = await enter(td)
    const stranger = await doctorIn(appContext(), { name: 'Stranger' })
    expect((await town.api.ask(listImmunizationsOfPatient, ofPatient(stranger))).status).toBe(404)
    const other = await booked(doctor, { status: 'completed', date: '2026-11-20' })
    const wrong = { token: doctor.token, params: { id: other.patientId } }
    const asked = await town.api.ask(confirmImmunization, { ...wrong, body: { immunization: answer.id } })
    expect(asked.status).toBe(404)
  })
})

it('a helper reads and enters nothing', async () => {
  const helper = await helperIn(appContext(), patient, ['vitals'])
  const as = { token: helper.token, patientId: patient.patientId }
  const asked = [
    await town.api.ask(listImmunizations, as),
    await town.api.ask(addImmunization, { ...as, body: td }),
  ]
  expect(asked.map(({ status }) => status)).toEqual([403, 403])
})

it('what was given on one day is one entry of the history, at that day', async () => {
  await enter({ ...td, givenOn: '2026-05-04', doses: ['td', 'rabies'] })
  const { entries } = await town.api.must(listRecords, {
    token: patient.token,
    query: { kinds: 'immunization' },
  })
  expect(entries).toMatchObject([
    { kind: 'immunization', date: '2026-05-04', time: null, facts: { doses: ['td', 'rabies'] } },
  ])
})

it('a row never changes what it says', async () => {
  const { answer } = await enter(td)
  const change = sql`update immunizations set given_on = '2026-01-01' where id = ${answer.id}`
  await expect(change.execute(appContext().store.db)).rejects.toThrow('never changed')
})
