import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDevice } from '../../../../tests/setup/screen.tsx'
import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { isCutOff, knownAnswer, oldestShown, read, queryEntryOf, type QueryEntry } from './query-cache.ts'
import { forgetSession, signIn } from '../session/session-store.ts'
import { keptFor } from '../storage/clear-persisted.ts'
import { findPersisted, persist, restorePersisted } from './persistence.ts'
import { shapes } from './shapes.ts'

const dayMs = 24 * 60 * 60_000
const key = '["patients.read",{},{}]'

beforeEach(() => openDevice('patient'))
afterEach(() => vi.restoreAllMocks())

function openStore() {
  return openDB('nabz-kept', 1, { upgrade: (made) => void made.createObjectStore('answers') })
}

/** As an earlier visit of this version left it, or another version. */
async function leave({
  data,
  ...entry
}: {
  data: unknown
  fetchedAt?: number
  shapes?: string
}): Promise<void> {
  localStorage.setItem('nabz.keptFor', 'patient-1')
  const store = await openStore()
  const said = { key, data }
  await store.put('answers', { said, fetchedAt: Date.now() - dayMs, shapes, ...entry }, ['patient-1', key])
  store.close()
}

async function listLeft(): Promise<unknown[]> {
  const store = await openStore()
  const left: unknown[] = await store.getAll('answers')
  store.close()
  return left
}

function tokenOf(id: string): string {
  return `x.${btoa(JSON.stringify({ sub: id, username: id, name: id, role: 'patient' }))}.x`
}

const cut = () => Promise.reject(new TypeError('no network'))

function shown(): QueryEntry {
  const reading = queryEntryOf(readPatientProfile, {})
  reading.follow(() => undefined)
  void read(reading)
  return reading
}

test('what was read is there on the next visit, with the time it was said', async () => {
  persist(key, { name: 'Nava' }, 1_000_000 + Date.now())
  await vi.waitUntil(async () => (await findPersisted(key)) !== undefined)
  expect(await findPersisted(key)).toMatchObject({ data: { name: 'Nava' } })
  expect(keptFor()).toBe('patient-1')
})

test('without a network the answer of the last visit is shown, and how old it is', async () => {
  await leave({ data: { name: 'Nava' } })
  globalThis.fetch = cut
  const reading = shown()
  await vi.waitUntil(() => reading.known.data !== undefined)
  expect(reading.known).toMatchObject({ data: { name: 'Nava' }, isKept: true })
  await vi.waitUntil(() => isCutOff(), { timeout: 10_000 })
  expect(Date.now() - (oldestShown() ?? 0)).toBeGreaterThanOrEqual(dayMs)
  expect(reading.known.data).toEqual({ name: 'Nava' })
})

test('once recalled, it is there with the first drawing, and for whoever only wants to know', async () => {
  await leave({ data: { name: 'Nava' } })
  expect(knownAnswer(readPatientProfile)).toBeUndefined()
  forgetSession()
  await openDevice('patient')
  await leave({ data: { name: 'Nava' } })
  await restorePersisted()
  expect(knownAnswer(readPatientProfile)).toEqual({ name: 'Nava' })
  expect(queryEntryOf(readPatientProfile, {}).known.isKept).toBe(true)
})

test('an answer of the server takes its place, and is what is kept from then on', async () => {
  await leave({ data: { name: 'Nava' } })
  globalThis.fetch = () => Promise.resolve(Response.json({ name: 'Nava Kaur' }))
  const reading = shown()
  await vi.waitUntil(() => reading.known.data !== undefined && !reading.known.isKept)
  expect(reading.known.data).toEqual({ name: 'Nava Kaur' })
  expect(oldestShown()).toBeNull()
  await vi.waitUntil(async () => JSON.stringify((await findPersisted(key))?.data).includes('Kaur'))
})

test('a line that says nothing for long is told of', async () => {
  await leave({ data: { name: 'Nava' } })
  globalThis.fetch = () => new Promise(() => undefined)
  const reading = shown()
  await vi.waitUntil(() => reading.isLate, { timeout: 10_000 })
  expect(oldestShown()).toBe(reading.fetchedAt)
  expect(isCutOff()).toBe(false)
})

