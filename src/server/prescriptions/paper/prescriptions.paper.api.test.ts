import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lookUp } from '../../../shared/dispensing/dispensing.endpoints.ts'
import {
  beginUploadFor,
  markDocumentWrong,
  takeBackDocumentMark,
} from '../../../shared/documents/documents.doctor.endpoints.ts'
import {
  listDocuments,
  listPatientDocuments,
  readFile,
  readPatientFile,
} from '../../../shared/documents/documents.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import {
  addPaper,
  listPrescriptions,
  listPrescriptionsOfPatient,
  readPaper,
  readPrescribing,
  stopPrescription,
  verifyPrescription,
} from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import { markPrivate } from '../../../shared/sensitive/sensitive.endpoints.ts'
import { buildAppointments } from '../../appointments/appointments.fixtures.ts'
import { buildFacility, buildMembership } from '../../facilities/facilities.fixtures.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { announced, pdf, photoOf, uploadFor } from '../../../../tests/setup/documents.ts'
import { doctorIn, helperIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildToken } from '../../accounts/accounts.fixtures.ts'
import { buildPrescription } from '../prescriptions.fixtures.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let encounterId: string
/** Of the signed prescription. */
let id: string
let photo: Buffer
const { appContext, booked, startOver } = appointmentsIn(() => town)

beforeAll(async () => {
  town = await openTown({ servers: 2 })
  photo = await photoOf(90, 120)
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  doctor = await doctorIn(appContext())
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
  const rows = appContext().store.db.selectFrom('encounters').select('id')
  encounterId = (await rows.executeTakeFirstOrThrow()).id
  id = await buildPrescription(appContext(), { encounterId, signedAt: town.clock.now })
})

const params = () => ({ id: patient.patientId })
/** A file that this doctor has sent for the patient. */
const send = (content: Uint8Array = photo, by = doctor, patientId = patient.patientId) =>
  uploadFor(town.api, by.token, patientId, content)
const add = (upload: string, by: SignedIn | null = doctor, key: string = randomUUID(), nth = 0) =>
  town.apis[nth]!.ask(addPaper, { ...(by && { token: by.token }), params: { id }, body: { upload }, key })
const read = (by: SignedIn | null = doctor) =>
  town.api.ask(readPaper, { ...(by && { token: by.token }), params: { id } })
const ofPatient = async (by = patient) =>
  (await town.api.must(listPrescriptions, { token: by.token })).prescriptions[0]
const documents = ({ token } = patient) => town.api.must(listDocuments, { token })
/** Another doctor of the same patient. */
async function alsoTreating(): Promise<SignedIn> {
  const second = await doctorIn(appContext(), { name: 'Second' })
  const visit = { patientId: patient.patientId, doctorId: second.id, date: '2026-11-20', time: '11:00' }
  await buildAppointments(appContext(), [{ ...visit, status: 'completed' }])
  return second
}
async function pharmacist(): Promise<SignedIn> {
  const facilityId = await buildFacility(appContext(), { name: 'Jan Aushadhi' })
  const member = await patientIn(appContext(), 'Asha Rani')
  await buildMembership(appContext(), { userId: member.id, facilityId, role: 'pharmacist' })
  return member
}
const unusable = { status: 400, error: { fields: { upload: 'paperUnusable' } } }

