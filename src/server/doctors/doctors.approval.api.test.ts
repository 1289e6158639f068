import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listAppointments, requestAppointment } from '../../shared/appointments/appointments.endpoints.ts'
import {
  approveDoctor,
  listDoctors,
  readmitDoctor,
  refuseDoctor,
  suspendDoctor,
  readDoctorProfile,
  saveDoctorProfile,
} from '../../shared/doctors/doctors.endpoints.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { follow } from '../../../tests/setup/stream.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../tests/setup/town.ts'

const reason = 'The number is not in the register.'
let town: TestTown
let coordinator: SignedIn
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown({ servers: 2, settings: { doctorApproval: 'coordinator' } })
})
afterAll(() => town.close())
beforeEach(async () => {
  await emptyTown(town)
  coordinator = await personIn(appContext(), 'coordinator')
})

type Decide = typeof approveDoctor | typeof refuseDoctor | typeof suspendDoctor | typeof readmitDoctor

function decide(endpoint: Decide, doctor: SignedIn, body: unknown = { reason }, key?: string) {
  const asked = { token: coordinator.token, params: { id: doctor.id }, body, ...(key && { key }) }
  return town.api.ask(endpoint, asked)
}
const profileOf = (doctor: SignedIn) => town.api.must(readDoctorProfile, { token: doctor.token })
const form = (registrationNumber: string) => ({
  name: 'Navjot Gill',
  specialization: 'Cardiology',
  experience: '12',
  phone: '9814012345',
  clinic: 'Civil Hospital Nabha',
  registrationNumber,
})

describe('refusing', () => {
  it('needs a reason, which the doctor sees; the coordinator sees who and when', async () => {
    const doctor = await doctorIn(appContext(), { approval: 'awaiting' })
    expect(await decide(refuseDoctor, doctor, { reason: ' ' })).toMatchObject({
      status: 400,
      error: { fields: { reason: 'required' } },
    })
    expect(await decide(refuseDoctor, doctor)).toMatchObject({
      status: 200,
      answer: {
        approval: 'refused',
        approvalReason: reason,
        approvalSince: { date: '2026-11-21', time: '10:00' },
        decidedBy: coordinator.name,
      },
    })
    expect(await profileOf(doctor)).toMatchObject({ approval: 'refused', approvalReason: reason })
  })

  it('a new registration number puts the doctor back to awaiting, the same one does not', async () => {
    const doctor = await doctorIn(appContext(), { approval: 'awaiting', registrationNumber: 'PMC-1' })
    await decide(refuseDoctor, doctor)
    const save = (number: string) =>
      town.api.must(saveDoctorProfile, { token: doctor.token, body: form(number) })
    expect(await save('PMC-1')).toMatchObject({ approval: 'refused', approvalReason: reason })
    expect(await save('PMC-2')).toMatchObject({ approval: 'awaiting', approvalReason: null })
  })
})

