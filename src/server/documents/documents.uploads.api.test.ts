import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addDocument,
  appendPiece,
  beginUpload,
  listDocuments,
} from '../../shared/documents/documents.endpoints.ts'
import { maxFileBytes, maxPatientBytes } from '../../shared/documents/documents.limits.ts'
import { largestPiece } from '../../shared/kit/pieces.ts'
import { addVital } from '../../shared/vitals/vitals.endpoints.ts'
import { announced, pdf, send, upload } from '../../../tests/setup/documents.ts'
import { patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildDocument } from './documents.fixtures.ts'
import { forgetUploads } from './documents.jobs.ts'

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

const file = Buffer.concat([pdf, randomBytes(10_000)])

const begin = (body = announced(file), server = 0) =>
  town.apis[server]!.ask(beginUpload, { token: patient.token, body })
function append(
  id: string,
  from: number,
  to: number,
  { server = 0, content = file, token = patient.token } = {},
) {
  return town.apis[server]!.ask(appendPiece, {
    token,
    params: { id },
    query: { offset: String(from) },
    body: new Uint8Array(content.subarray(from, to)),
  })
}
const add = (id: string) =>
  town.api.ask(addDocument, { token: patient.token, body: { kind: 'other', upload: id } })

describe('an upload', () => {
  it('goes on at the other server after a cut line, from what has arrived', async () => {
    const one = announced(file)
    expect((await begin(one)).answer).toEqual({ received: 0 })
    expect((await append(one.id, 0, 4000)).answer).toEqual({ received: 4000 })
    expect((await begin(one, 1)).answer).toEqual({ received: 4000 })
    expect((await append(one.id, 4000, file.length, { server: 1 })).answer).toEqual({ received: file.length })
    expect((await add(one.id)).answer).toMatchObject({ bytes: file.length })
  })

  it('takes each byte once, however pieces repeat, overlap or run ahead', async () => {
    const one = announced(file)
    await begin(one)
    const told = [
      await append(one.id, 0, 3000),
      await append(one.id, 0, 3000),
      await append(one.id, 2000, 5000),
      await append(one.id, 7000, 9000),
      await append(one.id, 5000, file.length),
    ]
    expect(told.map(({ answer }) => answer.received)).toEqual([3000, 3000, 5000, 5000, file.length])
    expect((await add(one.id)).status).toBe(201)
  })

  it('takes a piece once that two servers get at the same time', async () => {
    const one = announced(file)
    await begin(one)
    const told = await Promise.all([0, 1].map((server) => append(one.id, 0, file.length, { server })))
    expect(told.map(({ answer }) => answer.received)).toEqual([file.length, file.length])
    expect((await add(one.id)).status).toBe(201)
  })

  it('begins anew if its bytes are not those that were announced', async () => {
    const one = announced(file)
    await begin(one)
    const content = Buffer.from(file)
    content.fill(0, 100, 200)
    expect((await append(one.id, 0, file.length, { content })).answer).toEqual({ received: 0 })
    expect((await append(one.id, 0, file.length)).answer).toEqual({ received: file.length })
    expect((await add(one.id)).status).toBe(201)
  })

  it('may have no digest, as from a page without https', async () => {
    const { sha256: _, ...one } = announced(file)
    await town.api.must(beginUpload, { token: patient.token, body: one })
    expect((await begin({ ...announced(file), id: one.id })).error.code).toBe('keyReused')
    expect((await append(one.id, 0, file.length)).answer).toEqual({ received: file.length })
    expect((await add(one.id)).status).toBe(201)
  })

  it('is no document before it is whole', async () => {
    const one = announced(file)
    await begin(one)
    await append(one.id, 0, 4000)
    expect(await add(one.id)).toMatchObject({ status: 409, error: { code: 'uploadMissing' } })
  })

  it('takes no more than was announced, and no longer piece than a request may carry', async () => {
    const one = announced(file.subarray(0, 5000))
    await begin(one)
    expect(await append(one.id, 0, 5001)).toMatchObject({ status: 409, error: { code: 'pieceTooLong' } })
    const content = randomBytes(largestPiece + 1)
    expect((await append(one.id, 0, content.length, { content })).status).toBe(400)
    const huge = randomBytes(70_000)
    expect((await append(one.id, 0, huge.length, { content: huge })).status).toBe(413)
  })

  it('takes JSON for no piece, and other endpoints take no bytes', async () => {
    const one = announced(file)
    await begin(one)
    const asked = { token: patient.token, params: { id: one.id }, query: { offset: '0' } }
    expect((await town.api.ask(appendPiece, { ...asked, body: { 0: 1 } })).status).toBe(400)
    const told = await town.api.ask(addVital, { token: patient.token, body: new Uint8Array(pdf) })
    expect(told).toMatchObject({ status: 415, error: { code: 'wrongContentType' } })
  })

  it('is hidden from others, who cannot use its id either', async () => {
    const stranger = await patientIn(appContext())
    const one = announced(pdf, await upload(town.api, patient, pdf))
    const { token } = stranger
    expect((await append(one.id, 0, 10, { token })).status).toBe(404)
    const begun = await town.api.ask(beginUpload, { token, body: one })
    expect(begun).toMatchObject({ status: 422, error: { code: 'keyReused' } })
    const body = { kind: 'other', upload: one.id } as const
    expect(await town.api.ask(addDocument, { token, body })).toMatchObject({
      error: { code: 'uploadMissing' },
    })
    expect((await add(one.id)).status).toBe(201)
  })

  it.each([
    ['more than 5 MB', { size: maxFileBytes + 1 }, { size: 'fileTooLarge' }],
    ['nothing', { size: 0 }, { size: 'fileEmpty' }],
    ['no digest', { sha256: 'x' }, { sha256: 'invalid' }],
  ])('of %s is none', async (_, wrong, fields) => {
    expect(await begin({ ...announced(file), ...wrong })).toMatchObject({ status: 400, error: { fields } })
  })
})