describe('the photo of the signed paper', () => {
  it('is added once: patient, its doctor and the page of the code say so, and a repeat has the same answer', async () => {
    const upload = await send()
    const key = randomUUID()
    const told = await add(upload, doctor, key)
    expect(told).toMatchObject({ status: 200, answer: { id, paper: { type: 'image/webp' } } })
    expect(await add(upload, doctor, key)).toMatchObject({ status: 200, answer: told.answer })
    const { paper, number = '', verifyPath = '' } = (await ofPatient()) ?? {}
    expect(paper).toEqual(told.answer.paper)
    const own = await town.api.ask(readFile, { token: patient.token, params: { id: paper?.id ?? '' } })
    expect(own).toMatchObject({ status: 200, answer: { type: 'image/webp' } })
    expect(await read()).toMatchObject({ status: 200, answer: { type: 'image/webp' } })
    const said = { kind: 'prescription', title: `${number.slice(0, 4)}-${number.slice(4)}` }
    expect(await documents()).toMatchObject([
      { ...said, sentBy: 'Gurpreet Singh Sandhu', takenOn: '2026-11-21' },
    ])
    const code = verifyPath.replace('/verify/', '')
    expect(await town.api.must(verifyPrescription, { params: { code } })).toMatchObject({ hasPaper: true })
    const notices = await town.api.must(listNotices, { token: patient.token })
    expect(notices.filter(({ kind }) => kind === 'prescriptions.paperAdded')).toHaveLength(1)
  })

  it('may be a PDF', async () => {
    expect(await add(await send(pdf))).toMatchObject({ answer: { paper: { type: 'application/pdf' } } })
  })

  it('is refused at its field when it is neither, when it is not whole, and when it was used', async () => {
    expect(await add(await send(Buffer.from('This is neither a picture nor a PDF.')))).toMatchObject(unusable)
    const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(400)])
    expect(await add(await send(broken))).toMatchObject(unusable)
    const begun = announced(pdf)
    await town.api.must(beginUploadFor, { token: doctor.token, params: params(), body: begun })
    for (const upload of [randomUUID(), begun.id]) expect(await add(upload)).toMatchObject(unusable)
    expect(await documents()).toEqual([])
    const used = await send()
    await add(used)
    id = await buildPrescription(appContext(), { encounterId, signedAt: town.clock.now })
    expect(await add(used)).toMatchObject(unusable)
  })

  it('of another patient is refused, and on a stopped prescription', async () => {
    const other = await booked(doctor, { status: 'completed', date: '2026-11-19' })
    expect(await add(await send(photo, doctor, other.patientId))).toMatchObject(unusable)
    const upload = await send()
    await town.api.must(stopPrescription, { token: doctor.token, params: { id }, body: { reason: 'A rash' } })
    expect(await add(upload)).toMatchObject({ status: 409, error: { code: 'alreadyStopped' } })
    expect(await documents()).toEqual([])
  })

  it('is one: another follows once a doctor has marked it as wrong, which then cannot be taken back', async () => {
    const first = (await add(await send())).answer.paper?.id ?? ''
    const next = await send()
    expect(await add(next)).toMatchObject({ status: 409, error: { code: 'paperThere' } })
    const marking = { token: doctor.token, params: params() }
    const body = { document: first, reason: 'unreadable', words: '' } as const
    await town.api.must(markDocumentWrong, { ...marking, body })
    expect((await ofPatient())?.paper).toBeNull()
    expect(await read()).toMatchObject({ status: 404 })
    const second = (await add(next)).answer.paper?.id
    expect((await ofPatient())?.paper?.id).toBe(second)
    expect((await documents()).map((one) => one.status).toSorted()).toEqual(['current', 'enteredInError'])
    const back = await town.api.ask(takeBackDocumentMark, { ...marking, body: { document: first } })
    expect(back).toMatchObject({ status: 409, error: { code: 'otherPaper' } })
  })
})

describe('who adds it', () => {
  it('is neither another doctor of the patient, the patient, the desk nor nobody', async () => {
    const upload = await send()
    const second = await alsoTreating()
    expect(await add(await send(photo, second), second)).toMatchObject({ status: 404 })
    expect(await add(upload, await doctorIn(appContext(), { name: 'Stranger' }))).toMatchObject({
      status: 404,
    })
    for (const who of [patient, await personIn(appContext(), 'coordinator'), await pharmacist()])
      expect(await add(upload, who)).toMatchObject({ status: 403 })
    expect(await add(upload, null)).toMatchObject({ status: 401 })
    expect(await documents()).toEqual([])
  })
})

