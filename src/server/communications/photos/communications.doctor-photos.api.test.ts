import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readPhoto, sendToPatient } from '../../../shared/communications/communications.doctor.endpoints.ts'
import { appendPieceFor, beginUploadFor } from '../../../shared/documents/documents.doctor.endpoints.ts'
import {
  listDocuments,
  listPatientDocuments,
  readFile,
  readThumbnail,
} from '../../../shared/documents/documents.endpoints.ts'
import { listRecords } from '../../../shared/records/records.endpoints.ts'
import { buildAppointments } from '../../appointments/appointments.fixtures.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { announced, pdf, photoOf, upload, uploadFor } from '../../../../tests/setup/documents.ts'
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
  photo = await photoOf(120, 90)
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(at('10:00'))
  doctor = await doctorIn(appContext())
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
})

const { by, answer, thread, ofPatient, told } = threadOf(() => ({ town, patient, doctor }))
const params = () => ({ id: patient.patientId })
/** A file that this doctor has sent for the patient. */
const add = async (content: Uint8Array = pdf, who = doctor, id = patient.patientId) =>
  uploadFor(town.api, (await by(who)).token, id, content)
const listed = async () => town.api.must(listDocuments, await by(patient))
const unusable = { status: 400, error: { fields: { photos: 'photoUnusable' } } }

describe('a photo with an answer', () => {
  it('is a document of the patient from that doctor, and both read it', async () => {
    const sent = await answer('Dress it like this.', undefined, [await add(photo), await add(pdf)])
    const [picture = '', paper = ''] = sent.answer?.photos.map(({ id }) => id) ?? []
    expect(sent).toMatchObject({ status: 201, answer: { by: 'doctor' } })
    expect((await thread()).messages).toMatchObject([
      {
        photos: [
          { id: picture, type: 'image/webp' },
          { id: paper, type: 'application/pdf' },
        ],
      },
    ])
    expect((await ofPatient()).messages[0]?.photos[0]?.thumbnail).toMatch(/^UklG/)
    const said = { kind: 'other', sentBy: 'Gurpreet Singh Sandhu', sentTo: '' }
    expect(await listed()).toMatchObject([said, said])
    const own = { ...(await by(patient)), params: { id: picture } }
    expect(await town.api.ask(readFile, own)).toMatchObject({ status: 200, answer: { type: 'image/webp' } })
    expect((await town.api.must(readThumbnail, own)).thumbnail).toMatch(/^UklG/)
    const read = { ...(await by(doctor)), params: params(), query: { document: paper } }
    expect(await town.api.ask(readPhoto, read)).toMatchObject({ status: 200 })
    const facts = { doctor: 'Gurpreet Singh Sandhu', path: `/patient/messages/${doctor.id}`, value: '1' }
    expect(await told(patient)).toEqual([{ kind: 'communications.answered', facts }])
  })

  it('stands in the history as said by the doctor', async () => {
    await answer('', undefined, [await add()])
    const { entries } = await town.api.must(listRecords, {
      ...(await by(patient)),
      query: { kinds: 'document' },
    })
    expect(entries).toMatchObject([{ saidBy: { as: 'doctor', name: 'Gurpreet Singh Sandhu' } }])
  })

  it('needs no words; without both it is refused', async () => {
    expect(await answer('', undefined, [await add()])).toMatchObject({ status: 201, answer: { text: '' } })
    expect(await answer(' ', undefined, [])).toMatchObject({
      status: 400,
      error: { fields: { text: 'required' } },
    })
  })

  it('is one of at most three, and goes once', async () => {
    const photos = [await add(), await add(), await add(), await add()]
    expect(await answer('Look.', undefined, photos)).toMatchObject({
      status: 400,
      error: { fields: { photos: 'photosMost' } },
    })
    expect(await answer('Look.', undefined, photos.slice(0, 1))).toMatchObject({ status: 201 })
    expect(await answer('Again.', undefined, photos.slice(0, 1))).toMatchObject(unusable)
    expect(await listed()).toHaveLength(1)
  })

  it('of another patient, another doctor or the patient is refused', async () => {
    const other = await booked(doctor, { status: 'completed', date: '2026-11-19' })
    const second = await alsoTreating()
    const ofPatientsOwn = await upload(town.api, await by(patient), pdf)
    for (const one of [await add(pdf, doctor, other.patientId), await add(pdf, second), ofPatientsOwn])
      expect(await answer('Look.', undefined, [one])).toMatchObject(unusable)
    expect(await listed()).toEqual([])
  })
})

