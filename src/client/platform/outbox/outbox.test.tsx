import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, serverSays, show, type Said, type Sent } from '../../../../tests/setup/screen.tsx'
import type { Endpoint } from '../../../shared/kit/endpoint.ts'
import { savePatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { idFromKey } from '../../../shared/kit/own-ids.ts'
import { addReminder, markDose } from '../../../shared/reminders/reminders.endpoints.ts'
import { acceptAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { addVital } from '../../../shared/vitals/vitals.endpoints.ts'
import type { ApiError, RequestOptions } from '../api/api.ts'
import { useWrite } from '../queries/queries.tsx'
import { forgetSession } from '../session/session-store.ts'
import { QueuedOffline } from './queued-offline.ts'
import { discard, discardAll, keepSending, sendAgain, sendAll, sendOrKeep } from './outbox.ts'
import { listOf, put } from './store.ts'
import { queuedNow } from './queued-mutation.ts'

const me = 'patient-1'
const reading = { type: 'bloodPressure', value: '120/80', date: '2026-11-21', context: '' } as const
const nobody: Said = { status: 503, refusal: { code: 'unavailable' } }
const id = '01936f2a-0000-7000-8000-000000000001'
const other = '01936f2a-0000-7000-8000-000000000002'
let arrived: { path: string; body: unknown; key: string; waited: string | null }[] = []

beforeEach(async () => {
  await openDevice('patient')
  arrived = []
})
afterEach(() => vi.restoreAllMocks())

/** A mock server that also records the headers of each POST. */
function server(endpoint: Endpoint, answer: (sent: Sent, nth: number) => Said): void {
  let nth = 0
  serverSays(endpoint, (sent) => answer(sent, (nth += 1)))
  const inner = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const path = new URL(input as string, location.href).pathname
    if (init?.method === 'POST' && inner === plain)
      arrived.push({
        path,
        body,
        key: headers.get('Idempotency-Key') ?? '',
        waited: headers.get('Waited-Ms'),
      })
    return inner(input, init)
  }
}
let plain: typeof fetch
beforeEach(() => {
  plain = globalThis.fetch
})

const keep = <E extends Endpoint>(endpoint: E, asked: RequestOptions<E> & { key: string }) =>
  sendOrKeep(endpoint, asked).then(
    () => 'sent',
    (error: unknown) => (error instanceof QueuedOffline ? 'kept' : (error as ApiError).code),
  )
const own = () => listOf(me)

describe('a write that may be queued', () => {
  test('is kept when the server is unreachable, and is later sent once under the same key', async () => {
    server(addVital, (_, nth) => (nth === 1 ? nobody : { body: {} }))
    expect(await keep(addVital, { body: reading, key: 'a'.repeat(32) })).toBe('kept')
    expect(queuedNow()).toMatchObject([{ key: 'a'.repeat(32), state: 'waiting', tries: 1 }])
    await sendAll()
    expect(arrived.map(({ key, body }) => [key, body])).toEqual([
      ['a'.repeat(32), reading],
      ['a'.repeat(32), reading],
    ])
    expect(Number(arrived[1]?.waited)).toBeGreaterThanOrEqual(0)
    expect(await own()).toEqual([])
    expect(queuedNow()).toEqual([])
    await sendAll()
    expect(arrived).toHaveLength(2)
  })

  test('is stored before its first attempt, so that a killed tab loses nothing', async () => {
    const during: unknown[] = []
    server(addVital, () => ({ body: {} }))
    const inner = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      during.push(...(await own()))
      return inner(input, init)
    }
    expect(await keep(addVital, { body: reading, key: 'b'.repeat(32) })).toBe('sent')
    expect(during).toMatchObject([{ state: 'trying', body: reading }])
    expect(await own()).toEqual([])
  })

  test('is sent at the next start when its tab was killed during the first attempt', async () => {
    server(addVital, (_, nth) => (nth === 1 ? nobody : { body: {} }))
    await keep(addVital, { body: reading, key: 'c'.repeat(32) })
    const [entry] = await own()
    await put({ ...entry!, state: 'trying' })
    const stop = keepSending()
    await expect.poll(own).toEqual([])
    stop()
    expect(arrived.at(-1)?.key).toBe('c'.repeat(32))
  })

  test('is not kept when the server refuses it: the caller gets the error', async () => {
    server(addVital, () => ({ status: 409, refusal: { code: 'profileMissing' } }))
    expect(await keep(addVital, { body: reading, key: 'd'.repeat(32) })).toBe('profileMissing')
    expect(await own()).toEqual([])
  })

  test('is sent when the disk is full; without a network it then fails with notKept', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    serverSays(addVital, { body: {} })
    show(<Press />)
    await page.getByRole('button').click()
    await expect.element(page.getByTestId('state')).toHaveTextContent('fine')
    serverSays(addVital, () => {
      throw new Error('no line')
    })
    await page.getByRole('button').click()
    await expect.element(page.getByTestId('state')).toHaveTextContent('notKept')
    vi.restoreAllMocks()
    expect(await own()).toEqual([])
  })
})

