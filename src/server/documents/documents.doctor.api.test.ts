import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addDocument,
  listDocuments,
  listPatientDocuments,
  markDocumentError,
  readPatientFile,
} from '../../shared/documents/documents.endpoints.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'
import { pdf, photoOf, send, upload } from '../../../tests/setup/documents.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildDocument } from './documents.fixtures.ts'

let town: TestTown
let patient: SignedIn
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  patient = await patientIn(appContext())
})

describe('a doctor', () => {
  let doctor: SignedIn
  let id: string
  beforeEach(async () => {
    doctor = await doctorIn(appContext())
    id = (await send(town.api, patient, await photoOf(400, 300))).answer.id
  })
  const treat = (status: 'pending' | 'scheduled') =>
    buildAppointments(appContext(), [
      { patientId: patient.patientId, doctorId: doctor.id, date: '2026-11-21', time: '15:00', status },
    ])
  const ask = (token = doctor.token) => {
    const params = { id: patient.patientId }
    return Promise.all([
      town.api.ask(listPatientDocuments, { token, params }),
      town.api.ask(readPatientFile, { token, params, query: { document: id } }),
    ])
  }
  const statuses = async (token?: string) => (await ask(token)).map(({ status }) => status)

  it('who treats the patient sees them with thumbnails, and each reading is in the audit log', async () => {
    await treat('scheduled')
    const [list, file] = await ask()
    expect(list.answer).toMatchObject([{ id, thumbnail: expect.any(String) as string }])
    expect((await sharp(file.answer.content).metadata()).width).toBe(400)
    const { rows } = await appContext().store.pool.query(
      'select action, subject from audit_log where actor_id = $1 order by action',
      [doctor.id],
    )
    expect(rows).toEqual([
      { action: 'documents.fileOfPatient', subject: patient.patientId },
      { action: 'documents.ofPatient', subject: patient.patientId },
    ])
  })

  it('who treats the patient sees nothing of one that was sent as private', async () => {
    await treat('scheduled')
    const { token } = patient
    const body = { kind: 'other', title: 'Private paper', isPrivate: true } as const
    const said = { ...body, upload: await upload(town.api, { token }, pdf) }
    const { answer } = await town.api.ask(addDocument, { token, body: said })
    expect(answer).toMatchObject({ title: 'Private paper', isPrivate: true })
    expect(await town.api.must(listDocuments, { token })).toMatchObject([answer, { id, isPrivate: false }])
    const [list] = await ask()
    expect(list.answer.map((one) => one.id)).toEqual([id])
    const asked = { token: doctor.token, params: { id: patient.patientId }, query: { document: answer.id } }
    expect((await town.api.ask(readPatientFile, asked)).status).toBe(404)
  })

  it('sees one that was entered in error, without its picture', async () => {
    await treat('scheduled')
    await town.api.must(markDocumentError, { token: patient.token, params: { id } })
    const [list] = await ask()
    expect(list.answer).toMatchObject([{ id, status: 'enteredInError', thumbnail: null }])
  })

  it('who does not treat the patient, or was only asked, sees nothing; neither do others', async () => {
    expect(await statuses()).toEqual([404, 404])
    await treat('pending')
    expect(await statuses()).toEqual([404, 404])
    expect(await statuses((await personIn(appContext(), 'coordinator')).token)).toEqual([403, 403])
    expect(await statuses(patient.token)).toEqual([403, 403])
  })

  it('cannot read another patient’s document through a patient of theirs', async () => {
    await treat('scheduled')
    const other = await patientIn(appContext())
    const hers = await buildDocument(appContext(), { patientId: other.patientId })
    const told = await town.api.ask(readPatientFile, {
      token: doctor.token,
      params: { id: patient.patientId },
      query: { document: hers },
    })
    expect(told.status).toBe(404)
  })
})
