import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addDocument,
  listDocuments,
  markDocumentError,
  readFile,
  readThumbnail,
} from '../../shared/documents/documents.endpoints.ts'
import { idFromKey } from '../../shared/kit/own-ids.ts'
import { addPatient } from '../../shared/patients/patients.endpoints.ts'
import { pdf, photoOf, send, upload } from '../../../tests/setup/documents.ts'
import { patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { follow } from '../../../tests/setup/stream.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildDocument } from './documents.fixtures.ts'

let town: TestTown
let patient: SignedIn
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  patient = await patientIn(appContext())
})

const listOf = ({ token }: SignedIn) => town.api.must(listDocuments, { token })

describe('a photo', () => {
  it('arrives small, upright, without the place where it was taken, and with a thumbnail', async () => {
    const photo = await sharp(await photoOf(3000, 2000))
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '30/1 22/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(photo).metadata()).exif?.includes('Camera')).toBe(true)
    const { token } = patient
    const id = await upload(town.api, { token }, photo)
    const body = { kind: 'wound', title: ' Left  foot ', takenOn: '੨੦੨੬-11-20', upload: id } as const
    const stream = await follow(first(town.urls), token)
    const made = await town.api.must(addDocument, { token, body })
    expect(made).toMatchObject({
      kind: 'wound',
      takenOn: '2026-11-20',
      type: 'image/webp',
      status: 'current',
    })
    expect((await stream.change('documents.added')).data).toMatchObject({ subject: made.id })
    stream.close()
    expect(await listOf(patient)).toEqual([made])

    const file = await town.api.must(readFile, { token, params: { id: made.id } })
    expect(file).toMatchObject({ type: 'image/webp', name: 'wound-2026-11-20.webp' })
    expect(file.content.length).toBe(made.bytes)
    const facts = await sharp(file.content).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 1067, height: 1600 })
    expect([facts.exif, facts.xmp, facts.icc, facts.orientation]).toEqual(Array(4).fill(undefined))

    const { thumbnail } = await town.api.must(readThumbnail, { token, params: { id: made.id } })
    const small = await sharp(Buffer.from(thumbnail ?? '', 'base64')).metadata()
    expect(small).toMatchObject({ format: 'webp', width: 213, height: 320 })
  })

  it.each(['png', 'webp'] as const)('may be %s', async (format) => {
    const picture = await sharp(await photoOf(40, 20))
      .toFormat(format)
      .toBuffer()
    const { answer } = await send(town.api, patient, picture)
    const { content } = await town.api.must(readFile, { token: patient.token, params: { id: answer.id } })
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 })
  })
})