describe('suspending', () => {
  it('revokes the right to treat at once, on every server, for existing tokens', async () => {
    const doctor = await doctorIn(appContext(), { specialization: 'Cardiology' })
    const patient = await patientIn(appContext())
    const body = { specialization: 'heart', date: '2026-11-23', time: '10:00', type: 'in-person' as const }
    await town.api.must(requestAppointment, { token: patient.token, body })
    const seen = (api: (typeof town.apis)[number]) => api.must(listAppointments, { token: doctor.token })
    for (const api of town.apis) expect(await seen(api)).toHaveLength(1)
    expect((await decide(suspendDoctor, doctor)).status).toBe(200)
    expect(await seen(town.api)).toEqual([])
    await expect.poll(() => seen(town.apis[1]!)).toEqual([])
    const asked = await town.api.must(requestAppointment, {
      token: patient.token,
      body: { ...body, time: '11:00' },
    })
    expect(asked.doctor).toBeNull()
  })

  it('ends the open stream; the next one does not receive open requests', async () => {
    const doctor = await doctorIn(appContext())
    const stream = await follow(first(town.urls), doctor.token)
    await decide(suspendDoctor, doctor)
    await stream.ended
    const again = await follow(first(town.urls), doctor.token)
    const patient = await patientIn(appContext())
    const body = { specialization: 'heart', date: '2026-11-23', time: '10:00', type: 'in-person' as const }
    await town.api.must(requestAppointment, { token: patient.token, body })
    // An event that the stream does receive proves that the request would have arrived before it.
    await decide(readmitDoctor, doctor)
    await again.ended
    expect(again.seen('change').map(({ data }) => (data as { kind: string }).kind)).not.toContain(
      'appointments.requested',
    )
  })

  it.each(['automatic', 'coordinator'] as const)(
    'saving the profile does not end it, where approval is %s',
    async (policy) => {
      const doctor = await doctorIn(appContext(), { registrationNumber: 'PMC-1' })
      await decide(suspendDoctor, doctor)
      const before = appContext().policy.doctorApproval
      appContext().policy.doctorApproval = policy
      const saved = await town.api.must(saveDoctorProfile, { token: doctor.token, body: form('PMC-2') })
      appContext().policy.doctorApproval = before
      expect(saved).toMatchObject({ approval: 'suspended', approvalReason: reason })
    },
  )

  it('is ended by readmission, then approval', async () => {
    const doctor = await doctorIn(appContext())
    await decide(suspendDoctor, doctor)
    expect((await decide(approveDoctor, doctor, {})).error.code).toBe('alreadyDecided')
    expect((await decide(readmitDoctor, doctor, undefined)).answer).toMatchObject({
      approval: 'awaiting',
      approvalReason: null,
    })
    expect((await decide(approveDoctor, doctor, {})).answer.approval).toBe('approved')
    expect(await profileOf(doctor)).toMatchObject({ approval: 'approved', approvalReason: null })
  })
})

describe('two coordinators', () => {
  it('of many concurrent decisions one wins; the others get a conflict', async () => {
    const doctor = await doctorIn(appContext(), { approval: 'awaiting' })
    const tries = Array.from({ length: 20 }, (_, n) =>
      town.apis[n % 2]!.ask(n % 3 === 0 ? refuseDoctor : approveDoctor, {
        token: coordinator.token,
        params: { id: doctor.id },
        body: n % 3 === 0 ? { reason } : {},
      }),
    )
    const told = await Promise.all(tries)
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
    const lost = told.filter(({ status }) => status !== 200)
    expect(new Set(lost.map(({ error }) => error.code))).toEqual(new Set(['alreadyDecided']))
    const { rows } = await appContext().store.pool.query('select from audit_log where subject = $1', [
      doctor.id,
    ])
    expect(rows).toHaveLength(1)
  })

  it('a repeat with the same key gets the same answer and does nothing', async () => {
    const doctor = await doctorIn(appContext())
    const one = await decide(suspendDoctor, doctor, { reason }, 'key-of-this-press')
    const two = await decide(suspendDoctor, doctor, { reason }, 'key-of-this-press')
    expect([two.status, two.answer]).toEqual([200, one.answer])
  })

  it('approves only the number that was checked', async () => {
    const doctor = await doctorIn(appContext(), { approval: 'awaiting', registrationNumber: 'PMC-2' })
    const told = await decide(approveDoctor, doctor, { registrationNumber: 'PMC-1' })
    expect(told).toMatchObject({ status: 409, error: { code: 'registrationChanged' } })
    expect((await decide(approveDoctor, doctor, { registrationNumber: 'PMC-2' })).status).toBe(200)
  })
})