describe('who reads it', () => {
  it('is its doctor, also after the care, with each look in the patient’s list', async () => {
    await add(await send())
    town.clock.now = new Date('2027-05-25T10:00:00+05:30')
    const again = { ...doctor, token: await buildToken(appContext(), doctor) }
    expect(await read(again)).toMatchObject({ status: 200 })
    const { rows } = await appContext().store.pool.query(
      "select actor_id, subject from audit_log where action = 'prescriptions.paper'",
    )
    expect(rows).toEqual([{ actor_id: doctor.id, subject: patient.patientId }])
  })

  it('is another doctor who treats the patient, through the documents, and no stranger', async () => {
    const document = (await add(await send())).answer.paper?.id ?? ''
    const second = await alsoTreating()
    const asked = { token: second.token, params: params() }
    expect((await town.api.must(listPrescriptionsOfPatient, asked)).prescriptions[0]?.paper?.id).toBe(
      document,
    )
    expect(await town.api.ask(readPatientFile, { ...asked, query: { document } })).toMatchObject({
      status: 200,
    })
    expect(await read(second)).toMatchObject({ status: 404 })
    const { token } = await doctorIn(appContext(), { name: 'Stranger' })
    const strange = { token, params: params(), query: { document } }
    expect(await town.api.ask(readPatientFile, strange)).toMatchObject({ status: 404 })
  })

  it('is no other patient, no helper and nobody', async () => {
    const document = (await add(await send())).answer.paper?.id ?? ''
    const other = await patientIn(appContext(), 'Simran Kaur')
    expect(await town.api.ask(readFile, { token: other.token, params: { id: document } })).toMatchObject({
      status: 404,
    })
    const helper = await helperIn(appContext(), patient, ['appointments', 'vitals'])
    const asked = { token: helper.token, patientId: patient.patientId, params: { id: document } }
    expect(await town.api.ask(readFile, asked)).toMatchObject({ status: 403 })
    for (const who of [patient, other]) expect(await read(who)).toMatchObject({ status: 403 })
    expect(await read(null)).toMatchObject({ status: 401 })
  })

  it('is not at the counter, which shows no diagnosis', async () => {
    await add(await send())
    const code = (await ofPatient())?.number ?? ''
    const member = await pharmacist()
    const sheet = await town.api.must(lookUp, { token: member.token, params: { code } })
    expect(sheet).not.toHaveProperty('paper')
    expect(await read(member)).toMatchObject({ status: 403 })
  })

  it('is nobody to whom the visit is hidden; made private by itself, its doctor alone', async () => {
    const document = (await add(await send())).answer.paper?.id ?? ''
    const second = await alsoTreating()
    const listed = async (by: SignedIn) =>
      (await town.api.must(listPatientDocuments, { token: by.token, params: params() })).map((one) => one.id)
    expect(await listed(second)).toEqual([document])
    const hide = (one: string, isPrivate: boolean) =>
      town.api.must(markPrivate, { token: patient.token, params: { id: one }, body: { isPrivate } })
    await hide(encounterId, true)
    expect(await listed(second)).toEqual([])
    await hide(encounterId, false)
    await hide(document, true)
    expect(await listed(second)).toEqual([])
    expect(await listed(doctor)).toEqual([document])
    const { signed } = await town.api.must(readPrescribing, {
      token: doctor.token,
      params: { id: encounterId },
    })
    expect(signed[0]?.paper?.id).toBe(document)
  })
})

it('of two photos at once, on two servers, one is taken', async () => {
  for (let round = 0; round < 3; round += 1) {
    id = await buildPrescription(appContext(), { encounterId, signedAt: town.clock.now })
    const uploads = [await send(), await send(pdf)]
    const told = await Promise.all(uploads.map((upload, nth) => add(upload, doctor, randomUUID(), nth)))
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await documents()).toHaveLength(round + 1)
  }
})
