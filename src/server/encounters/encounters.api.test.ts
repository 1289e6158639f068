import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptAppointment, startAppointment } from '../../shared/appointments/appointments.endpoints.ts'
import { listLooks } from '../../shared/audit/audit.endpoints.ts'
import {
  amendNote,
  listNotesOfPatient,
  listSignedNotes,
  openEncounter,
  readEncounter,
  saveNote,
  signNote,
} from '../../shared/encounters/encounters.endpoints.ts'
import { emptyNote } from '../../shared/encounters/encounters.forms.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, helperIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { exampleNote } from './encounters.fixtures.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let appointmentId: string
let id: string
const { appContext, ask, act, kindsTold, startOver } = appointmentsIn(() => town)
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`)

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(at('10:00'))
  patient = await patientIn(appContext())
  doctor = await doctorIn(appContext())
  appointmentId = (await ask(patient))._id
  await act(acceptAppointment, doctor, appointmentId)
  town.clock.now = at('15:00')
  await act(startAppointment, doctor, appointmentId)
  id = (await ofAppointment(doctor)).answer.id
})

const ofAppointment = ({ token }: SignedIn) =>
  town.api.ask(readEncounter, { token, params: { id: appointmentId } })
const read = () => town.api.must(readEncounter, { token: doctor.token, params: { id } })
const save = (body: object, by = doctor) =>
  town.api.ask(saveNote, { token: by.token, params: { id }, body: { ...emptyNote, ...body } })
const sign = (body: object = {}, by = doctor) =>
  town.api.ask(signNote, { token: by.token, params: { id }, body: { ...exampleNote, ...body } })
const amend = (by = doctor, addition = 'Allergic to penicillin') =>
  town.api.ask(amendNote, { token: by.token, params: { id }, body: { reason: 'Left out', addition } })
const notesOf = ({ token }: SignedIn, patientId?: string) =>
  town.api.ask(listSignedNotes, { token, ...(patientId && { patientId }) })

describe('the draft', () => {
  it('is empty once the visit has begun, with what the patient asked for', async () => {
    expect(await read()).toMatchObject({
      appointmentId,
      patient: { id: patient.patientId, name: 'Harpreet Kaur' },
      type: 'in-person',
      date: '2026-11-21',
      reason: 'fever',
      status: 'none',
      version: 0,
      note: { ...emptyNote, mode: 'in-person' },
    })
  })

  it('is saved with anything missing, and its version grows with each change', async () => {
    expect((await save({ complaint: 'Fever' })).answer).toMatchObject({ version: 1 })
    expect((await save({ complaint: 'Fever', from: emptyNote })).answer.version).toBe(1)
    const changed = { complaint: ' Fever\r\nand cough ', from: { ...emptyNote, complaint: 'Fever' } }
    expect((await save(changed)).answer).toMatchObject({
      version: 2,
      note: { complaint: 'Fever\nand cough' },
    })
    expect(await read()).toMatchObject({ status: 'preliminary', version: 2 })
  })

  it('of two devices is merged field by field; where both wrote, the doctor is asked and nothing is lost', async () => {
    await save({ complaint: 'Fever', from: emptyNote })
    const other = { diagnosis: 'Dengue?', from: emptyNote }
    expect((await save(other)).answer.note).toMatchObject({ complaint: 'Fever', diagnosis: 'Dengue?' })
    const both = await save({ complaint: 'Cough', from: emptyNote })
    expect(both).toMatchObject({
      status: 409,
      error: { code: 'changedMeanwhile', details: { asks: ['complaint'], saved: { complaint: 'Fever' } } },
    })
    expect((await read()).note.complaint).toBe('Fever')
  })

  it('does not say of something that it was found and not examined', async () => {
    const { answer } = await save({ chest: 'Clear', notExamined: ['abdomen', 'chest', 'abdomen'] })
    expect(answer.note).toMatchObject({ chest: 'Clear', notExamined: ['abdomen'] })
  })

  it.each([
    [{ informant: 'neighbour' }, 'informant'],
    [{ returnSigns: ['hunger'] }, 'returnSigns.0'],
    [{ followUpOn: '2026-02-30' }, 'followUpOn'],
    [{ complaint: 'x'.repeat(2_001) }, 'complaint'],
  ])('%o is refused at its field', async (body, field) => {
    const told = await save(body)
    expect([told.status, Object.keys(told.error.fields ?? {})]).toEqual([400, [field]])
  })

  it('may still be written after the end of the day', async () => {
    town.clock.now = at('09:00', '2026-11-22')
    expect((await save({ complaint: 'Fever' })).status).toBe(200)
  })
})

describe('signing', () => {
  it('needs who it is, who speaks, a complaint and a diagnosis', async () => {
    const told = await sign(emptyNote)
    expect(told.status).toBe(400)
    expect(told.error.fields).toEqual({
      identity: 'identityMissing',
      informant: 'required',
      complaint: 'required',
      diagnosis: 'required',
      diagnosisStatus: 'required',
    })
    expect((await read()).status).toBe('none')
  })

  it('takes a follow-up from tomorrow on, within a year', async () => {
    for (const [followUpOn, code] of [
      ['2026-11-21', 'followUpPast'],
      ['2028-01-01', 'followUpTooFar'],
    ]) {
      const told = await sign({ followUpOn })
      expect([told.status, told.error.fields]).toEqual([400, { followUpOn: code }])
    }
    expect((await sign({ followUpOn: '2026-11-28' })).status).toBe(200)
  })

  it('tells nobody the sex of an unborn child; the draft keeps what was typed, and the refusal may be written', async () => {
    const abdomen = 'Scan: single live male fetus'
    expect((await save({ abdomen })).status).toBe(200)
    const told = await sign({ abdomen, from: { ...emptyNote, abdomen } })
    expect([told.status, told.error.fields]).toEqual([400, { abdomen: 'fetalSex' }])
    expect(await read()).toMatchObject({ status: 'preliminary', note: { abdomen } })
    const advice = 'Sex determination was asked for and refused: the law forbids it'
    expect((await sign({ advice, from: { ...emptyNote, abdomen } })).status).toBe(200)
    expect((await amend(doctor, 'The fetus is female')).error.fields).toEqual({ addition: 'fetalSex' })
  })

  it('does not sign what another device has emptied meanwhile', async () => {
    await save({ ...exampleNote, from: emptyNote })
    await save({ ...exampleNote, complaint: '', from: exampleNote })
    const told = await sign({ from: exampleNote })
    expect([told.status, told.error.fields]).toEqual([400, { complaint: 'required' }])
  })

  it('locks the note, for its doctor and in the database', async () => {
    const told = await sign({ advice: 'Rest, much water' })
    expect(told).toMatchObject({ status: 200, answer: { status: 'final', signedAt: { time: '15:00' } } })
    for (const again of [await save({ complaint: 'Other' }), await sign({ complaint: 'Other' })])
      expect([again.status, again.error.code]).toEqual([409, 'alreadySigned'])
    const { pool } = appContext().store
    for (const statement of [
      "update encounter_notes set advice = 'Other', version = version + 1",
      "update encounter_notes set status = 'preliminary', signed_at = null, version = version + 1",
      'delete from encounter_notes',
      'truncate encounter_notes cascade',
    ])
      await expect(pool.query(statement)).rejects.toThrow('a signed note is never changed')
    expect((await read()).note).toEqual({ ...exampleNote, advice: 'Rest, much water' })
  })

  it('tells who acts for the patient that there is a note, and no more', async () => {
    await sign()
    const [notice] = await town.api.must(listNotices, { token: patient.token })
    expect(notice).toMatchObject({
      kind: 'encounters.signed',
      subject: id,
      facts: { doctor: 'Gurpreet Singh Sandhu', date: '2026-11-21' },
    })
    expect(JSON.stringify(notice)).not.toContain(exampleNote.diagnosis)
  })
})

describe('an addendum', () => {
  it('has time and reason, and leaves the note as it is', async () => {
    expect((await amend()).error.code).toBe('notSigned')
    const { note } = (await sign()).answer
    town.clock.now = at('17:00')
    const added = { reason: 'Left out', addition: 'Allergic to penicillin', at: { time: '17:00' } }
    expect(await amend()).toMatchObject({ status: 201, answer: { note, version: 1, addenda: [added] } })
    expect(await kindsTold(patient)).toContain('encounters.amended')
    expect((await notesOf(patient)).answer.notes).toMatchObject([{ note, addenda: [added] }])
  })

  it('is never changed or deleted, and belongs to a signed note', async () => {
    const { pool } = appContext().store
    const insert = `insert into encounter_addenda values (gen_random_uuid(), '${id}', 'r', 'a', now())`
    await save({ complaint: 'Fever' })
    await expect(pool.query(insert)).rejects.toThrow('belongs to a signed note')
    await sign({ from: { ...emptyNote, complaint: 'Fever' } })
    await amend()
    for (const change of ["update encounter_addenda set addition = 'b'", 'delete from encounter_addenda'])
      await expect(pool.query(change)).rejects.toThrow('append-only')
  })
})

describe('who reads', () => {
  it('patient and family read the note once it is signed; a helper does not', async () => {
    await save({ complaint: 'Fever' })
    expect((await notesOf(patient)).answer).toEqual({ notes: [], next: null })
    await sign({ from: { ...emptyNote, complaint: 'Fever' }, returnSigns: ['fits', 'breathless'] })
    const { notes } = (await notesOf(patient)).answer
    expect(notes).toMatchObject([
      {
        id,
        appointmentId,
        doctor: { id: doctor.id, name: 'Gurpreet Singh Sandhu' },
        date: '2026-11-21',
        note: { diagnosis: exampleNote.diagnosis, returnSigns: ['breathless', 'fits'] },
      },
    ])
    const helper = await helperIn(appContext(), patient, ['appointments', 'vitals', 'reminders', 'profile'])
    expect((await notesOf(helper, patient.patientId)).status).toBe(403)
    expect((await notesOf(await patientIn(appContext(), 'Other'))).answer.notes).toEqual([])
  })

  it('another doctor reads it who treats the patient, and writes nothing', async () => {
    await sign()
    const other = await doctorIn(appContext(), { name: 'Other' })
    const params = { id: patient.patientId }
    const look = () => town.api.ask(listNotesOfPatient, { token: other.token, params })
    expect((await look()).status).toBe(404)
    const { _id } = await ask(patient, { time: '17:30' })
    await appContext().store.pool.query('update appointments set doctor_id = $2 where id = $1', [
      _id,
      other.id,
    ])
    await act(acceptAppointment, other, _id)
    expect((await look()).answer.notes).toMatchObject([{ id }])
    for (const told of [
      await save({}, other),
      await sign({}, other),
      await amend(other),
      await ofAppointment(other),
    ])
      expect(told.status).toBe(404)
    const { looks } = await town.api.must(listLooks, { token: patient.token })
    expect(looks.map(({ what, name }) => [what, name])).toContainEqual(['encounters', 'Other'])
  })

  it('nobody else has a way to it', async () => {
    await sign()
    const desk = await personIn(appContext(), 'coordinator')
    for (const by of [patient, desk]) {
      expect((await save({}, by)).status).toBe(403)
      expect((await sign({}, by)).status).toBe(403)
      expect((await amend(by)).status).toBe(403)
      expect((await ofAppointment(by)).status).toBe(403)
    }
    for (const by of [desk, doctor]) expect((await notesOf(by)).status).toBe(403)
    const asking = { params: { id }, body: exampleNote }
    for (const endpoint of [saveNote, signNote])
      expect((await town.api.ask(endpoint, asking)).status).toBe(401)
    expect((await town.api.ask(listSignedNotes)).status).toBe(401)
  })
})

describe('without an appointment', () => {
  const open = (by = doctor) =>
    town.api.ask(openEncounter, { token: by.token, params: { id: patient.patientId } })

  it('a doctor who treats the patient opens one, the same while it is open, and signing ends it', async () => {
    const first = (await open()).answer
    expect(first).toMatchObject({ appointmentId: null, type: 'teleconsultation', status: 'none' })
    expect((await open()).answer.id).toBe(first.id)
    id = first.id
    town.clock.now = at('15:10')
    expect((await sign()).answer.status).toBe('final')
    const { rows } = await appContext().store.pool.query(
      'select status, ended_at from encounters where id = $1',
      [id],
    )
    expect(rows).toEqual([{ status: 'finished', ended_at: at('15:10') }])
    expect((await open()).answer.id).not.toBe(first.id)
  })

  it('a stranger does not', async () => {
    expect((await open(await doctorIn(appContext(), { name: 'Other' }))).status).toBe(404)
    expect((await open(patient)).status).toBe(403)
  })
})
