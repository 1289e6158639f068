import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAppointments } from '../../shared/appointments/appointments.endpoints.ts'
import { listConditionsOfPatient } from '../../shared/conditions/conditions.doctor.endpoints.ts'
import { listPatientDocuments, readPatientFile } from '../../shared/documents/documents.endpoints.ts'
import { listNotesOfPatient, markEncounter, signNote } from '../../shared/encounters/encounters.endpoints.ts'
import { cursorAfter } from '../../shared/kit/pages.ts'
import { listLabsOfPatient } from '../../shared/labs/labs.doctor.endpoints.ts'
import { readPatientInCare } from '../../shared/patients/patients.endpoints.ts'
import {
  listPrescriptionsOfPatient,
  readPrescribing,
  saveDraft,
  signPrescription,
} from '../../shared/prescriptions/prescriptions.endpoints.ts'
import { listRecords, listRecordsOfPatient } from '../../shared/records/records.endpoints.ts'
import { listPatientMedicines } from '../../shared/reminders/reminders.endpoints.ts'
import { encounterOf, secretsIn, type Secrets } from '../../../tests/setup/sensitive-record.ts'
import { doctorIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { operations } from '../app/server.ts'
import { exampleNote } from '../encounters/encounters.fixtures.ts'
import { exampleDraft, exampleItem } from '../prescriptions/prescriptions.fixtures.ts'

let town: TestTown
let known: Secrets
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown()
  known = await secretsIn(appContext())
})
afterAll(() => town.close())

const asked = ({ token }: SignedIn) => ({ token, params: { id: known.patient.patientId } })
const timeline = (by: SignedIn, query: Record<string, string> = {}) =>
  town.api.ask(listRecordsOfPatient, { ...asked(by), query })

/** Each place, and what it says to this doctor; empty if it is closed. */
const places: Record<string, (by: SignedIn) => Promise<unknown>> = {
  'notes of visits': async (by) => town.api.ask(listNotesOfPatient, asked(by)),
  prescriptions: async (by) => town.api.ask(listPrescriptionsOfPatient, asked(by)),
  'lab tests': async (by) => town.api.ask(listLabsOfPatient, asked(by)),
  'allergies and illnesses': async (by) => town.api.ask(listConditionsOfPatient, asked(by)),
  'medicines with reminders': async (by) => town.api.ask(listPatientMedicines, asked(by)),
  timeline: async (by) => timeline(by),
  'timeline by kind': async (by) =>
    timeline(by, { kinds: 'encounter,prescription,dispense,lab,document,medicine,condition' }),
  'search in the timeline': async (by) => timeline(by, { search: 'secret' }),
}
const document = async (by: SignedIn) => town.api.ask(listPatientDocuments, asked(by))
const file = async (by: SignedIn) =>
  town.api.ask(readPatientFile, { ...asked(by), query: { document: known.documentId } })

describe.each(Object.keys(places))('%s', (name) => {
  const said = async (by: SignedIn) => JSON.stringify(await places[name]?.(by)).toLowerCase()

  it.each(['author', 'opened'] as const)('has it for the %s', async (who) => {
    expect(await said(known.doctors[who])).toContain('secret')
  })

  it.each(['other', 'closed', 'emergency', 'colleague', 'onAlarm'] as const)(
    'hides it from %s',
    async (who) => {
      const { status } = await timeline(known.doctors[who])
      expect(status).toBe(200)
      const text = await said(known.doctors[who])
      expect(text).not.toContain('secret')
      expect(text).not.toContain('fluoxetine')
      expect(text).not.toContain('"tsh"')
      expect(text).not.toMatch(/epilepsy|kidneydisease/)
    },
  )
})

it('what the patient keeps of documents is read by whom it was opened to alone', async () => {
  const { author, opened, other, emergency } = known.doctors
  expect(JSON.stringify(await document(opened))).toContain('Secret paper')
  expect((await file(opened)).status).toBe(200)
  for (const by of [author, other, emergency]) {
    expect(JSON.stringify(await document(by))).not.toContain('Secret paper')
    expect((await file(by)).status).toBe(404)
  }
  // A photo of the report belongs to its order.
  expect(JSON.stringify(await document(author))).toContain('Secret report')
})

it('a visit of a colleague keeps its day and loses its reason', async () => {
  const { answer } = await town.api.ask(readPatientInCare, asked(known.doctors.colleague))
  expect(answer.appointments.map(({ specialization }) => specialization)).toEqual(['', 'Fever'])
  const own = await town.api.must(readPatientInCare, asked(known.doctors.author))
  expect(own.appointments.map(({ specialization }) => specialization)).toContain('Secret reason')
})

it('a doctor who once said no to the request reads its day without the reason; its own doctor reads both', async () => {
  const { author, other } = known.doctors
  const { id, starts_at } = await appContext()
    .store.db.selectFrom('appointments')
    .select(['id', 'starts_at'])
    .where('specialization', '=', 'Secret reason')
    .executeTakeFirstOrThrow()
  const decline = { appointment_id: id, doctor_id: other.id, cause: 'rejected' as const, starts_at }
  await appContext()
    .store.db.insertInto('appointment_declines')
    .values({ ...decline, at: town.clock.now })
    .execute()
  const reasonFor = async ({ token }: SignedIn) => {
    const query = { from: '2025-01-01' }
    const listed = await town.api.must(listAppointments, { token, query })
    return listed.find(({ _id }) => _id === id)?.specialization
  }
  expect(await reasonFor(other)).toBe('')
  expect(await reasonFor(author)).toBe('Secret reason')
})

