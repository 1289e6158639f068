import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  markDocumentWrong,
  takeBackDocumentMark,
} from '../../../shared/documents/documents.doctor.endpoints.ts'
import {
  listDocuments,
  listPatientDocuments,
  markDocumentError,
} from '../../../shared/documents/documents.endpoints.ts'
import { downloadExport } from '../../../shared/exports/exports.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { listRecords, listRecordsOfPatient } from '../../../shared/records/records.endpoints.ts'
import { buildAppointments } from '../../appointments/appointments.fixtures.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildDocument } from '../documents.fixtures.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let id: string
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  patient = await patientIn(appContext())
  doctor = await doctorIn(appContext(), { name: 'Dr. Simran Gill' })
  id = await buildDocument(appContext(), { patientId: patient.patientId, title: 'Sugar of Bimla' })
  await treat(doctor)
})

const treat = (by: SignedIn, time = '15:00') =>
  buildAppointments(appContext(), [
    { patientId: patient.patientId, doctorId: by.id, date: '2026-11-21', time, status: 'scheduled' },
  ])
const params = () => ({ id: patient.patientId })
const mark = (token: string | undefined = doctor.token, said: object = { reason: 'anotherPerson' }) =>
  town.api.ask(markDocumentWrong, {
    ...(token !== undefined && { token }),
    params: params(),
    body: { document: id, reason: 'anotherPerson', ...said },
  })
const takeBack = (token = doctor.token) =>
  town.api.ask(takeBackDocumentMark, { token, params: params(), body: { document: id } })
const own = async () => (await town.api.must(listDocuments, { token: patient.token }))[0]
const ofDoctor = async ({ token } = doctor) =>
  (await town.api.must(listPatientDocuments, { token, params: params() }))[0]
const notices = async () =>
  (await town.api.must(listNotices, { token: patient.token })).filter(({ kind }) =>
    kind.startsWith('documents.'),
  )

describe('a doctor who treats the patient', () => {
  it('marks a file as wrong: it stays, with who, when and why, for the patient and other doctors', async () => {
    const told = await mark()
    const doctorsMark = {
      at: expect.any(String) as string,
      by: 'Simran Gill',
      reason: 'anotherPerson',
      words: '',
    }
    expect([told.status, told.answer]).toMatchObject([200, { id, status: 'enteredInError', doctorsMark }])
    expect(await own()).toMatchObject({ id, status: 'enteredInError', doctorsMark })
    expect(await ofDoctor()).toMatchObject({ id, doctorsMark, thumbnail: null, mayTakeBack: true })
    const other = await doctorIn(appContext())
    await treat(other, '16:00')
    expect(await ofDoctor(other)).toMatchObject({ id, doctorsMark })
    expect(await ofDoctor(other)).not.toHaveProperty('mayTakeBack')
  })

  it('is in the history of the patient and of doctors', async () => {
    await mark(doctor.token, { reason: 'other', words: 'The page is upside down' })
    const wrong = {
      status: 'entered-in-error',
      facts: {
        documentKind: 'labReport',
        wrongReason: 'other',
        wrongWords: 'The page is upside down',
        wrongBy: 'Simran Gill',
        wrongSince: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      },
    }
    const mine = await town.api.must(listRecords, { token: patient.token })
    expect(mine.entries.find((one) => one.id === id)).toMatchObject(wrong)
    const seen = await town.api.must(listRecordsOfPatient, { token: doctor.token, params: params() })
    expect(seen.entries.find((one) => one.id === id)).toMatchObject(wrong)
  })

  it('tells the patient the kind and the reason in three languages, without the title', async () => {
    await mark()
    expect(await notices()).toMatchObject([
      {
        kind: 'documents.wrong',
        facts: {
          doctor: 'Simran Gill',
          document: 'Lab report',
          document_hi: 'लैब रिपोर्ट',
          document_pa: 'ਲੈਬ ਰਿਪੋਰਟ',
          reason: 'It belongs to another person',
          reason_hi: 'यह किसी और का है',
          reason_pa: 'ਇਹ ਕਿਸੇ ਹੋਰ ਦਾ ਹੈ',
        },
      },
    ])
    expect(JSON.stringify(await notices())).not.toContain('Bimla')
  })

  it('is in the patient’s export with the reason, and in none for other hospitals', async () => {
    const download = async (format: 'json' | 'fhir') => {
      const { answer } = await town.api.ask(downloadExport, { token: patient.token, query: { format } })
      return Buffer.from(answer.content).toString()
    }
    expect(await download('fhir')).toContain(id)
    await mark()
    expect(await download('fhir')).not.toContain(id)
    const { sections } = JSON.parse(await download('json')) as { sections: Record<string, object[]> }
    expect(sections['documents.documents']).toMatchObject([
      { id, errorReason: 'anotherPerson', errorWords: '', errorMarkedBy: 'Dr. Simran Gill' },
    ])
  })

  it('takes it back: the file is right again, and the patient is told', async () => {
    await mark()
    expect((await takeBack()).answer).toMatchObject({ id, status: 'current' })
    expect(await own()).toMatchObject({ status: 'current' })
    expect(await own()).not.toHaveProperty('doctorsMark')
    // The first is withdrawn.
    expect((await notices()).map(({ kind }) => kind)).toEqual(['documents.right'])
    expect((await takeBack()).status).toBe(200)
    expect(await notices()).toHaveLength(1)
  })

  it('is in the audit log with both acts', async () => {
    await mark()
    await takeBack()
    const { rows } = await appContext().store.pool.query(
      `select action, subject from audit_log where actor_id = $1 and action <> 'documents.ofPatient' order by at`,
      [doctor.id],
    )
    expect(rows).toEqual([
      { action: 'documents.markWrong', subject: patient.patientId },
      { action: 'documents.takeBackMark', subject: patient.patientId },
    ])
  })

  it('needs a reason, and words for another one; other words are not kept', async () => {
    expect(await mark(doctor.token, { reason: 'other' })).toMatchObject({
      status: 400,
      error: { fields: { words: 'required' } },
    })
    expect((await mark(doctor.token, { reason: 'ugly' })).status).toBe(400)
    const { error } = await mark(doctor.token, { reason: 'other', words: 'sex of the baby' })
    expect(error).toMatchObject({ fields: { words: 'fetalSex' } })
    expect((await mark(doctor.token, { words: 'Of Bimla' })).answer.doctorsMark?.words).toBe('')
  })
})

