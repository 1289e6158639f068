import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BodyInput } from '../../shared/kit/endpoint.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import {
  addDocument,
  fetchSharedFile,
  listDocuments,
  listPatientDocuments,
  readPatientFile,
} from '../../shared/documents/documents.endpoints.ts'
import { pdf, upload } from '../../../tests/setup/documents.ts'
import { doctorIn, helperIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'

const bundle = {
  resourceType: 'Bundle',
  type: 'document',
  entry: [{ resource: { resourceType: 'Composition' } }, { resource: { resourceType: 'Patient' } }],
}
const bytes = Buffer.from(JSON.stringify(bundle))
const key = randomBytes(32)

let town: TestTown
let other: Server
let origin: string
let asha: SignedIn
let file: string
/** What the other server was asked. */
let asked: { path: string; body: string }[]
const appContext = () => first(town.servers).appContext

beforeAll(async () => {
  file = await new CompactEncrypt(bytes)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' })
    .encrypt(key)
  other = createServer((request, response) => {
    void textOf(request).then((body) => {
      const path = request.url ?? ''
      asked.push({ path, body })
      const [status, answer] = answerOf(path, body)
      response.writeHead(status, { location: `${origin}/direct` }).end(answer)
    })
  })
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  town = await openTown({ settings: { linkServer: new URL(origin) } })
})
afterAll(async () => {
  await town.close()
  other.close()
})
beforeEach(async () => {
  asked = []
  asha = await patientIn(appContext(), 'Asha Rani')
})

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}

const contentType = 'application/fhir+json;fhirVersion=4.0.1'
function answerOf(path: string, body: string): [number, string] {
  const manifest = (one: object) =>
    JSON.stringify({ files: [{ contentType: 'text/plain' }, { contentType, ...one }] })
  switch (path.split('?')[0]) {
    case '/manifest':
      return [200, manifest({ embedded: file })]
    case '/pin':
      return body.includes('"passcode":"402918"')
        ? [200, manifest({ embedded: file })]
        : [401, '{"remainingAttempts":4}']
    case '/place':
      return [200, manifest({ location: `${origin}/direct` })]
    case '/inside':
      return [200, manifest({ location: 'http://127.0.0.1:1/secret' })]
    case '/direct':
      return [200, file]
    case '/moved':
      return [302, '']
    case '/busy':
      return [503, '']
    case '/page':
      return [200, '<html>']
    case '/large':
      return [200, 'a'.repeat(3 * 1024 * 1024 + 1)]
    default:
      return [404, '']
  }
}

const fetchFrom = (path: string, more: Partial<BodyInput<typeof fetchSharedFile>> = {}, who = asha) =>
  town.api.ask(fetchSharedFile, {
    token: who.token,
    body: { url: path.startsWith('/') ? `${origin}${path}` : path, passcode: '', isDirect: false, ...more },
  })

