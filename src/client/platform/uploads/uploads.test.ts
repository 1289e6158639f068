import { beforeEach, describe, expect, test } from 'vitest'
import { openDevice, serverSays, type Said, type Sent } from '../../../../tests/setup/screen.tsx'
import { sealSecret } from '../../../shared/family/family.endpoints.ts'
import { addDocument, appendPiece, beginUpload } from '../../../shared/documents/documents.endpoints.ts'
import { idFromKey } from '../../../shared/kit/own-ids.ts'
import { addVital } from '../../../shared/vitals/vitals.endpoints.ts'
import { removeAll } from '../keyring/profile-store.ts'
import { withoutUploads } from '../outbox/ordering-key.ts'
import { discard, queueWithFiles, sendAgain, sendAll, sendOrKeep } from '../outbox/outbox.ts'
import { findFile, findFileRow, listOf, putRow } from '../outbox/store.ts'
import { enablePin } from '../profiles/profiles.ts'
import { nextPieceSize } from './send-pieces.ts'

const me = 'patient-1'
const nobody: Said = { status: 503, refusal: { code: 'unavailable' } }
const key = 'd'.repeat(32)
const file = Uint8Array.from({ length: 40_000 }, (_, at) => at % 251)
/** Pieces by their offset, and the writes, as they arrived. */
let arrived: (number | string)[] = []
let received = 0

beforeEach(async () => {
  await removeAll()
  await openDevice('patient')
  arrived = []
  received = 0
  serverSays(beginUpload, () => ({ body: { received } }))
  serverSays(appendPiece, takePiece)
  serverSays(addDocument, ({ body }) => {
    arrived.push((body as { title: string }).title)
    return { body: {} }
  })
})

function takePiece({ query }: Sent): Said {
  const offset = Number(query['offset'])
  arrived.push(offset)
  received = Math.min(file.length, offset + 16_384)
  return { body: { received } }
}

const queue = (title = 'Paper', itsKey = key) =>
  queueWithFiles(beginUpload, [file], {
    endpoint: addDocument,
    asked: ([upload = '']) => ({ body: { kind: 'other' as const, title, upload }, key: itsKey }),
  })
const own = () => listOf(me)
const offline = () => serverSays(beginUpload, nobody)
const online = () => serverSays(beginUpload, () => ({ body: { received } }))

test.each([
  [16_384, 500, 32_768],
  [32_768, 500, 61_440],
  [61_440, 500, 61_440],
  [32_768, 8_000, 32_768],
  [32_768, 20_000, 16_384],
  [8_192, 40_000, 8_192],
])('after a piece of %i bytes in %i ms the next has %i', (size, tookMs, next) => {
  expect(nextPieceSize(size, tookMs)).toBe(next)
})