describe('the first mark counts', () => {
  it('of two doctors, of whom only that one takes it back', async () => {
    await mark()
    const other = await doctorIn(appContext())
    await treat(other, '16:00')
    expect((await mark(other.token, { reason: 'duplicate' })).answer.doctorsMark).toMatchObject({
      by: 'Simran Gill',
      reason: 'anotherPerson',
    })
    expect(await takeBack(other.token)).toMatchObject({ status: 409, error: { code: 'notYourMark' } })
    expect(await notices()).toHaveLength(1)
  })

  it('of the patient, which no doctor takes back; and of a doctor, which the patient leaves as it is', async () => {
    const asked = { token: patient.token, params: { id } }
    await town.api.must(markDocumentError, asked)
    expect((await mark()).answer).not.toHaveProperty('doctorsMark')
    expect(await takeBack()).toMatchObject({ status: 409, error: { code: 'notYourMark' } })
    expect(await notices()).toEqual([])
    id = await buildDocument(appContext(), { patientId: patient.patientId, takenOn: '2026-11-19' })
    await mark()
    const again = await town.api.must(markDocumentError, { ...asked, params: { id } })
    expect(again.doctorsMark).toMatchObject({ by: 'Simran Gill' })
  })
})

describe('others', () => {
  it('cannot: nobody, the patient, another patient, the desk, a doctor who does not treat', async () => {
    const told = [
      await town.api.ask(markDocumentWrong, {
        params: params(),
        body: { document: id, reason: 'duplicate', words: '' },
      }),
      await mark(patient.token),
      await mark((await patientIn(appContext())).token),
      await mark((await personIn(appContext(), 'coordinator')).token),
      await mark((await doctorIn(appContext())).token),
    ]
    expect(told.map(({ status }) => status)).toEqual([401, 403, 403, 403, 404])
    expect(await own()).toMatchObject({ status: 'current' })
  })

  it('cannot: a doctor who treats the patient, of a file that is private', async () => {
    await appContext().store.pool.query('update documents set sensitive = true where id = $1', [id])
    expect((await mark()).status).toBe(404)
    expect((await takeBack()).status).toBe(404)
    expect(await own()).toMatchObject({ status: 'current' })
  })

  it('cannot reach the file of another patient through their own', async () => {
    const other = await patientIn(appContext())
    id = await buildDocument(appContext(), { patientId: other.patientId })
    expect((await mark()).status).toBe(404)
  })
})
