import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDevice, serverSays } from '../../../../tests/setup/screen.tsx'
import { addVital } from '../../../shared/vitals/vitals.endpoints.ts'
import { sendOrKeep, showOwnQueue } from './outbox.ts'
import { queuedNow } from './queued-mutation.ts'
import { listOf, put } from './store.ts'

const body = { type: 'bloodPressure', value: '120/80', date: '2026-11-21', context: '' } as const
const key = 'a'.repeat(32)

beforeEach(() => openDevice('patient'))
afterEach(() => vi.restoreAllMocks())

test('a write on its first attempt is not shown as waiting', async () => {
  const shown: unknown[] = []
  serverSays(addVital, { body: {} })
  const inner = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    await showOwnQueue()
    shown.push(queuedNow())
    return inner(input, init)
  }
  await sendOrKeep(addVital, { body, key })
  expect(shown).toEqual([[]])
})

test('a write whose tab was closed during the first attempt is shown as waiting', async () => {
  serverSays(addVital, { status: 503, refusal: { code: 'unavailable' } })
  await sendOrKeep(addVital, { body, key }).catch(() => undefined)
  const [entry] = await listOf('patient-1')
  await put({ ...entry!, state: 'trying' })
  await showOwnQueue()
  expect(queuedNow()).toMatchObject([{ key, state: 'waiting' }])
})

test('an outbox that cannot be read is not shown as empty', async () => {
  serverSays(addVital, { status: 503, refusal: { code: 'unavailable' } })
  await sendOrKeep(addVital, { body, key }).catch(() => undefined)
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError')
  })
  await showOwnQueue()
  expect(queuedNow()).toMatchObject([{ key }])
})