test('"there is none yet" does not lead anywhere while the answer is on its way', async () => {
  await leave({ data: null })
  let answer: (said: Response) => void = () => undefined
  globalThis.fetch = () => new Promise((resolve) => (answer = resolve))
  const reading = shown()
  await new Promise((done) => setTimeout(done, 200))
  expect(reading.known.data).toBeUndefined()
  answer(Response.json({ name: 'Nava' }))
  await vi.waitUntil(() => reading.known.data !== undefined)
  expect(reading.known).toMatchObject({ data: { name: 'Nava' }, isKept: false })
})

test.each([
  ['another shape', { shapes: 'older', fetchedAt: Date.now() }],
  ['more than a month', { fetchedAt: Date.now() - 31 * dayMs }],
])('%s: it is not shown, and it is cleared away', async (_, entry) => {
  await leave({ data: { name: 'Nava' }, ...entry })
  expect(await findPersisted(key)).toBeUndefined()
  await expect.poll(listLeft).toEqual([])
})

test('logging out leaves nothing, also of an answer that is just being put aside', async () => {
  await leave({ data: { name: 'Nava' } })
  expect(await findPersisted(key)).toBeDefined()
  persist(key, { name: 'Nava Kaur' }, Date.now())
  await new Promise((done) => requestIdleCallback(done))
  forgetSession()
  await expect.poll(async () => [keptFor(), ...(await listLeft())]).toEqual([null])
  await new Promise((done) => setTimeout(done, 300))
  expect(await listLeft()).toEqual([])
  expect(JSON.stringify(localStorage)).not.toContain('patient-1')
})

test('somebody else who signs in sees nothing of it, and it is gone', async () => {
  await leave({ data: { name: 'Nava' } })
  signIn(tokenOf('patient-2'))
  expect(await findPersisted(key)).toBeUndefined()
  persist(key, { name: 'Harpreet' }, Date.now())
  await expect
    .poll(listLeft)
    .toEqual([expect.objectContaining({ said: { key, data: { name: 'Harpreet' } } })])
  expect(keptFor()).toBe('patient-2')
})

test('in memory neither, when the other signed in in another tab', async () => {
  globalThis.fetch = () => Promise.resolve(Response.json({ name: 'Nava' }))
  const reading = shown()
  await vi.waitUntil(() => reading.known.data !== undefined)
  localStorage.setItem('token', tokenOf('patient-2'))
  expect(queryEntryOf(readPatientProfile, {}).known.data).toBeUndefined()
})

test('an answer that was on its way when somebody else came to the phone is not kept as theirs', async () => {
  let answer: (said: Response) => void = () => undefined
  globalThis.fetch = () => new Promise((resolve) => (answer = resolve))
  const reading = shown()
  localStorage.setItem('token', tokenOf('patient-2'))
  answer(Response.json({ name: 'Nava' }))
  await reading.inFlight
  await new Promise((done) => setTimeout(done, 1_500))
  expect(reading.known.data).toBeUndefined()
  expect(await findPersisted(key)).toBeUndefined()
  expect(await listLeft()).toEqual([])
})

test('a full device, or one that keeps nothing: as if there were no device', async () => {
  await leave({ data: { name: 'Nava' } })
  const full = new DOMException('full', 'QuotaExceededError')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full
  })
  globalThis.fetch = () => Promise.resolve(Response.json({ name: 'Nava Kaur' }))
  const reading = shown()
  await vi.waitUntil(() => reading.known.data !== undefined && !reading.known.isKept)
  await new Promise((done) => setTimeout(done, 300))
  expect(await findPersisted(key)).toMatchObject({ data: { name: 'Nava' } })
  vi.restoreAllMocks()
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw full
  })
  await openDevice('patient')
  localStorage.setItem('nabz.keptFor', 'patient-1')
  expect(await findPersisted(key)).toBeUndefined()
})