describe('a link of another server', () => {
  it.each([
    ['/manifest', false],
    ['/place', false],
    ['/direct', true],
  ])('%s gives the encrypted file, which only the browser can read', async (path, isDirect) => {
    const { answer } = await fetchFrom(path, { isDirect })
    expect(answer).toMatchObject({ as: 'file', left: 0 })
    const { plaintext } = await compactDecrypt(answer.file, key)
    expect(JSON.parse(Buffer.from(plaintext).toString())).toEqual(bundle)
    // Who the patient is stays here.
    expect(JSON.stringify(asked)).not.toContain('Asha')
    expect(JSON.stringify(asked)).toContain('Nabha')
  })

  it('passes on the PIN, and how many tries are left', async () => {
    expect((await fetchFrom('/pin', { passcode: '111111' })).answer).toMatchObject({
      as: 'wrongPin',
      left: 4,
    })
    expect((await fetchFrom('/pin', { passcode: '402918' })).answer).toMatchObject({ as: 'file' })
  })

  it.each([
    ['/nothing', 'gone'],
    ['/moved', 'gone'],
    ['/busy', 'busy'],
    ['/page', 'broken'],
    ['/inside', 'broken'],
    ['/large', 'offline'],
  ])('%s is %s', async (path, as) => {
    expect((await fetchFrom(path)).answer).toEqual({ as, file: '', left: 0 })
  })

  it.each([
    'http://127.0.0.1:1/manifest',
    'https://169.254.169.254/latest',
    'http://hospital.example.org/manifest',
    'https://user:word@hospital.example.org/',
    'https://database.internal/',
    'file:///etc/passwd',
  ])('does not lead inside: %s', async (url) => {
    expect((await fetchFrom(url)).answer).toEqual({ as: 'inside', file: '', left: 0 })
    expect(asked).toEqual([])
  })

  it('is for patients and their guardians', async () => {
    const doctor = await doctorIn(appContext())
    const helper = await helperIn(appContext(), asha, ['vitals'])
    expect((await fetchFrom('/manifest', {}, doctor)).status).toBe(403)
    expect((await fetchFrom('/manifest', {}, await personIn(appContext(), 'coordinator'))).status).toBe(403)
    const body = { url: `${origin}/manifest`, passcode: '', isDirect: false }
    expect((await town.api.ask(fetchSharedFile, { body })).status).toBe(401)
    const told = await town.api.ask(fetchSharedFile, { token: helper.token, patientId: asha.patientId, body })
    expect(told.status).toBe(403)
    expect(asked).toEqual([])
  })
})

describe('a summary from another place', () => {
  const keep = async (content: Buffer, more: Partial<BodyInput<typeof addDocument>> = {}) =>
    town.api.ask(addDocument, {
      token: asha.token,
      body: { kind: 'summary', upload: await upload(town.api, asha, content), ...more },
    })

  it('is a document, which a treating doctor reads as it came, unless it is private', async () => {
    const { answer } = await keep(bytes, { title: 'Civil Hospital', takenOn: '2026-01-02' })
    expect(answer).toMatchObject({ kind: 'summary', type: 'application/fhir+json', title: 'Civil Hospital' })
    await keep(bytes, { isPrivate: true })
    expect(await town.api.must(listDocuments, asha)).toHaveLength(2)
    const doctor = await doctorIn(appContext())
    const { clock, town: place } = appContext()
    const date = dayIn(place.timeZone, clock())
    const visit = { doctorId: doctor.id, date, time: '10:00', status: 'scheduled' } as const
    await buildAppointments(appContext(), [{ patientId: asha.patientId, ...visit }])
    const params = { id: asha.patientId }
    const seen = await town.api.must(listPatientDocuments, { token: doctor.token, params })
    expect(seen).toMatchObject([{ id: answer.id, kind: 'summary', thumbnail: null }])
    const query = { document: answer.id }
    const read = await town.api.must(readPatientFile, { token: doctor.token, params, query })
    expect(read).toMatchObject({ type: 'application/fhir+json', name: 'summary-2026-01-02.json' })
    expect(Buffer.from(read.content)).toEqual(bytes)
    const stranger = await doctorIn(appContext())
    const told = await town.api.ask(readPatientFile, { token: stranger.token, params, query })
    expect(told.status).toBe(404)
  })

  it.each([
    ['a PDF', pdf, 'contentNoSummary'],
    ['a patient alone', Buffer.from('{"resourceType":"Patient"}'), 'contentNoSummary'],
    ['very deep brackets', Buffer.from('['.repeat(400_000)), 'contentNoSummary'],
  ])('is not %s', async (_, content, code) => {
    expect(await keep(content)).toMatchObject({ status: 422, error: { code } })
  })

  it('is of no other kind', async () => {
    expect(await keep(bytes, { kind: 'other' })).toMatchObject({
      status: 422,
      error: { code: 'contentUnknown' },
    })
  })
})
