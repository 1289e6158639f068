import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  listMoreVisits,
  listPatientsInCare,
  readPatientInCare,
} from '../../shared/patients/patients.endpoints.ts'
import { cursorAfter } from '../../shared/kit/pages.ts'
import { refusedRecord } from '../../shared/audit/audit.acts.ts'
import { buildPerson } from '../accounts/accounts.fixtures.ts'
import { buildAppointments, type AppointmentOptions } from '../appointments/appointments.fixtures.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildPatientProfile } from './patients.fixtures.ts'

let town: TestTown
let doctor: SignedIn
const { appContext, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  doctor = await doctorIn(appContext())
})

/** An appointment with the test's doctor; by default completed a week ago. */
function had(patient: SignedIn, options: Partial<AppointmentOptions> = {}): Promise<void> {
  const usual = { patientId: patient.patientId, doctorId: doctor.id, date: '2026-11-14', time: '11:00' }
  return buildAppointments(appContext(), [{ ...usual, status: 'completed', ...options }])
}
const list = (query: Record<string, string> = {}, by = doctor) =>
  town.api.must(listPatientsInCare, { token: by.token, query })
const names = async (query: Record<string, string> = {}) =>
  (await list(query)).patients.map(({ name }) => name)
const read = (id: string, by: SignedIn) =>
  town.api.ask(readPatientInCare, { token: by.token, params: { id } })
const looks = (patient: SignedIn) =>
  appContext()
    .store.db.selectFrom('audit_log')
    .select(['actor_id', 'action'])
    .where('subject', '=', patient.patientId)
    .where('action', '<>', refusedRecord)
    .execute()

