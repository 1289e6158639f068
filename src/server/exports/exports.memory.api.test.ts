import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { patientIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildDocument } from '../documents/documents.fixtures.ts'

let town: TestTown
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())

const files = 50
const fileBytes = 5 * 1024 * 1024
const mb = 1024 * 1024

/** 250 MB of files are 340 MB in base64; the quota of a patient allows a fifth of it. */
it('fifty files of 5 MB are sent without ever being in memory together', { timeout: 120_000 }, async () => {
  const { appContext } = first(town.servers)
  const person = await patientIn(appContext)
  for (let nth = 0; nth < files; nth += 1)
    await buildDocument(appContext, {
      patientId: person.patientId,
      content: nth === 0 ? randomBytes(fileBytes) : Buffer.alloc(fileBytes, nth),
    })
  const before = process.memoryUsage()
  let [received, most] = [0, 0]
  const response = await fetch(`${town.api.url}/api/export?format=json`, {
    headers: { authorization: `Bearer ${person.token}`, 'accept-encoding': 'identity' },
  })
  for await (const part of response.body ?? []) {
    received += (part as Uint8Array).length
    const { external, heapUsed } = process.memoryUsage()
    most = Math.max(most, external + heapUsed)
  }
  const grown = (most - before.external - before.heapUsed) / mb
  expect(received).toBeGreaterThan((files * fileBytes * 4) / 3)
  expect(grown).toBeLessThan(200)
})