describe('the quota', () => {
  it('of a patient holds for documents and uploads together, also when two servers are asked at once', async () => {
    const big = { ...announced(file), size: maxFileBytes }
    for (let nth = 0; nth < 8; nth += 1)
      expect((await begin({ ...announced(file), size: big.size })).status).toBe(200)
    await buildDocument(appContext(), { patientId: patient.patientId, content: randomBytes(maxFileBytes) })
    const told = await Promise.all(
      [0, 1].map((server) => begin({ ...announced(file), size: big.size }, server)),
    )
    expect(told.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(told.find(({ status }) => status === 409)?.error.code).toBe('patientFull')
    // What has begun may go on.
    expect(maxPatientBytes).toBe(10 * maxFileBytes)
    const { rows } = await appContext().store.pool.query<{ id: string }>(
      'select id from uploads where patient_id = $1 limit 1',
      [patient.patientId],
    )
    expect((await append(rows[0]?.id ?? '', 0, 1000)).status).toBe(200)
    const other = await patientIn(appContext())
    expect((await send(town.api, other, pdf)).status).toBe(201)
  })

  it('of an account holds for whomever it acts', async () => {
    const { store } = appContext()
    const other = await patientIn(appContext())
    await store.pool.query(
      `insert into documents (id, patient_id, kind, title, taken_on, mime, bytes, sha256, stored_in, file_id,
         created_by, created_at)
       select gen_random_uuid(), $1, 'other', '', '2026-11-21', 'application/pdf', 5242880, decode(repeat('00', 32),
         'hex'), 's3', gen_random_uuid(), $2, now() from generate_series(1, 40)`,
      [other.patientId, patient.id],
    )
    expect(await begin()).toMatchObject({ status: 409, error: { code: 'accountFull' } })
  })
})

describe('the daily job', () => {
  const days = (count: number) => new Date(town.clock.now.getTime() + count * 24 * 3_600_000)
  const forget = (at: Date) => forgetUploads({ ...appContext(), clock: () => at })

  it('deletes an upload that stopped a day ago, and the phone begins it again', async () => {
    const one = announced(file)
    await begin(one)
    await append(one.id, 0, 4000)
    await forget(days(0.9))
    expect((await begin(one)).answer).toEqual({ received: 4000 })
    await forget(days(1.1))
    expect((await append(one.id, 4000, 5000)).status).toBe(404)
    expect((await begin(one)).answer).toEqual({ received: 0 })
  })

  it('keeps a whole one for thirty days, as long as its document may wait on a phone', async () => {
    const id = await upload(town.api, patient, pdf)
    await forget(days(29))
    expect((await add(id)).status).toBe(201)
    const other = await upload(town.api, patient, pdf)
    await forget(days(31))
    expect((await add(other)).error.code).toBe('uploadMissing')
    const { length } = await town.api.must(listDocuments, { token: patient.token })
    expect(length).toBe(1)
  })
})