describe('a doctor’s patients', () => {
  it.each([
    ['scheduled', 1],
    ['in-progress', 1],
    ['completed', 1],
    ['missed', 1],
    ['pending', 0],
    ['cancelled', 0],
    ['failed', 0],
  ] as const)('%s makes %i of them', async (status, count) => {
    const patient = await patientIn(appContext())
    await had(patient, { status })
    expect((await list()).patients).toHaveLength(count)
    expect((await read(patient.patientId, doctor)).status).toBe(count === 1 ? 200 : 404)
  })

  it('include a patient who only missed an appointment for thirty days, and no longer', async () => {
    const [lately, longAgo] = [await patientIn(appContext()), await patientIn(appContext())]
    await had(lately, { date: '2026-10-23', status: 'missed' })
    await had(longAgo, { date: '2026-10-21', status: 'missed' })
    expect((await list()).patients.map(({ id }) => id)).toEqual([lately.patientId])
    expect((await read(lately.patientId, doctor)).status).toBe(200)
    expect((await read(longAgo.patientId, doctor)).status).toBe(404)
  })

  it('are listed once, with the last visit and its reason, last seen first', async () => {
    const [asha, mohan, simran] = [
      await patientIn(appContext(), 'Asha'),
      await patientIn(appContext(), 'Mohan'),
      await patientIn(appContext(), 'Simran'),
    ]
    await had(mohan, { date: '2026-11-20', specialization: 'ਬੁਖਾਰ' })
    await had(asha, { specialization: 'fever' })
    await had(asha, { date: '2026-11-19', status: 'missed', specialization: 'missed' })
    await had(asha, { date: '2026-11-25', status: 'scheduled', specialization: 'control' })
    await had(simran, { date: '2026-11-26', status: 'scheduled', specialization: 'sugar' })
    expect((await list()).patients).toMatchObject([
      { name: 'Mohan', lastVisit: '2026-11-20', condition: 'ਬੁਖਾਰ', age: 34, gender: 'Female' },
      { name: 'Asha', lastVisit: '2026-11-14', condition: 'fever' },
      { name: 'Simran', lastVisit: null, condition: 'sugar' },
    ])
  })

  it('show the account’s phone where the profile has none, and are found by it', async () => {
    const person = await buildPerson(appContext(), { role: 'patient', phone: '9814012345' })
    await buildPatientProfile(appContext(), person.patientId, { name: 'Asha', phone: '' })
    const asha = { ...person, token: '' }
    await had(asha)
    expect(await names({ search: '98140' })).toEqual(['Asha'])
    expect((await read(asha.patientId, doctor)).answer).toMatchObject({ phone: '9814012345' })
  })

  it('are hidden from another doctor and from an unapproved one', async () => {
    const patient = await patientIn(appContext())
    await had(patient)
    const other = await doctorIn(appContext(), { name: 'Other' })
    const stranger = await doctorIn(appContext(), { approval: 'awaiting' })
    await buildAppointments(appContext(), [
      {
        patientId: patient.patientId,
        doctorId: stranger.id,
        date: '2026-11-13',
        time: '11:00',
        status: 'completed',
      },
    ])
    for (const one of [other, stranger]) {
      expect(await list({}, one)).toEqual({ patients: [], next: null })
      expect(await read(patient.patientId, one)).toMatchObject({ status: 404, error: { code: 'notFound' } })
    }
    expect(await looks(patient)).toEqual([])
    expect((await town.api.ask(listPatientsInCare, { token: patient.token })).status).toBe(403)
    expect((await read(patient.patientId, patient)).status).toBe(403)
  })

  it('come page by page, each once, even if visits are added while reading', async () => {
    const people: SignedIn[] = []
    for (let n = 0; n < 45; n += 1) {
      const patient = await patientIn(appContext(), `Patient ${n}`)
      // Some were seen at the same instant, some were never seen.
      const day = String(1 + Math.floor(n / 3)).padStart(2, '0')
      await had(
        patient,
        n < 6
          ? { date: `2026-11-${day}`, status: 'missed' }
          : { date: `2026-10-${day}`, status: 'completed' },
      )
      people.push(patient)
    }
    const found: string[] = []
    let after: string | null | undefined
    let pages = 0
    while (after !== null) {
      const page = await list(after === undefined ? {} : { after })
      found.push(...page.patients.map(({ id }) => id))
      after = page.next
      pages += 1
      if (pages === 1) await had(await patientIn(appContext(), 'Newcomer'))
    }
    expect(pages).toBe(3)
    expect(found.toSorted()).toEqual(people.map(({ patientId }) => patientId).toSorted())
  })

  it.each(['x', '1.2', "0.01936f2a-0000-7000-8000-00000000000'"])(
    '%s is an invalid cursor',
    async (after) => {
      const told = await town.api.ask(listPatientsInCare, { token: doctor.token, query: { after } })
      expect(told).toMatchObject({ status: 400, error: { code: 'invalid', fields: { after: 'invalid' } } })
    },
  )

  it.each([
    ['kaur harpreet', ['Harpreet Kaur Sandhu']],
    ['ਸੰਧੂ', ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸੰਧੂ', 'Harpreet Kaur Sandhu']],
    ['ਜੈਨਬ', ['ਜ਼ੈਨਬ']],
    ['फ़ातिमा', ['फातिमा']],
    ['10007', ['Harpreet Kaur Sandhu']],
    ['੫੫੫੦੦ ੧੦੦੦੭', ['Harpreet Kaur Sandhu']],
    ['+91 ५५५०० १०००८', ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸੰਧੂ']],
    ['%', []],
    ['Nobody', []],
    ['gurpreet', ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸੰਧੂ']],
    ['sandhu', ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸੰਧੂ', 'Harpreet Kaur Sandhu']],
    ['ਹਰਪ੍ਰੀਤ', ['Harpreet Kaur Sandhu']],
    ['हरप्रीत कौर', ['Harpreet Kaur Sandhu']],
    ['ਫ਼ਾਤਿਮਾ', ['फातिमा']],
    ['Zainab', ['ਜ਼ੈਨਬ']],
  ])('searching for %s', async (search, expected) => {
    const known = [
      ['Harpreet Kaur Sandhu', '5550010007'],
      ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸੰਧੂ', '੫੫੫੦੦-੧੦੦੦੮'],
      ['ਜ਼ੈਨਬ', ''],
      ['फातिमा', ''],
    ] as const
    for (const [name, phone] of known) {
      const patient = await patientIn(appContext(), name)
      await buildPatientProfile(appContext(), patient.patientId, { name, phone })
      await had(patient)
    }
    expect(await names({ search })).toEqual(expected)
  })
})

describe('one patient', () => {
  it('is shown with all appointments of the two, and the read is audited', async () => {
    const patient = await patientIn(appContext(), 'ਆਸ਼ਾ ਰਾਣੀ')
    const other = await doctorIn(appContext(), { name: 'Other' })
    await had(patient, { specialization: 'ਖੰਘ' })
    await had(patient, { date: '2026-11-22', status: 'pending', type: 'teleconsultation' })
    await buildAppointments(appContext(), [
      {
        patientId: patient.patientId,
        doctorId: other.id,
        date: '2026-11-13',
        time: '11:00',
        status: 'completed',
      },
    ])
    const told = await read(patient.patientId, doctor)
    expect(told.answer).toMatchObject({
      id: patient.patientId,
      name: 'ਆਸ਼ਾ ਰਾਣੀ',
      phone: '5550000000',
      address: 'Village Thuhi, Nabha',
      lastVisit: '2026-11-14',
      condition: 'ਖੰਘ',
      appointments: [
        { date: '2026-11-22', time: '11:00', status: 'pending', type: 'teleconsultation' },
        { date: '2026-11-14', status: 'completed', specialization: 'ਖੰਘ' },
      ],
    })
    expect(await looks(patient)).toEqual([{ actor_id: doctor.id, action: 'patients.readTreated' }])
  })

  it('is shown with every appointment of the two, each once, also those at the same instant', async () => {
    const patient = await patientIn(appContext())
    const other = await patientIn(appContext())
    const usual = { patientId: patient.patientId, doctorId: doctor.id, status: 'cancelled' as const }
    await buildAppointments(
      appContext(),
      // Three for the same time, one after the other, as a patient who cancels may request.
      Array.from({ length: 201 }, (_, n) => {
        const [hour, quarter] = [8 + (Math.floor(n / 12) % 10), Math.floor(n / 3) % 4]
        const date = `2026-${n < 120 ? '09' : '10'}-12`
        return {
          ...usual,
          date,
          time: `${String(hour).padStart(2, '0')}:${quarter === 0 ? '00' : quarter * 15}`,
        }
      }),
    )
    await had(patient)
    await had(other)
    const first = (await read(patient.patientId, doctor)).answer
    const found = first.appointments.map(({ id }) => id)
    expect(found).toHaveLength(20)
    let after = first.olderAppointments
    while (after !== null) {
      const asked = { token: doctor.token, params: { id: patient.patientId }, query: { after } }
      const page = await town.api.must(listMoreVisits, asked)
      expect(page.appointments.length).toBeGreaterThan(0)
      found.push(...page.appointments.map(({ id }) => id))
      after = page.next
    }
    const all = await appContext()
      .store.db.selectFrom('appointments')
      .select('id')
      .where('patient_id', '=', patient.patientId)
      .orderBy('starts_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    expect(all).toHaveLength(202)
    expect(found).toEqual(all.map(({ id }) => id))
  })

  it('has no older page for a doctor who does not treat them, nor for an invalid cursor', async () => {
    const patient = await patientIn(appContext())
    await had(patient)
    const other = await doctorIn(appContext(), { name: 'Other' })
    const more = (token: string, after: string) =>
      town.api.ask(listMoreVisits, { token, params: { id: patient.patientId }, query: { after } })
    const after = cursorAfter({ at: new Date('2030-01-01'), id: patient.id })
    expect((await more(doctor.token, after)).answer?.appointments).toHaveLength(1)
    expect((await more(other.token, after)).status).toBe(404)
    expect((await more(patient.token, after)).status).toBe(403)
    expect((await more(doctor.token, 'x')).status).toBe(400)
    const looked = { actor_id: doctor.id, action: 'patients.moreVisits' }
    expect(await looks(patient)).toEqual([looked])
  })

  it('is not found under a malformed id', async () => {
    expect((await read('me', doctor)).status).toBe(404)
  })
})