it('a PDF is stored as it is, to be saved and never run', async () => {
  const { token } = patient
  const { answer } = await send(town.api, patient, pdf)
  expect(answer).toMatchObject({
    type: 'application/pdf',
    bytes: pdf.length,
    title: '',
    takenOn: '2026-11-21',
  })
  expect(await town.api.must(readThumbnail, { token, params: { id: answer.id } })).toEqual({
    thumbnail: null,
  })
  const response = await fetch(`${town.api.url}/api/documents/${answer.id}/file`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="prescription-2026-11-21.pdf"',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

describe('refuses, and stores nothing of', () => {
  const text = (content: string) => Buffer.from(content, 'latin1')

  it.each([
    ['a page', text('<!doctype html><script>alert(1)</script>'), 'contentUnknown'],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'contentUnknown'],
    ['a program', text('MZ\x90\0\x03\0\0\0'), 'contentUnknown'],
    ['a HEIC photo', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'contentHeic'],
    [
      'something that only begins like a JPEG',
      text('\xff\xd8\xff\xe0 and goes on otherwise'),
      'contentBroken',
    ],
  ])('%s', async (_, content, code) => {
    const told = await send(town.api, patient, content)
    expect(told).toMatchObject({ status: 422, error: { code } })
    expect(await listOf(patient)).toEqual([])
    expect(await countOf('stored_files')).toBe(await countOf('documents'))
  })

  it('half a photo', async () => {
    const photo = await photoOf(400, 300)
    const told = await send(town.api, patient, photo.subarray(0, photo.length / 2))
    expect(told).toMatchObject({ status: 422, error: { code: 'contentBroken' } })
  })

  it('a picture that unpacks to more pixels than any camera has', async () => {
    const create = { width: 9000, height: 9000, channels: 3, background: 'white' } as const
    const told = await send(town.api, patient, await sharp({ create }).png().toBuffer())
    expect(told).toMatchObject({ status: 422, error: { code: 'contentBroken' } })
  })

  it.each([
    ['a day to come', { takenOn: '2026-11-22' }, { takenOn: 'dateFuture' }],
    ['a day long ago', { takenOn: '1919-12-31' }, { takenOn: 'dateTooOld' }],
    ['another kind', { kind: 'film' }, { kind: 'required' }],
    ['a title with the sex of a foetus', { title: 'Scan: male foetus' }, { title: 'fetalSex' }],
    ['a long title', { title: 'x'.repeat(101) }, { title: 'tooLong' }],
    ['a word for yes', { isPrivate: 'yes' }, { isPrivate: 'invalid' }],
  ])('%s', async (_, wrong, fields) => {
    const id = await upload(town.api, patient, pdf)
    const body = { kind: 'other', upload: id, ...wrong }
    const told = await town.api.ask(addDocument, { token: patient.token, body })
    expect(told).toMatchObject({ status: 400, error: { fields } })
  })
})

async function countOf(table: string): Promise<number> {
  const { rows } = await appContext().store.pool.query<{ n: number }>(`select count(*)::int n from ${table}`)
  return rows[0]?.n ?? NaN
}

describe('a repeat', () => {
  it('with the same key, at once on two servers and later, makes one document, whose id follows from it', async () => {
    const { token } = patient
    const id = await upload(town.api, patient, await photoOf(600, 400))
    const key = randomUUID().replaceAll('-', '')
    const asked = { token, key, body: { kind: 'other', upload: id } } as const
    const told = await Promise.all([
      town.apis[0]!.ask(addDocument, asked),
      town.apis[1]!.ask(addDocument, asked),
    ])
    told.push(await town.api.ask(addDocument, asked))
    expect(told.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(told.map(({ answer }) => answer.id)).toEqual(Array(3).fill(idFromKey(key)))
    expect(await listOf(patient)).toHaveLength(1)
  })

  it('of the same upload under another key makes none', async () => {
    const { token } = patient
    const id = await upload(town.api, patient, pdf)
    const asked = { token, body: { kind: 'other', upload: id } } as const
    const told = await Promise.all(town.apis.map((api) => api.ask(addDocument, asked)))
    expect(told.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    expect(told.find(({ status }) => status === 409)?.error.code).toBe('uploadMissing')
    expect(await listOf(patient)).toHaveLength(1)
  })

  it('that names another’s document by its key changes nothing and tells nothing of it', async () => {
    const other = await patientIn(appContext())
    const id = await buildDocument(appContext(), { patientId: other.patientId, title: 'Hers' })
    const body = { kind: 'other', upload: await upload(town.api, patient, pdf) } as const
    const told = await town.api.ask(addDocument, { token: patient.token, key: id.replaceAll('-', ''), body })
    expect(told).toMatchObject({ status: 422, error: { code: 'keyReused' } })
    expect((await listOf(other)).map(({ title }) => title)).toEqual(['Hers'])
  })
})

it('entered in error stays and says so, however often it is marked', async () => {
  const { token } = patient
  const { answer } = await send(town.api, patient, pdf)
  for (let times = 0; times < 2; times += 1) {
    const marked = await town.api.must(markDocumentError, { token, params: { id: answer.id } })
    expect(marked).toEqual({ ...answer, status: 'enteredInError' })
  }
  expect(await listOf(patient)).toEqual([{ ...answer, status: 'enteredInError' }])
  await town.api.must(readFile, { token, params: { id: answer.id } })
})

describe('of a child', () => {
  const baby = { name: 'Gurnoor', birthDate: '2026-03', gender: 'Female', relation: 'child' } as const

  it('are the documents that the mother sends for it, until she is no longer its guardian', async () => {
    const { token } = patient
    const child = await town.api.must(addPatient, { token, body: baby })
    const forChild = { token, patientId: child.id }
    const { answer } = await send(town.api, forChild, pdf)
    expect(await town.api.must(listDocuments, forChild)).toEqual([answer])
    expect(await listOf(patient)).toEqual([])
    // Not under her own record, though it is her account.
    for (const endpoint of [readFile, readThumbnail, markDocumentError])
      expect((await town.api.ask(endpoint, { token, params: { id: answer.id } })).status).toBe(404)
    const begun = await upload(town.api, forChild, pdf)
    const mixed = { token, body: { kind: 'other', upload: begun } }
    expect(await town.api.ask(addDocument, mixed)).toMatchObject({ status: 409 })

    await appContext()
      .store.db.updateTable('patient_guardians')
      .set({ until: town.clock.now })
      .where('patient_id', '=', child.id)
      .execute()
    const formerly = await Promise.all([
      town.api.ask(listDocuments, forChild),
      town.api.ask(readFile, { ...forChild, params: { id: answer.id } }),
      town.api.ask(addDocument, { ...forChild, body: mixed.body }),
      town.api.ask(markDocumentError, { ...forChild, params: { id: answer.id } }),
    ])
    expect(formerly.map(({ error }) => error.code)).toEqual(Array(4).fill('notActingFor'))
  })
})

it('an erased document leaves no file behind', async () => {
  await send(town.api, patient, pdf)
  const before = await countOf('stored_files')
  await appContext().store.pool.query('delete from documents where patient_id = $1', [patient.patientId])
  expect(await countOf('stored_files')).toBe(before - 1)
})