describe('who sends one', () => {
  it('is no doctor who does not treat the patient any more; nothing of it remains', async () => {
    const begun = await add(photo)
    town.clock.now = at('18:00', '2027-05-22')
    expect(await answer('Look.', undefined, [begun])).toMatchObject({ status: 404 })
    const asked = { ...(await by(doctor)), params: params() }
    expect(await town.api.ask(beginUploadFor, { ...asked, body: announced(pdf) })).toMatchObject({
      status: 404,
    })
    const query = { upload: begun, offset: '0' }
    const piece = { ...asked, query, body: new Uint8Array(pdf) }
    expect(await town.api.ask(appendPieceFor, piece)).toMatchObject({ status: 404 })
    expect(await listed()).toEqual([])
  })

  it('is neither a stranger nor another role nor nobody', async () => {
    const helper = await helperIn(appContext(), patient, ['appointments', 'vitals'])
    const stranger = await doctorIn(appContext(), { name: 'Stranger' })
    const body = announced(pdf)
    const statusFor = async (who: SignedIn) =>
      (await town.api.ask(beginUploadFor, { ...(await by(who)), params: params(), body })).status
    expect(await statusFor(stranger)).toBe(404)
    for (const who of [patient, helper, await personIn(appContext(), 'coordinator')])
      expect(await statusFor(who)).toBe(403)
    expect(await town.api.ask(beginUploadFor, { params: params(), body })).toMatchObject({ status: 401 })
    // Nobody goes on with an upload of another doctor.
    const second = await alsoTreating()
    await town.api.must(beginUploadFor, { ...(await by(doctor)), params: params(), body })
    const piece = { params: params(), query: { upload: body.id, offset: '0' }, body: new Uint8Array(pdf) }
    expect(await town.api.ask(appendPieceFor, { ...(await by(second)), ...piece })).toMatchObject({
      status: 404,
    })
  })

  it('is read by other doctors of the patient, by helpers and other patients not', async () => {
    const [id = ''] = (await answer('', undefined, [await add()])).answer?.photos.map((one) => one.id) ?? []
    const second = await alsoTreating()
    const read = { ...(await by(second)), params: params() }
    expect((await town.api.must(listPatientDocuments, read)).map((one) => one.id)).toEqual([id])
    const helper = await helperIn(appContext(), patient, ['appointments', 'vitals'])
    const asked = { ...(await by(helper)), patientId: patient.patientId, params: { id } }
    expect(await town.api.ask(readFile, asked)).toMatchObject({ status: 403 })
    const other = await patientIn(appContext(), 'Simran Kaur')
    expect(await town.api.ask(readFile, { ...(await by(other)), params: { id } })).toMatchObject({
      status: 404,
    })
  })
})

it('two answers at once that name one photo, on two servers: one is sent', async () => {
  for (let round = 0; round < 3; round += 1) {
    const photos = [await add(), await add()]
    const { token } = await by(doctor)
    const send = (nth: number) => {
      const body = { text: `Look, ${nth}.`, photos: nth === 0 ? photos : photos.toReversed() }
      return town.apis[nth]!.ask(sendToPatient, { token, params: params(), body })
    }
    const sent = await Promise.all([send(0), send(1)])
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201, 400]))
    expect(await listed()).toHaveLength(2 * (round + 1))
  }
})

/** Another doctor of the same patient. */
async function alsoTreating(): Promise<SignedIn> {
  const second = await doctorIn(appContext(), { name: 'Second' })
  const visit = { patientId: patient.patientId, doctorId: second.id, date: '2026-11-20', time: '11:00' }
  await buildAppointments(appContext(), [{ ...visit, status: 'completed' }])
  return second
}