describe('a file and the write that needs it', () => {
  test('are stored together, sent in pieces, the file first, and then gone', async () => {
    offline()
    await queue()
    await sendAll()
    const [upload, write] = await own()
    expect(upload).toMatchObject({ to: { name: beginUpload.name }, state: 'waiting', version: 2 })
    const id = idFromKey(upload?.key ?? '')
    expect(upload?.body).toMatchObject({
      id,
      size: file.length,
      sha256: expect.stringMatching(/^[\da-f]{64}$/) as string,
    })
    expect(write).toMatchObject({
      key,
      dependsOn: upload?.key,
      state: 'waiting',
      tries: 0,
      body: { upload: id },
    })
    expect(await findFile(upload?.key ?? '')).toEqual(file)
    // For the person it is one thing.
    expect(withoutUploads(await own())).toEqual([write])

    online()
    await sendAll()
    await sendAll()
    expect(arrived).toEqual([0, 16_384, 32_768, 'Paper'])
    expect(await own()).toEqual([])
    expect(await findFileRow(upload?.key ?? '')).toBeUndefined()
  })

  test('go on from what the server has', async () => {
    offline()
    await queue()
    received = 32_768
    online()
    await sendAll()
    expect(arrived[0]).toBe(32_768)
  })

  test('wait if a piece is lost, and nothing is lost', async () => {
    serverSays(appendPiece, (sent) => (arrived.length < 1 ? takePiece(sent) : nobody))
    await queue()
    await sendAll()
    expect((await own()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    serverSays(appendPiece, takePiece)
    await sendAll()
    await expect.poll(own).toEqual([])
    expect(arrived).toEqual([0, 16_384, 32_768, 'Paper'])
  })

  test('are not sent endlessly to a server that takes nothing', async () => {
    serverSays(appendPiece, () => {
      arrived.push('again')
      return { body: { received: 0 } }
    })
    await queue()
    await sendAll()
    expect(arrived.length).toBeLessThan(6)
    expect(await own()).toHaveLength(2)
  })

  test('wait together when the server refuses the file, until the person decides', async () => {
    serverSays(beginUpload, { status: 409, refusal: { code: 'patientFull' } })
    await queue()
    await sendAll()
    await expect.poll(async () => (await own()).map(({ state }) => state)).toEqual(['refused', 'waiting'])
    await sendAll()
    expect(arrived).toEqual([])
    // Now the person has to see it.
    expect(withoutUploads(await own())).toHaveLength(2)
    const [upload] = await own()
    await discard(upload!)
    expect(await own()).toEqual([])
    expect(await findFileRow(upload!.key)).toBeUndefined()
  })

  test('are discarded together, also while the file is being sent', async () => {
    let release = () => {}
    serverSays(appendPiece, (sent) => takePiece(sent))
    const inner = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      if ((input as string).includes('/pieces')) {
        await new Promise<void>((resolve, reject) => {
          release = resolve
          init?.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
        })
      }
      return inner(input, init)
    }
    await queue()
    const sending = sendAll()
    await expect.poll(() => release.name).not.toBe('release')
    const [upload, write] = await own()
    expect(await discard(write!)).toBe(true)
    expect(await own()).toEqual([])
    expect(await findFileRow(upload!.key)).toBeUndefined()
    await sending
    expect(arrived).toEqual([])
  })

  test('hold up no other write', async () => {
    offline()
    await queue()
    serverSays(addVital, nobody)
    const body = { type: 'heartRate', value: '72', date: '', context: '' } as const
    await sendOrKeep(addVital, { body, key: 'a'.repeat(32) }).catch(() => undefined)
    serverSays(addVital, () => {
      arrived.push('vital')
      return { body: {} }
    })
    online()
    await sendAll()
    await expect.poll(own).toEqual([])
    expect(arrived).toEqual(['vital', 0, 16_384, 32_768, 'Paper'])
  })

  test('are encrypted on a shared phone', async () => {
    serverSays(sealSecret, ({ body }) => ({ body: { sealed: (body as { secret: string }).secret } }))
    offline()
    await queue()
    const [upload] = await own()
    const plain = await findFileRow(upload!.key)
    expect(plain).toMatchObject({ isSealed: false, person: me, content: file })
    await enablePin('80613')
    const sealed = await findFileRow(upload!.key)
    expect(sealed).toMatchObject({ isSealed: true })
    expect(sealed?.person).not.toBe(me)
    expect(sealed?.content).not.toEqual(file)
    expect(await findFile(upload!.key)).toEqual(file)
    await queue('Second', 'e'.repeat(32))
    const later = (await own()).filter(({ to }) => to.name === beginUpload.name)
    expect(await findFileRow(later[1]!.key)).toMatchObject({ isSealed: true })
  })
})

test('an entry of a later version is kept as it is, shown, and never sent', async () => {
  offline()
  await queue()
  const [upload, write] = await own()
  await discard(write!)
  const { seq: _, ...known } = upload!
  const later = { ...known, version: 99, body: { shape: 'unknown here' }, more: 'of it' }
  await putRow(later)
  const [shown] = await own()
  expect(shown).toMatchObject({ state: 'refused', lastError: { code: 'entryTooNew' }, body: later.body })
  await sendAgain(shown!)
  expect(arrived).toEqual([])
  expect(await own()).toMatchObject([{ version: 99, state: 'refused', more: 'of it' }])
})