it('the patient reads all of it, with a mark', async () => {
  const { token } = known.patient
  const { entries } = await town.api.must(listRecords, { token })
  const marked = entries.filter(({ isPrivate }) => isPrivate).map(({ kind }) => kind)
  expect(marked.toSorted()).toEqual([
    'condition',
    'condition',
    'dispense',
    'document',
    'encounter',
    'encounter',
    'lab',
    'prescription',
  ])
})

it('a doctor whose treatment has ended reads their own, and nobody else’s', async () => {
  const { notes } = await town.api.must(listNotesOfPatient, asked(known.doctors.former))
  expect(notes.map(({ note, isPrivate }) => [note.diagnosis, isPrivate])).toEqual([['Old secret', true]])
})

/** What a doctor could know of the visit, in any answer. */
const marks = /secret|fluoxetine|"tsh"|epilepsy|kidneyDisease/i
const place = cursorAfter({ at: new Date('2030-01-01'), id: '01a1fd14-3547-736d-953f-202a5e4eea86' })
const reads = operations.filter(
  ({ method, access }) => method === 'GET' && access !== 'anyone' && access.includes('doctor'),
)

describe.each(reads.map((operation) => [operation.name, operation] as const))('%s', (_, operation) => {
  it.each(['other', 'emergency', 'colleague', 'onAlarm'] as const)(
    'says nothing of it to %s',
    async (who) => {
      const { token } = known.doctors[who]
      const ids = [
        known.patient.patientId,
        known.encounterId,
        known.prescriptionId,
        known.orderId,
        known.documentId,
        known.illnessId,
        known.ownIllnessId,
      ]
      for (const id of operation.path.includes('/:id') ? ids : [known.patient.patientId])
        for (const query of [
          {},
          { after: place },
          { type: 'bloodPressure', after: `2030-01-01.${place}` },
          { document: known.documentId },
        ]) {
          const told = await town.api.ask(operation, { token, params: { id }, query })
          expect(JSON.stringify(told), `${operation.path} ${id}`).not.toMatch(marks)
        }
    },
  )
})

describe('a prescription by another doctor', () => {
  const write = (medicine: string, strength: string, reason = '') => {
    const items = [{ ...exampleItem, medicine, strength, reason }]
    return { ...exampleDraft, items }
  }

  it('is warned of what it does not see, without its name', async () => {
    const { other } = known.doctors
    const id = await encounterOf(appContext(), { patientId: known.patient.patientId, doctorId: other.id })
    const desk = await town.api.must(readPrescribing, { token: other.token, params: { id } })
    expect(desk).toMatchObject({ current: [], undisclosed: [] })
    const of = { token: other.token, params: { id } }
    const harmless = { ...write('cetirizine', '10 mg'), version: 0 }
    expect(await town.api.must(saveDraft, { ...of, body: harmless })).toEqual({ version: 1, undisclosed: [] })
    const twice = { ...write('ibuprofen', '400 mg'), version: 1 }
    const saved = await town.api.must(saveDraft, { ...of, body: twice })
    expect(saved.undisclosed).toEqual(['ibuprofen'])
    const refused = await town.api.ask(signPrescription, { ...of, body: { ...twice, version: 2 } })
    expect(refused).toMatchObject({ status: 400, error: { fields: { 'items.0.reason': 'reasonNeeded' } } })
    const body = { ...write('ibuprofen', '400 mg', 'Takes it no more'), version: 2 }
    const signed = await town.api.ask(signPrescription, { ...of, body })
    expect(signed.status).toBe(200)
    expect(JSON.stringify(signed.answer)).not.toMatch(/diclofenac/)
  })

  it('names it to a doctor to whom it was opened', async () => {
    const { opened } = known.doctors
    const id = await encounterOf(appContext(), { patientId: known.patient.patientId, doctorId: opened.id })
    const desk = await town.api.must(readPrescribing, { token: opened.token, params: { id } })
    expect(desk.current.toSorted()).toContain('diclofenac')
  })
})

describe('the mark of the doctor', () => {
  const mark = (by: SignedIn, id: string, isSensitive: boolean) =>
    town.api.ask(markEncounter, { token: by.token, params: { id }, body: { isSensitive } })

  it('is set and taken off while the note is written, and stays once it is signed', async () => {
    const doctor = await doctorIn(appContext())
    const id = await encounterOf(appContext(), { patientId: known.patient.patientId, doctorId: doctor.id })
    expect((await mark(doctor, id, true)).answer.isSensitive).toBe(true)
    expect((await mark(doctor, id, true)).status).toBe(200)
    expect((await mark(doctor, id, false)).answer.isSensitive).toBe(false)
    await mark(doctor, id, true)
    const signed = await town.api.ask(signNote, { token: doctor.token, params: { id }, body: exampleNote })
    expect(signed.answer.isSensitive).toBe(true)
    expect(await mark(doctor, id, false)).toMatchObject({
      status: 409,
      error: { code: 'onlyPatientUnmarks' },
    })
  })

  it('is nobody else’s', async () => {
    expect((await mark(known.doctors.other, known.encounterId, false)).status).toBe(404)
    expect((await mark(known.patient, known.encounterId, false)).status).toBe(403)
    const { status } = await town.api.ask(markEncounter, {
      params: { id: known.encounterId },
      body: { isSensitive: false },
    })
    expect(status).toBe(401)
    const wrong = await town.api.ask(markEncounter, {
      token: known.doctors.author.token,
      params: { id: known.encounterId },
      body: { isSensitive: 'yes' },
    })
    expect(wrong).toMatchObject({ status: 400, error: { fields: { isSensitive: 'invalid' } } })
  })
})
