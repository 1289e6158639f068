import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDocument, listDocuments, readFile } from '../../../shared/documents/documents.endpoints.ts'
import { pdf, send, upload } from '../../../../tests/setup/documents.ts'
import { patientIn } from '../../../../tests/setup/people.ts'
import { openS3Server, type S3Server } from '../../../../tests/setup/s3-server.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { forgetUploads } from '../../documents/documents.jobs.ts'
import { openFileStorage } from './file-storage.ts'
import { openS3 } from './s3.ts'

let s3: S3Server
beforeAll(async () => {
  s3 = await openS3Server()
})
afterAll(() => s3.close())
beforeEach(() => {
  s3.failWith = null
  s3.objects.clear()
})

const none = undefined as never

describe('an S3-compatible store', () => {
  it('gives back what was put, and nothing once it is deleted', async () => {
    const store = openS3(s3.url)
    const [id, content] = [randomUUID(), randomBytes(100_000)]
    expect(await store.get(none, id)).toBeNull()
    await store.put(none, id, content)
    await store.put(none, id, content)
    expect(await store.get(none, id)).toEqual(content)
    expect([...s3.objects.keys()]).toEqual([`/town-files/${id}`])
    await store.delete(none, id)
    await store.delete(none, id)
    expect(await store.get(none, id)).toBeNull()
  })

  it.each([
    ['a wrong secret', (url: URL) => (url.password = 'wrong')],
    ['another region', (url: URL) => (url.search = '?region=eu-west-1')],
    ['another bucket', (url: URL) => (url.pathname = '/elsewhere')],
    ['nobody at its address', (url: URL) => (url.port = '1')],
  ])('with %s is away', async (_, change) => {
    const url = new URL(s3.url)
    change(url)
    await expect(openS3(url).put(none, randomUUID(), pdf)).rejects.toMatchObject({ code: 'unavailable' })
  })
})

it('without S3_URL, a file that is there cannot be read', () => {
  expect(() => openFileStorage(null).of('s3')).toThrow('S3_URL')
})

describe('a town with S3_URL', () => {
  let town: TestTown
  beforeAll(async () => {
    town = await openTown({ settings: { s3Url: s3.url } })
  })
  afterAll(() => town.close())
  const appContext = () => first(town.servers).appContext

  it('keeps new files there, and none in PostgreSQL', async () => {
    const patient = await patientIn(appContext())
    const { answer } = await send(town.api, patient, pdf)
    const file = await town.api.must(readFile, { token: patient.token, params: { id: answer.id } })
    expect(Buffer.from(file.content)).toEqual(pdf)
    expect([...s3.objects.values()]).toEqual([pdf])
    expect((await appContext().store.pool.query('select from stored_files')).rowCount).toBe(0)
  })

  it('answers 503 while the store fails, keeps the upload, and stores the document once it is back', async () => {
    const patient = await patientIn(appContext())
    const who = { token: patient.token, key: randomUUID().replaceAll('-', '') }
    s3.failWith = 500
    const id = await upload(town.api, who, pdf)
    const asked = { ...who, body: { kind: 'other', upload: id } } as const
    expect(await town.api.ask(addDocument, asked)).toMatchObject({
      status: 503,
      error: { code: 'unavailable' },
    })
    expect(await town.api.must(listDocuments, who)).toEqual([])
    s3.failWith = null
    expect((await town.api.ask(addDocument, asked)).status).toBe(201)
    expect(s3.objects.size).toBe(1)
  })

  it('deletes with an old upload what a failed transaction left in the store', async () => {
    const patient = await patientIn(appContext())
    const id = await upload(town.api, patient, pdf)
    await openS3(s3.url).put(none, id, pdf)
    const later = new Date(town.clock.now.getTime() + 31 * 24 * 3_600_000)
    await forgetUploads({ ...appContext(), clock: () => later })
    expect(s3.objects.size).toBe(0)
  })
})
