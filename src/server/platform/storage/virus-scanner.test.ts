import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDocument, listDocuments } from '../../../shared/documents/documents.endpoints.ts'
import { pdf, send, upload } from '../../../../tests/setup/documents.ts'
import { patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'

/** Speaks clamd's INSTREAM on a real socket; a file is infected if it says so. */
let folder: string
let socketPath: string
let scanner: Server | null = null
let town: TestTown
let patient: SignedIn
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nabz-clamd-'))
  socketPath = path.join(folder, 'clamd.ctl')
  town = await openTown({ settings: { clamdSocket: socketPath } })
  patient = await patientIn(first(town.servers).appContext)
})
afterAll(async () => {
  await town.close()
  await rm(folder, { recursive: true })
})
afterEach(async () => {
  await new Promise<void>((resolve) => (scanner ? scanner.close(() => resolve()) : resolve()))
  scanner = null
})

async function scan(reply: (file: Buffer) => string): Promise<void> {
  scanner = createServer((socket) => answer(socket, reply))
  await new Promise<void>((resolve) => scanner?.listen(socketPath, resolve))
}

function answer(socket: Socket, reply: (file: Buffer) => string): void {
  let said = Buffer.alloc(0)
  socket.on('data', (part) => {
    said = Buffer.concat([said, part])
    const file = fileIn(said)
    if (file) socket.end(`${reply(file)}\0`)
  })
}

/** The file, once its stream has ended. */
function fileIn(said: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (said.subarray(0, command.length).toString() !== command) return null
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= said.length;) {
    const length = said.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(said.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

const judge = (file: Buffer) => (file.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK')
const infected = Buffer.concat([pdf, Buffer.from('EICAR')])

describe('with a scanner', () => {
  it('stores a clean file', async () => {
    await scan(judge)
    expect((await send(town.api, patient, pdf)).status).toBe(201)
  })

  it('refuses an infected one, with a sentence', async () => {
    await scan(judge)
    const told = await send(town.api, patient, infected)
    expect(told).toMatchObject({ status: 422, error: { code: 'contentInfected' } })
  })

  it.each([
    ['says that it failed', () => scan(() => 'stream: Can’t allocate memory ERROR')],
    ['closes without a word', () => scan(() => '').then(() => undefined)],
    ['is not there', () => Promise.resolve()],
  ])('answers 503 while it %s, and the same file is stored once it works', async (_, prepare) => {
    await prepare()
    const { token } = patient
    const asked = { token, body: { kind: 'other', upload: await upload(town.api, patient, pdf) } } as const
    const before = await town.api.must(listDocuments, { token })
    const told = await town.api.ask(addDocument, asked)
    expect(told).toMatchObject({ status: 503, error: { code: 'unavailable' } })
    expect(await town.api.must(listDocuments, { token })).toEqual(before)
    await new Promise<void>((resolve) => (scanner ? scanner.close(() => resolve()) : resolve()))
    await scan(judge)
    expect((await town.api.ask(addDocument, asked)).status).toBe(201)
  })
})
