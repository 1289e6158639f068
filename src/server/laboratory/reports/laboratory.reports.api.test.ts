import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  listDocuments,
  markDocumentError,
  readFile,
  readPatientFile,
} from '../../../shared/documents/documents.endpoints.ts'
import { downloadExport } from '../../../shared/exports/exports.endpoints.ts'
import {
  addReport,
  appendReportPiece,
  beginReport,
  readReport,
} from '../../../shared/laboratory/laboratory.endpoints.ts'
import { cancelLabs, listLabReviews, reviewLabs } from '../../../shared/labs/labs.doctor.endpoints.ts'
import { listLabs } from '../../../shared/labs/labs.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { listRecords } from '../../../shared/records/records.endpoints.ts'
import { markPrivate } from '../../../shared/sensitive/sensitive.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { announced, pdf, photoOf } from '../../../../tests/setup/documents.ts'
import { laboratoryIn, orderIn, sheetIn, type Laboratory } from '../../../../tests/setup/laboratory.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildMembership } from '../../facilities/facilities.fixtures.ts'

/** The photo or PDF of a report that a member of a laboratory adds to an order. */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let lab: Laboratory
let order: { id: string; number: string }
let photo: Buffer
const { appContext, booked, startOver } = appointmentsIn(() => town)
const query = (text: string, values: unknown[] = []) => appContext().store.pool.query(text, values)

beforeAll(async () => {
  town = await openTown({ servers: 2 })
  photo = await photoOf(90, 120)
})
afterAll(() => town.close())
const orderOf = (who: SignedIn) =>
  orderIn(appContext(), { patientId: who.patientId, doctorId: doctor.id, items: ['haemoglobin'] })
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  doctor = await doctorIn(appContext(), { name: 'Navjot Gill' })
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
  lab = await laboratoryIn(appContext())
  order = await orderOf(patient)
})

interface Sent {
  by?: Laboratory
  content?: Uint8Array
  key?: string
  title?: string
  nth?: number
}
async function uploaded({ by = lab, content = photo }: Sent = {}): Promise<string> {
  const body = announced(content)
  const asked = { token: by.technician.token, params: { id: order.id } }
  await town.api.must(beginReport, { ...asked, body })
  const piece = { query: { upload: body.id, offset: '0' }, body: new Uint8Array(content) }
  await town.api.must(appendReportPiece, { ...asked, ...piece })
  return body.id
}
const add = (upload: string, { by = lab, key = randomUUID(), title = '', nth = 0 }: Sent = {}) =>
  town.apis[nth]!.ask(addReport, {
    token: by.technician.token,
    params: { id: order.id },
    body: { facilityId: by.facilityId, upload, title },
    key,
  })
const send = async (said: Sent = {}) => add(await uploaded(said), said)
const open = (document: string, token = lab.technician.token) =>
  town.api.ask(readReport, { token, params: { id: order.id }, query: { document } })
const documents = () => town.api.must(listDocuments, { token: patient.token })
const waiting = async () => (await town.api.must(listLabReviews, { token: doctor.token })).orders
const own = async () => (await town.api.must(listLabs, { token: patient.token })).orders[0]
const noticesOf = async ({ token }: SignedIn) =>
  (await town.api.must(listNotices, { token })).map(({ kind }) => kind)
const sheet = (by = lab) => sheetIn(town.api, by.technician.token, order.number)
const cancel = () => {
  const body = { order: order.id, reason: 'Not needed any more' }
  return town.api.ask(cancelLabs, { token: doctor.token, params: { id: patient.patientId }, body })
}
const lastOf = ({ reports }: { reports: readonly { id: string }[] }) => reports.at(-1)?.id ?? ''
const unusable = { status: 400, error: { fields: { upload: 'reportUnusable' } } }

