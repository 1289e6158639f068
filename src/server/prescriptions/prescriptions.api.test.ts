import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptAppointment, startAppointment } from '../../shared/appointments/appointments.endpoints.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import {
  listPrescriptions,
  listPrescriptionsOfPatient,
  readPrescribing,
  saveDraft,
  signPrescription,
  stopPrescription,
  verifyPrescription,
} from '../../shared/prescriptions/prescriptions.endpoints.ts'
import type { PrescriptionDraft } from '../../shared/prescriptions/prescriptions.forms.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, helperIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildToken } from '../accounts/accounts.fixtures.ts'
import { buildCondition } from '../conditions/conditions.fixtures.ts'
import { beginEncounter } from '../encounters/encounters.fixtures.ts'
import { exampleDraft, exampleItem } from './prescriptions.fixtures.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
/** Of the visit in person. */
let id: string
const { appContext, ask, act, startOver } = appointmentsIn(() => town)
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`)

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(at('10:00'))
  patient = await patientIn(appContext())
  doctor = await doctorIn(appContext())
  const { _id } = await ask(patient)
  await act(acceptAppointment, doctor, _id)
  town.clock.now = at('15:00')
  await act(startAppointment, doctor, _id)
  const rows = appContext().store.db.selectFrom('encounters').select('id')
  id = (await rows.executeTakeFirstOrThrow()).id
})

const read = (by = doctor) => town.api.ask(readPrescribing, { token: by.token, params: { id } })
const save = (body: Partial<PrescriptionDraft>, version = 0, by = doctor) =>
  town.api.ask(saveDraft, { token: by.token, params: { id }, body: { ...exampleDraft, ...body, version } })
const sign = (body: Partial<PrescriptionDraft> = {}, version = 0, by = doctor) =>
  town.api.ask(signPrescription, {
    token: by.token,
    params: { id },
    body: { ...exampleDraft, ...body, version },
  })
const stop = (prescription: string, by = doctor) =>
  town.api.ask(stopPrescription, {
    token: by.token,
    params: { id: prescription },
    body: { reason: 'A rash' },
  })
const listOf = ({ token }: SignedIn, patientId?: string) =>
  town.api.ask(listPrescriptions, { token, ...(patientId && { patientId }) })
async function signedId(): Promise<string> {
  return (await sign()).answer.signed[0]!.id
}
/** A call after the visit in person: `id` is the call’s. */
async function call(day: string): Promise<void> {
  town.clock.now = at('16:00', day)
  // The session of the day of the visit has ended.
  doctor = { ...doctor, token: await buildToken(appContext(), doctor) }
  id = await beginEncounter(appContext(), { patientId: patient.patientId, doctorId: doctor.id, kind: 'VR' })
}
const item = (medicine: string, strength: string, reason = '') => ({
  items: [{ ...exampleItem, medicine, strength, reason }],
})

it('an allergy of the patient needs a reason, and is kept with the medicine', async () => {
  const { patientId } = patient
  await buildCondition(appContext(), { patientId, kind: 'allergy', code: 'nsaids' })
  await buildCondition(appContext(), { patientId: (await patientIn(appContext())).patientId })
  expect((await read()).answer.record.map(({ code }) => code)).toEqual(['nsaids'])
  const refused = await sign(item('ibuprofen', '400 mg'))
  expect(refused.error.fields).toEqual({ 'items.0.reason': 'reasonNeeded' })
  const { answer } = await sign(item('ibuprofen', '400 mg', 'Took it last year without harm'))
  const { concerns } = await appContext()
    .store.db.selectFrom('prescription_items')
    .select('concerns')
    .executeTakeFirstOrThrow()
  expect([answer.signed.length, concerns]).toEqual([1, ['allergy']])
})

describe('the draft', () => {
  it('may lack anything, and is read back as it was saved', async () => {
    const items = [{ ...exampleItem, dose: null, quantity: null }]
    expect((await save({ items })).answer).toEqual({ version: 1, undisclosed: [] })
    expect((await read()).answer).toMatchObject({
      version: 1,
      mode: 'in-person',
      missing: [],
      draft: { items },
    })
  })

  it('may say what may not be signed: the sex of an unborn child', async () => {
    const advice = 'The fetus is male'
    expect((await save({ advice })).status).toBe(200)
    expect((await sign({ advice }, 1)).error.fields).toMatchObject({ advice: 'fetalSex' })
    expect((await read()).answer.draft.advice).toBe(advice)
  })

  it('of another device is not overwritten', async () => {
    await save({ advice: 'Rest' })
    expect((await save({ advice: 'Walk' })).error.code).toBe('savedElsewhere')
    expect((await sign({ advice: 'Walk' })).error.code).toBe('savedElsewhere')
    expect((await save({ advice: 'Walk' }, 1)).answer.version).toBe(2)
    expect((await read()).answer.draft.advice).toBe('Walk')
  })

  it.each([
    ['too many refills', { items: [{ ...exampleItem, refills: 6 }] }, 'items.0.refills'],
    ['too long a strength', { items: [{ ...exampleItem, strength: 'x'.repeat(61) }] }, 'items.0.strength'],
    ['too small a weight', { weightKg: 0.1 }, 'weightKg'],
    ['too many medicines', { items: Array.from({ length: 16 }, () => exampleItem) }, 'items'],
  ])('with %s is refused at its field', async (_, body, field) => {
    const told = await save(body)
    expect([told.status, Object.keys(told.error.fields ?? {})]).toEqual([400, [field]])
  })
})

describe('signing', () => {
  it('keeps what was true, and locks it for everybody', async () => {
    const { answer } = await sign()
    expect(answer).toMatchObject({ version: 1, draft: { items: [] } })
    expect(answer.signed).toMatchObject([
      {
        status: 'active',
        mode: 'in-person',
        date: '2026-11-21',
        doctor: { qualification: 'MBBS', council: 'Punjab Medical Council', registrationNumber: 'PMC-00000' },
        patient: { name: 'Harpreet Kaur', pregnancy: 'no' },
        items: [{ name: 'Paracetamol', list: 'O', quantity: 10 }],
      },
    ])
    const { pool } = appContext().store
    for (const statement of [
      "update prescriptions set advice = 'Other'",
      "update prescriptions set status = 'draft'",
      'delete from prescriptions',
      'truncate prescriptions cascade',
    ])
      await expect(pool.query(statement)).rejects.toThrow('only stopped')
    for (const statement of ['update prescription_items set quantity = 20', 'delete from prescription_items'])
      await expect(pool.query(statement)).rejects.toThrow('never change')
  })

  it.each<[string, Partial<PrescriptionDraft>, Record<string, string>]>([
    ['nothing', { items: [] }, { items: 'noItems' }],
    ['no pregnancy said', { pregnancy: '' }, { pregnancy: 'required' }],
    ['no dose', { items: [{ ...exampleItem, dose: null }] }, { 'items.0.dose': 'required' }],
    [
      'no quantity',
      { items: [{ ...exampleItem, quantity: null }] },
      { 'items.0.quantity': 'quantityInvalid' },
    ],
    ['an unknown medicine', item('brufen', '400 mg'), { 'items.0.medicine': 'medicineUnknown' }],
    ['an unknown strength', item('paracetamol', '5 g'), { 'items.0.strength': 'presentationUnknown' }],
    ['Schedule X', item('methylphenidate', '10 mg'), { 'items.0.medicine': 'scheduleX' }],
    ['no reason', item('diazepam', '5 mg'), { 'items.0.reason': 'reasonNeeded' }],
  ])('with %s is refused at its field, and nothing is signed', async (_, body, fields) => {
    const told = await sign(body)
    expect([told.status, told.error.fields]).toEqual([400, fields])
    expect((await read()).answer.signed).toEqual([])
  })

  it('with a reason keeps the reason and what it answers', async () => {
    expect((await sign(item('diazepam', '5 mg', 'Fits, one dose'))).status).toBe(200)
    const { rows } = await appContext().store.pool.query('select concerns, reason from prescription_items')
    expect(rows).toEqual([{ concerns: ['habitForming'], reason: 'Fits, one dose' }])
  })

  it('stops where the doctor’s profile lacks what the rules ask for', async () => {
    await appContext().store.pool.query("update doctors set qualification = ''")
    expect((await read()).answer.missing).toEqual(['qualification'])
    expect((await sign()).error.code).toBe('profileIncomplete')
  })

  it('on the phone follows what really happened: a follow-up only of the same complaint, within six months', async () => {
    await call('2026-12-21')
    expect((await read()).answer).toMatchObject({ mode: 'audio', lastInPerson: '2026-11-21' })
    const refill = item('enalapril', '5 mg')
    expect((await sign(refill)).error.fields).toEqual({ 'items.0.medicine': 'followUpNeeded' })
    expect((await sign(item('amlodipine', '5 mg'))).error.fields).toEqual({
      'items.0.medicine': 'unnamedByCall',
    })
    const told = await sign({ ...refill, isSameComplaint: true })
    expect(told.answer.signed).toMatchObject([{ mode: 'audio', items: [{ list: 'refill' }] }])
  })

  it('on the phone seven months later is a first consultation', async () => {
    await call('2027-06-21')
    const refill = { ...item('enalapril', '5 mg'), isSameComplaint: true }
    expect((await sign(refill)).error.fields).toEqual({ 'items.0.medicine': 'followUpNeeded' })
  })

  it('knows what the patient still takes of another prescription', async () => {
    await sign()
    await call('2026-11-23')
    expect((await read()).answer.current).toEqual(['paracetamol'])
    expect((await sign()).error.fields).toEqual({ 'items.0.reason': 'reasonNeeded' })
  })

  it.each([
    [0, []],
    [1, ['paracetamol']],
  ])('with %i refills, a week later', async (refills, current) => {
    await sign({ items: [{ ...exampleItem, refills }] })
    await call('2026-11-28')
    expect((await read()).answer.current).toEqual(current)
  })
})

describe('stopping', () => {
  it('needs a reason, happens once, and deletes nothing', async () => {
    const prescription = await signedId()
    town.clock.now = at('17:00')
    const stopped = { status: 'stopped', stopReason: 'A rash', stoppedAt: { time: '17:00' } }
    expect((await stop(prescription)).answer).toMatchObject(stopped)
    expect((await stop(prescription)).error.code).toBe('alreadyStopped')
    expect((await listOf(patient)).answer.prescriptions).toMatchObject([{ ...stopped, items: [{}] }])
  })
})

describe('the code on paper', () => {
  const verify = (path: string) =>
    town.api.ask(verifyPrescription, { params: { code: path.slice('/verify/'.length) } })

  it('says to anybody who prescribed it, when, and whether it stands; nothing of patient or medicines', async () => {
    const [signed] = (await sign()).answer.signed
    const told = await verify(signed!.verifyPath)
    expect(told.answer).toMatchObject({
      number: signed!.number,
      date: '2026-11-21',
      status: 'active',
      doctor: { name: 'Gurpreet Singh Sandhu', registrationNumber: 'PMC-00000' },
    })
    expect(JSON.stringify(told.answer)).not.toMatch(/paracetamol|Harpreet/i)
    await stop(signed!.id)
    expect((await verify(signed!.verifyPath)).answer.status).toBe('stopped')
  })

  it('with another signature or number is unknown', async () => {
    const [signed] = (await sign()).answer.signed
    const { verifyPath, number } = signed!
    for (const path of [
      `${verifyPath.slice(0, -1)}${verifyPath.endsWith('A') ? 'B' : 'A'}`,
      `/verify/${number}`,
      verifyPath.replace(number, '22222222'),
    ])
      expect((await verify(path)).status).toBe(404)
  })
})

describe('who', () => {
  it('reads: the patient and family, not a helper, not another patient; told without the medicine', async () => {
    await save({})
    expect((await listOf(patient)).answer).toEqual({ prescriptions: [], next: null })
    await sign({}, 1)
    expect((await listOf(patient)).answer.prescriptions).toHaveLength(1)
    const helper = await helperIn(appContext(), patient, ['appointments', 'vitals', 'reminders', 'profile'])
    expect((await listOf(helper, patient.patientId)).status).toBe(403)
    expect((await listOf(await patientIn(appContext(), 'Other'))).answer.prescriptions).toEqual([])
    const [notice] = await town.api.must(listNotices, { token: patient.token })
    expect(notice).toMatchObject({ kind: 'prescriptions.signed', facts: { date: '2026-11-21' } })
    expect(JSON.stringify(notice)).not.toMatch(/paracetamol/i)
  })

  it('writes: the doctor of the encounter alone', async () => {
    const other = await doctorIn(appContext(), { name: 'Other' })
    const prescription = await signedId()
    for (const told of [
      await read(other),
      await save({}, 0, other),
      await sign({}, 0, other),
      await stop(prescription, other),
    ])
      expect(told.status).toBe(404)
    const desk = await personIn(appContext(), 'coordinator')
    for (const by of [patient, desk])
      for (const told of [
        await read(by),
        await save({}, 0, by),
        await sign({}, 0, by),
        await stop(prescription, by),
      ])
        expect(told.status).toBe(403)
    for (const by of [desk, doctor]) expect((await listOf(by)).status).toBe(403)
    expect((await town.api.ask(readPrescribing, { params: { id } })).status).toBe(401)
    expect((await town.api.ask(listPrescriptions)).status).toBe(401)
    const ofPatient = { token: other.token, params: { id: patient.patientId } }
    expect((await town.api.ask(listPrescriptionsOfPatient, ofPatient)).status).toBe(404)
    const own = await town.api.ask(listPrescriptionsOfPatient, { ...ofPatient, token: doctor.token })
    expect(own.answer.prescriptions).toHaveLength(1)
  })
})
