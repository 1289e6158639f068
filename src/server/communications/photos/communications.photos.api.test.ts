import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readPhoto } from '../../../shared/communications/communications.doctor.endpoints.ts'
import { sendToDoctor } from '../../../shared/communications/communications.endpoints.ts'
import {
  addDocument,
  beginUpload,
  listDocuments,
  listPatientDocuments,
  markDocumentError,
  readFile,
  readPatientFile,
} from '../../../shared/documents/documents.endpoints.ts'
import { markPrivate } from '../../../shared/sensitive/sensitive.endpoints.ts'
import { buildAppointments } from '../../appointments/appointments.fixtures.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { announced, pdf, photoOf, upload } from '../../../../tests/setup/documents.ts'
import { threadOf } from '../../../../tests/setup/messages.ts'
import { doctorIn, helperIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let photo: Buffer
const { appContext, booked, startOver } = appointmentsIn(() => town)
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`)

beforeAll(async () => {
  town = await openTown({ servers: 2 })
  photo = await photoOf(400, 300)
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(at('10:00'))
  doctor = await doctorIn(appContext())
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
})

const { by, write, thread, ofPatient, waiting, told } = threadOf(() => ({ town, patient, doctor }))

/** A file that this account has sent for this patient. Returns the upload's id. */
const add = async (content: Uint8Array = pdf, who: SignedIn = patient, patientId?: string) =>
  upload(town.api, { ...(await by(who)), ...(patientId && { patientId }) }, content)
/** Sends a message with these files. Returns the documents that they became. */
async function sendWith(text: string, uploads: readonly string[]): Promise<string[]> {
  const { answer } = await write(text, { photos: [...uploads] })
  return answer?.photos.map(({ id }) => id) ?? []
}
const listed = async () => town.api.must(listDocuments, await by(patient))
const open = async (document: string, who = doctor, id = patient.patientId) =>
  town.api.ask(readPhoto, { ...(await by(who)), params: { id }, query: { document } })
const refusedAt = (fields: object) => ({ status: 400, error: { fields } })

describe('a photo with a message', () => {
  it('is read by its doctor in the thread, small and large, and is a document that says to whom it went', async () => {
    const photos = [await add(photo), await add(pdf)]
    const key = randomUUID()
    const sent = await write('This is the rash.', { photos, key })
    const page = { isWrong: false, thumbnail: null }
    const known = [
      { type: 'image/webp', ...page },
      { type: 'application/pdf', ...page },
    ]
    expect(sent).toMatchObject({ status: 201, answer: { text: 'This is the rash.', photos: known } })
    expect((await write('This is the rash.', { photos, key })).answer).toEqual(sent.answer)
    const ids = sent.answer?.photos.map(({ id }) => id) ?? []
    expect((await thread()).messages).toEqual([sent.answer])
    const [message] = (await ofPatient()).messages
    expect(message?.photos).toMatchObject([{ id: ids[0] }, { id: ids[1], thumbnail: null }])
    expect(message?.photos[0]?.thumbnail).toMatch(/^UklG/)
    expect(await open(ids[0] ?? '')).toMatchObject({ status: 200, answer: { type: 'image/webp' } })
    const documents = await listed()
    expect(documents.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(documents.map(({ sentTo }) => sentTo)).toEqual(Array(2).fill('Gurpreet Singh Sandhu'))
    const facts = { patient: 'Harpreet Kaur', patientId: patient.patientId, value: '1' }
    expect(await told(doctor)).toEqual([{ kind: 'communications.asked', facts }])
  })

  it('needs no words, and waits for an answer all the same', async () => {
    expect(await write('', { photos: [await add()] })).toMatchObject({ status: 201, answer: { text: '' } })
    expect(await waiting()).toMatchObject([{ unread: 1, redFlags: [], isOverdue: false }])
    expect((await waiting())[0]?.answerDueAt).not.toBeNull()
    expect(await write('  ', { photos: [] })).toMatchObject(refusedAt({ text: 'required' }))
  })

  it('does not keep its words from being looked at; what was refused is sent later with the same photo', async () => {
    const photos = [await add()]
    const refused = await write('ਛਾਤੀ ਵਿੱਚ ਦਰਦ', { photos })
    expect(refused).toMatchObject({ status: 409, error: { code: 'redFlag' } })
    expect(await listed()).toEqual([])
    expect(await write('ਛਾਤੀ ਵਿੱਚ ਦਰਦ', { photos, redFlagsSeen: true })).toMatchObject({ status: 201 })
  })

  it('is shown as a mistake when the patient says so, without its picture', async () => {
    const [id = ''] = await sendWith('', [await add(photo)])
    await town.api.must(markDocumentError, { ...(await by(patient)), params: { id } })
    expect((await ofPatient()).messages).toMatchObject([{ photos: [{ isWrong: true, thumbnail: null }] }])
  })
})

describe('refused at its field is', () => {
  const unusable = refusedAt({ photos: 'photoUnusable' })

  it('a photo that is not there, or only in part, that was sent before, or is none', async () => {
    expect(await write('Look.', { photos: [randomUUID()] })).toMatchObject(unusable)
    const sent = await add()
    const [document = ''] = await sendWith('Look.', [sent])
    for (const again of [sent, document])
      expect(await write('Again.', { photos: [again] })).toMatchObject(unusable)
    const begun = announced(pdf)
    await town.api.must(beginUpload, { ...(await by(patient)), body: begun })
    expect(await write('Look.', { photos: [await add(), begun.id] })).toMatchObject(unusable)
    const text = await add(Buffer.from('This is neither a picture nor a PDF.'))
    expect(await write('Look.', { photos: [await add(), text] })).toMatchObject(unusable)
    expect((await thread()).messages).toHaveLength(1)
    expect(await listed()).toHaveLength(1)
  })

  it('a photo of another patient, whoever sent it', async () => {
    const other = await patientIn(appContext(), 'Simran Kaur')
    expect(await write('Look.', { photos: [await add(pdf, other)] })).toMatchObject(unusable)
    expect((await thread()).messages).toEqual([])
  })

  it('the same photo twice, and a fourth', async () => {
    const photos = [await add(), await add(), await add(), await add()]
    const [one = ''] = photos
    expect(await write('Look.', { photos: [one, one] })).toMatchObject(unusable)
    expect(await write('Look.', { photos })).toMatchObject(refusedAt({ photos: 'photosMost' }))
    expect(await write('Look.', { photos: photos.slice(0, 3) })).toMatchObject({ status: 201 })
  })
})

describe('who sends and reads it', () => {
  it('is a guardian, too; one sends what the own account has added', async () => {
    const guardian = await patientIn(appContext(), 'Manpreet Kaur')
    const { patientId } = patient
    const since = { patient_id: patientId, user_id: guardian.id, relation: 'mother' as const }
    const table = appContext().store.db.insertInto('patient_guardians')
    await table.values({ ...since, since: town.clock.now }).execute()
    const own = await add(photo, guardian, patientId)
    const params = { id: doctor.id }
    const asked = { ...(await by(guardian)), patientId, params }
    const others = { text: 'Look.', photos: [await add()] }
    expect(await town.api.ask(sendToDoctor, { ...asked, body: others })).toMatchObject({ status: 400 })
    const body = { text: '', photos: [own] }
    expect(await town.api.ask(sendToDoctor, { ...asked, body })).toMatchObject({ status: 201 })
    const [message] = (await thread()).messages
    const known = { ...(await by(patient)), params: { id: message?.photos[0]?.id ?? '' } }
    expect(await town.api.ask(readFile, known)).toMatchObject({ status: 200 })
  })

  it('is nobody else through the message', async () => {
    const [id = ''] = await sendWith('', [await add(photo)])
    const own = { kind: 'other' as const, upload: await add(photo) }
    const { id: loose } = await town.api.must(addDocument, { ...(await by(patient)), body: own })
    const stranger = await doctorIn(appContext(), { name: 'Stranger' })
    const second = await doctorIn(appContext(), { name: 'Second' })
    await bookedAlso(second)
    expect(await open(id, stranger)).toMatchObject({ status: 404 })
    // Who also treats the patient reads it as a document, as all others.
    expect(await open(id, second)).toMatchObject({ status: 404 })
    const asDocument = { ...(await by(second)), params: { id: patient.patientId }, query: { document: id } }
    expect(await town.api.ask(readPatientFile, asDocument)).toMatchObject({ status: 200 })
    // What was not sent with a message is not read through the thread.
    expect(await open(loose)).toMatchObject({ status: 404 })
    const other = await booked(doctor, { status: 'completed', date: '2026-11-19' })
    expect(await open(id, doctor, other.patientId)).toMatchObject({ status: 404 })
    for (const role of ['patient', 'coordinator'] as const)
      expect(await open(id, await personIn(appContext(), role))).toMatchObject({ status: 403 })
    const helper = await helperIn(appContext(), patient, ['appointments', 'vitals'])
    const body = { text: '', photos: [loose] }
    const asked = { ...(await by(helper)), patientId: patient.patientId, params: { id: doctor.id }, body }
    expect(await town.api.ask(sendToDoctor, asked)).toMatchObject({ status: 403 })
    const nobody = { params: { id: patient.patientId }, query: { document: id } }
    expect(await town.api.ask(readPhoto, nobody)).toMatchObject({ status: 401 })
  })

  it('ends with the care: nothing more is sent, and the doctor still reads what came', async () => {
    const [id = ''] = await sendWith('', [await add(photo)])
    const later = await add(photo)
    town.clock.now = at('18:00', '2027-05-22')
    expect(await write('', { photos: [later] })).toMatchObject({ status: 409 })
    expect(await open(id)).toMatchObject({ status: 200 })
    // Of a message that was refused no document remains, for this doctor or any other.
    expect((await listed()).map((one) => one.id)).toEqual([id])
    expect(await open(later)).toMatchObject({ status: 404 })
  })

  it('stays its doctor when the patient makes it private, and no other', async () => {
    const [id = ''] = await sendWith('', [await add(photo)])
    const second = await doctorIn(appContext(), { name: 'Second' })
    await bookedAlso(second)
    const params = { id: patient.patientId }
    const marked = { ...(await by(patient)), params: { id }, body: { isPrivate: true } }
    // Who reads it in any case is not among those to whom it may be opened.
    expect((await town.api.must(markPrivate, marked)).doctors).toEqual([
      { id: second.id, name: 'Second', isOpen: false },
    ])
    expect(await open(id)).toMatchObject({ status: 200 })
    const listedBy = async (who: SignedIn) =>
      (await town.api.must(listPatientDocuments, { ...(await by(who)), params })).map((one) => one.id)
    expect(await listedBy(doctor)).toEqual([id])
    expect(await listedBy(second)).toEqual([])
    const asked = { ...(await by(second)), params, query: { document: id } }
    expect(await town.api.ask(readPatientFile, asked)).toMatchObject({ status: 404 })
  })
})

it('two messages at once that name one photo, on two servers: one is sent', async () => {
  for (let round = 0; round < 4; round += 1) {
    const photos = [await add(), await add()]
    const { token } = await by(patient)
    const send = (nth: number) => {
      const body = { text: `Look, ${nth}.`, photos: nth === 0 ? photos : photos.toReversed() }
      return town.apis[nth]!.ask(sendToDoctor, { token, params: { id: doctor.id }, body })
    }
    const sent = await Promise.all([send(0), send(1)])
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201, 400]))
    expect((await thread()).messages).toHaveLength(round + 1)
    expect(await listed()).toHaveLength(2 * (round + 1))
  }
})

/** Another doctor of the same patient. */
async function bookedAlso({ id: doctorId }: SignedIn): Promise<void> {
  const { patientId } = patient
  const visit = { patientId, doctorId, date: '2026-11-20', time: '11:00', status: 'completed' } as const
  await buildAppointments(appContext(), [visit])
}