function Press() {
  const add = useWrite(addVital)
  const accept = useWrite(acceptAppointment)
  const error = (add.error ?? accept.error) as ApiError | null
  return (
    <>
      <output data-testid="state">{error?.code ?? (add.isPending ? 'busy' : 'fine')}</output>
      <button type="button" onClick={() => add.mutate({ body: reading })}>
        add
      </button>
      <a href="#accept" onClick={() => accept.mutate({ params: { id } })}>
        accept
      </a>
    </>
  )
}

test('a write that must not wait is not kept and fails with needsNetwork', async () => {
  serverSays(acceptAppointment, () => {
    throw new Error('no line')
  })
  show(<Press />)
  await page.getByRole('link').click()
  await expect.element(page.getByTestId('state')).toHaveTextContent('needsNetwork')
  expect(await own()).toEqual([])
})

describe('order', () => {
  const dose = (reminder: string, time: string, key: string) =>
    keep(markDose, {
      params: { id: reminder },
      body: { day: '2026-11-21', time, state: 'taken' },
      key: key.repeat(32),
    })

  test('later writes with the same ordering key wait, others do not; then all are sent in order', async () => {
    let isThere = false
    server(markDose, () => (isThere ? { body: {} } : nobody))
    await dose(id, '08:00', 'a')
    isThere = true
    expect(await dose(id, '20:00', 'b')).toBe('kept')
    expect(await dose(other, '08:00', 'c')).toBe('sent')
    await sendAll()
    expect(arrived.map(({ key }) => key[0])).toEqual(['a', 'c', 'a', 'b'])
    expect(await own()).toEqual([])
  })

  test('writes behind a refused one wait, and sending that again sends both', async () => {
    let answer: Said = nobody
    server(markDose, () => answer)
    await dose(id, '08:00', 'a')
    await dose(id, '20:00', 'b')
    answer = { status: 409, refusal: { code: 'noSuchDose' } }
    await sendAll()
    expect(queuedNow().map(({ state }) => state)).toEqual(['refused', 'waiting'])
    await sendAll()
    expect(arrived.filter(({ key }) => key.startsWith('b'))).toEqual([])
    answer = { body: {} }
    await sendAgain(queuedNow()[0]!)
    expect(await own()).toEqual([])
    expect(arrived.slice(-2).map(({ key }) => key[0])).toEqual(['a', 'b'])
  })

  test('a changed body is sent under a new key', async () => {
    let answer: Said = nobody
    server(markDose, () => answer)
    await dose(id, '08:00', 'a')
    answer = { body: {} }
    await sendAgain(queuedNow()[0]!, { time: '09:00' })
    expect(arrived.at(-1)).toMatchObject({ body: { time: '09:00', state: 'taken' } })
    expect(arrived.at(-1)?.key).not.toBe('a'.repeat(32))
  })

  test('writes to a row wait behind the write that creates it, also when that is refused', async () => {
    let answer: Said = nobody
    server(addReminder, () => answer)
    server(markDose, () => answer)
    const syrup = { name: 'Syrup', dosage: '', times: ['08:00'], days: [1], endsOn: null }
    await keep(addReminder, { body: syrup, key: '5'.repeat(32) })
    answer = { body: {} }
    expect(await dose(idFromKey('5'.repeat(32)) ?? '', '08:00', 'a')).toBe('kept')
    answer = { status: 409, refusal: { code: 'tooMany' } }
    await sendAll()
    expect(queuedNow().map(({ state }) => state)).toEqual(['refused', 'waiting'])
    answer = { body: {} }
    arrived = []
    await sendAgain(queuedNow()[0]!)
    expect(arrived.map(({ key }) => key[0])).toEqual(['5', 'a'])
  })

  test('two concurrent senders send each write once', async () => {
    let answer: Said = nobody
    server(markDose, () => answer)
    await dose(id, '08:00', 'a')
    await dose(id, '20:00', 'b')
    answer = { body: {} }
    arrived = []
    await Promise.all([sendAll(), sendAll()])
    expect(await own()).toEqual([])
    expect(arrived.map(({ key }) => key[0])).toEqual(['a', 'b'])
  })
})

