import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { patientIn } from '../../../tests/setup/people.ts'
import { openS3Server, type S3Server } from '../../../tests/setup/s3-server.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildDocument } from '../documents/documents.fixtures.ts'
import { openFileStorage } from '../platform/storage/file-storage.ts'

let town: TestTown
let s3: S3Server
beforeAll(async () => {
  s3 = await openS3Server()
  town = await openTown({ settings: { s3Url: s3.url } })
})
afterAll(async () => {
  await town.close()
  await s3.close()
})

const appContext = () => first(town.servers).appContext
const ask = (token: string, signal?: AbortSignal) =>
  fetch(`${town.api.url}/api/export?format=json`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
    ...(signal && { signal }),
  })
type Exported = { sections: Record<string, { file: { base64: string } }[]> }

const files = 30
const fileBytes = 5 * 1024 * 1024
const mb = 1024 * 1024

/** 150 MB of files are 200 MB in base64; the quota of a patient allows a third of it. */
it('thirty files of 5 MB are sent without ever being in memory together', { timeout: 120_000 }, async () => {
  // In PostgreSQL: the store of this test would have them all in this process.
  const context = { ...appContext(), files: openFileStorage(null) }
  const person = await patientIn(context)
  for (let nth = 0; nth < files; nth += 1)
    await buildDocument(context, {
      patientId: person.patientId,
      content: nth === 0 ? randomBytes(fileBytes) : Buffer.alloc(fileBytes, nth),
    })
  const before = process.memoryUsage()
  let [received, most] = [0, 0]
  const response = await ask(person.token)
  for await (const part of response.body ?? []) {
    received += (part as Uint8Array).length
    const { external, heapUsed } = process.memoryUsage()
    most = Math.max(most, external + heapUsed)
  }
  const grown = (most - before.external - before.heapUsed) / mb
  expect(received).toBeGreaterThan((files * fileBytes * 4) / 3)
  expect(grown).toBeLessThan(160)
})

it('a store that fails in the middle breaks the file off, and the next try has it whole', async () => {
  const person = await patientIn(appContext())
  const content = randomBytes(100_000)
  await buildDocument(appContext(), { patientId: person.patientId, content })
  s3.failWith = 500
  const broken = await ask(person.token)
  expect(broken.status).toBe(200)
  await expect(broken.text()).rejects.toThrow('terminated')
  s3.failWith = null
  const { sections } = (await (await ask(person.token)).json()) as Exported
  expect(Buffer.from(sections['documents.documents']?.[0]?.file.base64 ?? '', 'base64')).toEqual(content)
})

it('a file that is erased meanwhile is null, and the rest is there', async () => {
  const person = await patientIn(appContext())
  await buildDocument(appContext(), { patientId: person.patientId })
  s3.objects.clear()
  const { sections } = (await (await ask(person.token)).json()) as Exported
  expect(sections['documents.documents']?.[0]?.file.base64).toBeNull()
})

it('a phone that goes away in the middle leaves no reader behind', async () => {
  const person = await patientIn(appContext())
  const context = { ...appContext(), files: openFileStorage(null) }
  for (let nth = 0; nth < 8; nth += 1)
    await buildDocument(context, { patientId: person.patientId, content: randomBytes(fileBytes) })
  for (let round = 0; round < 5; round += 1) {
    const away = new AbortController()
    const response = await ask(person.token, away.signal)
    await response.body?.getReader().read()
    away.abort()
  }
  await expect.poll(() => appContext().store.pool.idleCount).toBe(appContext().store.pool.totalCount)
  expect((await (await ask(person.token)).json()) as object).toHaveProperty('sections')
})