describe('a photo of the report', () => {
  it('is a document of the patient, which patient and doctor open where a photo of the patient is', async () => {
    const { answer, status } = await send({ title: 'CBC, page 1' })
    const facility = { name: 'Civil Hospital laboratory' }
    expect([status, answer.status]).toEqual([201, 'active'])
    expect(answer.reports).toMatchObject([{ type: 'image/webp', isOwn: true, isWrong: false }])
    const id = lastOf(answer)
    expect(await documents()).toMatchObject([
      {
        id,
        kind: 'labReport',
        title: 'CBC, page 1',
        takenOn: '2026-11-21',
        sentBy: '',
        laboratory: facility,
      },
    ])
    expect((await own())?.reports).toMatchObject([{ id, takenOn: '2026-11-21', facility }])
    expect((await waiting())[0]).toMatchObject({ id: order.id, reports: [{ id, facility }] })
    const ofPatient = await town.api.ask(readFile, { token: patient.token, params: { id } })
    expect(ofPatient).toMatchObject({ status: 200, answer: { type: 'image/webp' } })
    const asked = { token: doctor.token, params: { id: patient.patientId }, query: { document: id } }
    expect((await town.api.ask(readPatientFile, asked)).status).toBe(200)
    const { entries } = await town.api.must(listRecords, { token: patient.token })
    const entry = entries.find((one) => one.id === id)
    expect(entry?.saidBy).toEqual({ as: 'laboratory', name: 'Manjit Singh', isYou: false })
    const told = await town.api.must(downloadExport, { token: patient.token, query: { format: 'json' } })
    const text = Buffer.from(told.content).toString()
    expect([text.includes(id), text.includes('Civil Hospital laboratory')]).toEqual([true, true])
  })

  it('is told to patient and doctor once for all its pages, and waits anew once it was looked at', async () => {
    await send()
    await send({ content: pdf })
    expect(await noticesOf(patient)).toEqual(['labs.resulted'])
    expect(await noticesOf(doctor)).toEqual(['labs.toReview'])
    const asked = { token: doctor.token, params: { id: order.id } }
    const stale = await town.api.ask(reviewLabs, { ...asked, body: { seen: 1, note: '' } })
    expect(stale).toMatchObject({ status: 409, error: { code: 'resultsChanged' } })
    await town.api.must(reviewLabs, { ...asked, body: { seen: 2, note: '' } })
    expect(await waiting()).toEqual([])
    town.clock.now = new Date('2026-11-21T11:00:00+05:30')
    await send()
    expect(await waiting()).toMatchObject([{ id: order.id }])
    expect(await noticesOf(patient)).toEqual(['labs.resulted', 'labs.resulted'])
  })

  it('is added once for a key and for an upload, also at two servers at once', async () => {
    const [key, upload] = [randomUUID(), await uploaded()]
    const one = await add(upload, { key })
    expect(await add(upload, { key, nth: 1 })).toMatchObject({ status: 201, answer: one.answer })
    expect(await add(upload)).toMatchObject(unusable)
    const next = await uploaded()
    const both = await Promise.all([0, 1].map((nth) => add(next, { nth })))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 400]))
    expect(await documents()).toHaveLength(2)
  })

  it.each([
    ['neither picture nor PDF', Buffer.from('This is neither a picture nor a PDF.')],
    ['a broken picture', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(400)])],
  ])('that is %s is refused at its field', async (_, content) => {
    expect(await send({ content })).toMatchObject(unusable)
    expect(await documents()).toEqual([])
  })

  it('is refused under a name that tells the sex of an unborn child', async () => {
    const told = await send({ title: 'USG: male foetus' })
    expect(told).toMatchObject({ status: 400, error: { fields: { title: 'fetalSex' } } })
  })

  it('is refused for a cancelled order, before and after it is sent', async () => {
    const upload = await uploaded()
    expect((await cancel()).status).toBe(200)
    const cancelled = { status: 409, error: { code: 'cancelled' } }
    expect(await add(upload)).toMatchObject(cancelled)
    const begun = { token: lab.technician.token, params: { id: order.id }, body: announced(pdf) }
    expect(await town.api.ask(beginReport, begun)).toMatchObject(cancelled)
    expect(await documents()).toEqual([])
  })

  it('keeps the doctor from cancelling the order', async () => {
    await send()
    expect(await cancel()).toMatchObject({ status: 409, error: { code: 'notOpen' } })
  })

  it('is one of at most twenty', async () => {
    for (let nth = 0; nth < 20; nth += 1) await send({ content: pdf })
    expect(await send({ content: pdf })).toMatchObject({ status: 409, error: { code: 'reportsFull' } })
  })

  it('does not fill the account of who works there', async () => {
    await send()
    await query(`insert into documents select (jsonb_populate_record(d, jsonb_build_object(
      'id', gen_random_uuid(), 'file_id', gen_random_uuid(), 'bytes', 5242880))).*
      from documents d, generate_series(1, 41)`)
    order = await orderOf(await booked(doctor, { status: 'completed', date: '2026-11-19' }))
    expect((await send()).status).toBe(201)
  })
})

