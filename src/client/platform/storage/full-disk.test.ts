import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDevice, serverSays } from '../../../../tests/setup/screen.tsx'
import { addVital } from '../../../shared/vitals/vitals.endpoints.ts'
import { sendAll, sendOrKeep } from '../outbox/outbox.ts'
import { listOf } from '../outbox/store.ts'

const readings = ['120/80', '130/80'] as const
const own = () => listOf('patient-1')

beforeEach(() => openDevice('patient'))
afterEach(() => vi.restoreAllMocks())

/** As Chromium on a full disk: a delete fails and closes the database, which is opened again for the next round. */
function fillDisk(): void {
  let isClosed = false
  const { get } = IDBObjectStore.prototype
  const { getAll } = IDBIndex.prototype
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    if (isClosed) throw new DOMException('closed', 'InvalidStateError')
    return get.call(this, key)
  })
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(function (this: IDBIndex, ...asked) {
    isClosed = false
    return getAll.apply(this, asked)
  })
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    isClosed = true
    throw new DOMException('no room', 'QuotaExceededError')
  })
}

test('queued writes are sent once when none can be deleted, and deleted when there is room again', async () => {
  serverSays(addVital, { status: 503, refusal: { code: 'unavailable' } })
  for (const [nth, value] of readings.entries()) {
    const body = { type: 'bloodPressure', value, date: '2026-11-21', context: '' } as const
    await sendOrKeep(addVital, { body, key: String(nth).repeat(32) }).catch(() => undefined)
  }
  expect(await own()).toHaveLength(2)
  const arrived: unknown[] = []
  serverSays(addVital, ({ body }) => {
    arrived.push((body as { value: string }).value)
    return { body: {} }
  })
  fillDisk()
  for (let round = 1; round <= 3; round += 1) await sendAll()
  expect(arrived).toEqual(readings)
  expect(await own()).toHaveLength(2)
  vi.restoreAllMocks()
  await sendAll()
  expect(await own()).toEqual([])
  expect(arrived).toEqual(readings)
})