describe('temporary failures', () => {
  test.each<[string, Said]>([
    ['a gateway', { status: 502, refusal: { code: 'http' } }],
    ['our server failing', { status: 500, refusal: { code: 'internal' } }],
    ['a full disk there', { status: 507, refusal: { code: 'storageFull' } }],
    ['too many', { status: 429, refusal: { code: 'tooMany' } }],
    ['a page of the wifi', { text: '<html>Pay here</html>' }],
  ])('%s: the write stays queued and is sent again', async (_, failure) => {
    let answer: Said = nobody
    server(savePatientProfile, () => answer)
    const body = { name: 'Nava', age: 30, gender: 'Female', address: '', phone: '' } as const
    await keep(savePatientProfile, { body, key: 'p'.repeat(32) })
    answer = failure
    await sendAll()
    expect(queuedNow()).toMatchObject([{ state: 'waiting' }])
    answer = { body: { ...body } }
    await sendAll()
    expect(await own()).toEqual([])
  })

  test('an expired session keeps the write for the same user', async () => {
    let answer: Said = nobody
    server(addVital, () => answer)
    await keep(addVital, { body: reading, key: 'e'.repeat(32) })
    const token = localStorage.getItem('token')!
    answer = { status: 401, refusal: { code: 'sessionEnded' } }
    await sendAll()
    expect(localStorage.getItem('token')).toBeNull()
    expect(await own()).toHaveLength(1)
    expect(queuedNow()).toEqual([])
    localStorage.setItem('token', token)
    answer = { body: {} }
    const stop = keepSending()
    await expect.poll(own).toEqual([])
    stop()
  })
})

describe('ownership', () => {
  test('another user neither sees nor sends it; it stays for its owner', async () => {
    server(addVital, () => nobody)
    await keep(addVital, { body: reading, key: 'f'.repeat(32) })
    const mine = localStorage.getItem('token')!
    forgetSession()
    localStorage.setItem(
      'token',
      mine.replace(/\.(.+)\./, (_, part: string) => `.${asOther(part)}.`),
    )
    arrived = []
    await sendAll()
    expect(queuedNow()).toEqual([])
    expect(arrived).toEqual([])
    expect(await own()).toHaveLength(1)
  })

  test('a discarded write is never sent; discarding it twice returns false', async () => {
    server(addVital, () => nobody)
    await keep(addVital, { body: reading, key: '1'.repeat(32) })
    await keep(addVital, { body: reading, key: '2'.repeat(32) })
    const [first] = queuedNow()
    expect(await discard(first!)).toBe(true)
    expect(await discard(first!)).toBe(false)
    await discardAll(me)
    expect(await own()).toEqual([])
  })
})

function asOther(part: string): string {
  const payload = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as object
  return btoa(JSON.stringify({ ...payload, sub: 'doctor-1', role: 'doctor' }))
}