describe('who adds it', () => {
  it('is a member of this laboratory now, whatever the role; nobody else', async () => {
    const upload = await uploaded()
    const coordinator = await personIn(appContext(), 'coordinator')
    const pharmacist = await patientIn(appContext())
    const counter = { userId: pharmacist.id, facilityId: lab.facilityId, role: 'pharmacist' } as const
    await buildMembership(appContext(), counter)
    const other = await laboratoryIn(appContext(), 'Asha Rani')
    for (const technician of [patient, doctor, coordinator, pharmacist]) {
      expect(await add(upload, { by: { ...lab, technician } })).toMatchObject({ status: 404 })
      const asked = { token: technician.token, params: { id: order.id } }
      const begun = await town.api.ask(beginReport, { ...asked, body: announced(pdf) })
      expect(begun).toMatchObject({ status: 404 })
      const piece = { query: { upload, offset: '0' }, body: new Uint8Array(pdf) }
      expect(await town.api.ask(appendReportPiece, { ...asked, ...piece })).toMatchObject({ status: 404 })
    }
    // At a laboratory of others, and with an upload of others.
    const elsewhere = { technician: lab.technician, facilityId: other.facilityId }
    expect(await add(upload, { by: elsewhere })).toMatchObject({ status: 404 })
    expect(await add(upload, { by: other })).toMatchObject(unusable)
    expect((await add(upload, { by: { ...lab, technician: { ...patient, token: '' } } })).status).toBe(401)
    await buildMembership(appContext(), { userId: coordinator.id, facilityId: lab.facilityId, role: 'lab' })
    expect((await send({ by: { ...lab, technician: coordinator } })).status).toBe(201)
    expect(await documents()).toHaveLength(1)
  })

  it('is nobody whose membership has ended meanwhile', async () => {
    const upload = await uploaded()
    await query('update memberships set until = $1', [new Date('2026-11-21T09:00:00+05:30')])
    expect(await add(upload)).toMatchObject({ status: 404 })
    expect(await documents()).toEqual([])
  })

  it('names an upload for this patient', async () => {
    const upload = await uploaded()
    order = await orderOf(await booked(doctor, { status: 'completed', date: '2026-11-19' }))
    expect(await add(upload)).toMatchObject(unusable)
  })
})

describe('who opens it at a laboratory', () => {
  it('is a member of the one that added it, with each look in the log', async () => {
    const id = lastOf((await send()).answer)
    expect(await open(id)).toMatchObject({ status: 200, answer: { type: 'image/webp' } })
    const { rows } = await query("select subject from audit_log where action = 'laboratory.report'")
    expect(rows).toEqual([{ subject: patient.patientId }])
    const other = await laboratoryIn(appContext(), 'Asha Rani')
    expect((await sheet(other)).reports).toMatchObject([{ id, isOwn: false, isWrong: false }])
    for (const { token } of [other.technician, doctor, patient, await personIn(appContext(), 'coordinator')])
      expect(await open(id, token)).toMatchObject({ status: 404 })
    expect((await open(id, '')).status).toBe(401)
  })

  it('is nobody once it is marked as wrong, nor under another order', async () => {
    const id = lastOf((await send()).answer)
    const { id: first } = order
    order = await orderOf(patient)
    expect((await open(id)).status).toBe(404)
    order = { ...order, id: first }
    await town.api.must(markDocumentError, { token: patient.token, params: { id } })
    expect((await open(id)).status).toBe(404)
  })

  it('sees that what is private is there only where it was added', async () => {
    const id = lastOf((await send()).answer)
    await town.api.must(markPrivate, { token: patient.token, params: { id }, body: { isPrivate: true } })
    const other = await laboratoryIn(appContext(), 'Asha Rani')
    expect((await sheet(other)).reports).toEqual([])
    expect((await sheet()).reports).toMatchObject([{ id, isOwn: true }])
    // The doctor who ordered goes on reading it.
    expect((await waiting())[0]?.reports).toMatchObject([{ id }])
  })
})