describe('the lists', () => {
  it('are filtered by approval and searched by name, number and clinic, never as a pattern', async () => {
    const wishes = [
      { name: 'Asha 100%', approval: 'awaiting', registrationNumber: 'PMC-77', clinic: 'Sandhu Clinic' },
      { name: 'Balwinder', approval: 'refused', reason, registrationNumber: 'PMC-78' },
      { name: 'Charanjit', approval: 'suspended', reason },
      { name: 'Daljit', approval: 'approved' },
    ] as const
    for (const options of wishes) await doctorIn(appContext(), options)
    const names = async (query: Record<string, string>) =>
      (await town.api.must(listDoctors, { token: coordinator.token, query })).doctors.map(({ name }) => name)
    for (const { approval, name } of wishes) expect(await names({ approval })).toEqual([name])
    expect(await names({ search: 'pmc-7' })).toHaveLength(2)
    expect(await names({ search: 'SANDHU cl' })).toEqual(['Asha 100%'])
    expect(await names({ search: '100%' })).toEqual(['Asha 100%'])
    expect(await names({ search: '%', approval: 'refused' })).toEqual([])
  })

  it('are searched in three scripts, however names and numbers are written', async () => {
    await doctorIn(appContext(), { name: 'ਜ਼ੋਰਾਵਰ ਸਿੰਘ', phone: '5551012345' })
    await doctorIn(appContext(), { name: 'सुनीता शर्मा', registrationNumber: 'PMC-४५६७' })
    const names = async (search: string) =>
      (await town.api.must(listDoctors, { token: coordinator.token, query: { search } })).doctors.map(
        ({ name }) => name,
      )
    // Typed without the nukta, in another order, and with the title.
    for (const typed of ['ਜੋਰਾਵਰ', 'ਸਿੰਘ ਜ਼ੋਰਾਵਰ', 'Dr. ਜ਼ੋਰਾਵਰ', '੫੫੫੧੦ ੧੨੩', '+91 55510-12345'])
      expect(await names(typed)).toEqual(['ਜ਼ੋਰਾਵਰ ਸਿੰਘ'])
    for (const typed of ['Zorawar', 'dr. zorawar singh', 'ज़ोरावर सिंह'])
      expect(await names(typed)).toEqual(['ਜ਼ੋਰਾਵਰ ਸਿੰਘ'])
    for (const typed of ['शर्मा सुनीता', '4567', 'ਸੁਨੀਤਾ', 'Sunita Sharma'])
      expect(await names(typed)).toEqual(['सुनीता शर्मा'])
  })

  it('show the longest waiting first, and of the others the latest decision', async () => {
    for (const name of ['Early', 'Late']) {
      town.clock.now = new Date(name === 'Early' ? '2026-11-20T10:00:00+05:30' : '2026-11-21T10:00:00+05:30')
      await doctorIn(appContext(), { name, approval: 'awaiting' })
      await doctorIn(appContext(), { name, approval: 'approved' })
    }
    const names = async (approval: string) =>
      (await town.api.must(listDoctors, { token: coordinator.token, query: { approval } })).doctors.map(
        ({ name }) => name,
      )
    expect(await names('awaiting')).toEqual(['Early', 'Late'])
    expect(await names('approved')).toEqual(['Late', 'Early'])
  })
  it.each([['awaiting'], ['approved']] as const)('lose nobody from page to page: %s', async (approval) => {
    // Two at each instant: the time alone is not a unique cursor.
    for (let n = 0; n < 7; n += 1) {
      town.clock.now = new Date(Date.parse('2026-11-20T10:00:00+05:30') + Math.floor(n / 2) * 60_000)
      await doctorIn(appContext(), { name: `Doctor ${n}`, approval })
    }
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const query = { approval, limit: '3', ...(after !== '' && { after }) }
      const answer: AnswerOf<typeof listDoctors> = await town.api.must(listDoctors, {
        token: coordinator.token,
        query,
      })
      expect(answer.doctors.length).toBeLessThanOrEqual(3)
      seen.push(...answer.doctors.map(({ id }) => id))
      after = answer.next
    }
    const all = await town.api.must(listDoctors, { token: coordinator.token, query: { approval } })
    expect(all.next).toBeNull()
    expect(seen).toEqual(all.doctors.map(({ id }) => id))
    expect(new Set(seen).size).toBe(7)
  })
})
