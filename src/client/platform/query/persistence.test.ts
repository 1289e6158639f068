import { QueryObserver } from '@tanstack/react-query'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDevice } from '../../../../tests/setup/screen.tsx'
import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { actFor, loseAccess } from '../session/acting-for.ts'
import { forgetSession, signIn } from '../session/session-store.ts'
import { keptFor } from '../storage/clear-persisted.ts'
import { isCutOff, oldestShown } from './answer-age.ts'
import { answerQuery, knownAnswer, queryClient, restorePersisted } from './query-client.ts'
import { shapes } from './shapes.ts'

const dayMs = 24 * 60 * 60_000
/** A slow machine may need more than a second to load a module. */
const busyTimeout = { timeout: 10_000 }
const hash = '["patient-1","patients.read",{},{}]'

beforeEach(() => openDevice('patient'))
afterEach(() => {
  for (const end of stop) end()
  stop = []
  vi.restoreAllMocks()
})
let stop: (() => void)[] = []

function openStore() {
  return openDB('nabz-kept', 2, { upgrade: (made) => void made.createObjectStore('answers') })
}

interface Left {
  answer: unknown
  etag?: string | null
  dataUpdatedAt?: number
  buster?: string
}

/** Stores an answer as an earlier visit, or another version, would have. */
async function leave({ answer, etag = null, dataUpdatedAt = Date.now() - dayMs, buster = shapes }: Left) {
  localStorage.setItem('nabz.keptFor', 'patient-1')
  const store = await openStore()
  const state = { data: { answer, etag, isKept: false }, dataUpdatedAt }
  const query = { buster, queryHash: hash, queryKey: JSON.parse(hash) as unknown, state }
  await store.put('answers', query, ['patient-1', `answer-${hash}`])
  store.close()
}

async function listLeft(): Promise<unknown[]> {
  const store = await openStore()
  const left = (await store.getAll('answers')) as { state: { data: { answer: unknown } } }[]
  store.close()
  return left.map(({ state }) => state.data.answer)
}

/** What the next visit would restore. */
async function findRestored(): Promise<unknown> {
  queryClient.clear()
  await restorePersisted()
  return knownAnswer(readPatientProfile)
}

function tokenOf(id: string): string {
  return `x.${btoa(JSON.stringify({ sub: id, username: id, name: id, role: 'patient' }))}.x`
}

const cut = () => Promise.reject(new TypeError('no network'))
const says = (answer: unknown) => () => Promise.resolve(Response.json(answer))

/** Observes the query like a screen. */
function shown() {
  const observer = new QueryObserver(queryClient, answerQuery(readPatientProfile))
  stop.push(observer.subscribe(() => undefined))
  const data = () => observer.getCurrentResult().data
  return {
    answer: () => data()?.answer,
    isKept: () => data()?.isKept,
    state: () => observer.getCurrentQuery().state,
  }
}

test('an answer is restored on the next visit, with its time', async () => {
  globalThis.fetch = says({ name: 'Nava' })
  const before = Date.now()
  await queryClient.query(answerQuery(readPatientProfile))
  const { dataUpdatedAt } = queryClient.getQueryState(answerQuery(readPatientProfile).queryKey)!
  await expect.poll(listLeft).toEqual([{ name: 'Nava' }])
  expect(await findRestored()).toEqual({ name: 'Nava' })
  expect(queryClient.getQueryState(answerQuery(readPatientProfile).queryKey)?.dataUpdatedAt).toBe(
    dataUpdatedAt,
  )
  expect(dataUpdatedAt).toBeGreaterThanOrEqual(before)
  expect(keptFor()).toBe('patient-1')
})

test('without a network the stored answer is shown with its age', async () => {
  await leave({ answer: { name: 'Nava' } })
  globalThis.fetch = cut
  const screen = shown()
  await vi.waitUntil(() => screen.answer() !== undefined, busyTimeout)
  expect([screen.answer(), screen.isKept()]).toEqual([{ name: 'Nava' }, true])
  await vi.waitUntil(() => isCutOff(), { timeout: 10_000 })
  expect(Date.now() - (oldestShown() ?? 0)).toBeGreaterThanOrEqual(dayMs)
  expect(screen.answer()).toEqual({ name: 'Nava' })
})

test('a restored answer is there for the first render and for knownAnswer', async () => {
  await leave({ answer: { name: 'Nava' } })
  expect(knownAnswer(readPatientProfile)).toBeUndefined()
  await restorePersisted()
  expect(knownAnswer(readPatientProfile)).toEqual({ name: 'Nava' })
  globalThis.fetch = cut
  expect(shown().isKept()).toBe(true)
})

test('a restored answer is refetched on each visit, however young it is', async () => {
  await leave({ answer: { name: 'Nava' }, dataUpdatedAt: Date.now() })
  await restorePersisted()
  globalThis.fetch = says({ name: 'Nava Kaur' })
  const screen = shown()
  await vi.waitUntil(() => screen.isKept() === false, busyTimeout)
  expect(screen.answer()).toEqual({ name: 'Nava Kaur' })
})

test('an answer from the server replaces the restored one, also on the device', async () => {
  await leave({ answer: { name: 'Nava' } })
  globalThis.fetch = says({ name: 'Nava Kaur' })
  const screen = shown()
  await vi.waitUntil(() => screen.isKept() === false, busyTimeout)
  expect(screen.answer()).toEqual({ name: 'Nava Kaur' })
  expect(oldestShown()).toBeNull()
  await expect.poll(listLeft).toEqual([{ name: 'Nava Kaur' }])
})

test('a restored answer does not overwrite a newer one from the server', async () => {
  await leave({ answer: { name: 'Nava' } })
  globalThis.fetch = says({ name: 'Nava Kaur' })
  await queryClient.query({ ...answerQuery(readPatientProfile), queryFn: readAtOnce })
  await restorePersisted()
  expect(knownAnswer(readPatientProfile)).toEqual({ name: 'Nava Kaur' })
})
const readAtOnce = () =>
  Promise.resolve({ answer: { name: 'Nava Kaur' } as never, etag: null, isKept: false })

test('the stored ETag is sent on the next visit, and a 304 keeps the answer', async () => {
  await leave({ answer: { name: 'Nava' }, etag: '"1"' })
  const named: (string | null)[] = []
  globalThis.fetch = (_, init) => {
    named.push(new Headers(init?.headers).get('if-none-match'))
    return Promise.resolve(new Response(null, { status: 304 }))
  }
  const screen = shown()
  await vi.waitUntil(() => screen.isKept() === false, busyTimeout)
  expect(screen.answer()).toEqual({ name: 'Nava' })
  expect(named).toEqual(['"1"'])
})

test('a request without an answer for long is reported as old data', async () => {
  await leave({ answer: { name: 'Nava' } })
  globalThis.fetch = () => new Promise(() => undefined)
  const screen = shown()
  await vi.waitUntil(() => oldestShown() !== null, { timeout: 10_000 })
  expect(oldestShown()).toBe(screen.state().dataUpdatedAt)
  expect(isCutOff()).toBe(false)
})

test.each([
  ['another shape', { buster: 'older', dataUpdatedAt: Date.now() }],
  ['more than a month', { dataUpdatedAt: Date.now() - 31 * dayMs }],
])('%s: the stored answer is not shown and is deleted', async (_, left) => {
  await leave({ answer: { name: 'Nava' }, ...left })
  expect(await findRestored()).toBeUndefined()
  await expect.poll(listLeft).toEqual([])
})

test('signing out deletes everything, also an answer that is just being stored', async () => {
  await leave({ answer: { name: 'Nava' } })
  expect(await findRestored()).toBeDefined()
  globalThis.fetch = says({ name: 'Nava Kaur' })
  await queryClient.query({ ...answerQuery(readPatientProfile), staleTime: 0 })
  await new Promise((done) => requestIdleCallback(done))
  forgetSession()
  await expect.poll(async () => [keptFor(), ...(await listLeft())]).toEqual([null])
  await new Promise((done) => setTimeout(done, 300))
  expect(await listLeft()).toEqual([])
  expect(knownAnswer(readPatientProfile)).toBeUndefined()
  expect(JSON.stringify(localStorage)).not.toContain('patient-1')
})

test('another user who signs in sees nothing of it, and it is deleted', async () => {
  await leave({ answer: { name: 'Nava' } })
  signIn(tokenOf('patient-2'))
  expect(await findRestored()).toBeUndefined()
  globalThis.fetch = says({ name: 'Harpreet' })
  await queryClient.query(answerQuery(readPatientProfile))
  await expect.poll(listLeft).toEqual([{ name: 'Harpreet' }])
  expect(keptFor()).toBe('patient-2')
})

test('the memory cache hides it too after another user signed in in another tab', async () => {
  globalThis.fetch = says({ name: 'Nava' })
  await queryClient.query(answerQuery(readPatientProfile))
  expect(knownAnswer(readPatientProfile)).toEqual({ name: 'Nava' })
  localStorage.setItem('token', tokenOf('patient-2'))
  expect(knownAnswer(readPatientProfile)).toBeUndefined()
})

test('an answer still in flight when another user signs in is not stored as theirs', async () => {
  let answer: (said: Response) => void = () => undefined
  globalThis.fetch = () => new Promise((resolve) => (answer = resolve))
  const reading = queryClient.query(answerQuery(readPatientProfile))
  await vi.waitUntil(() => answer.length > 0)
  localStorage.setItem('token', tokenOf('patient-2'))
  answer(Response.json({ name: 'Nava' }))
  await reading
  await new Promise((done) => setTimeout(done, 1_500))
  expect(knownAnswer(readPatientProfile)).toBeUndefined()
  expect(await findRestored()).toBeUndefined()
  expect(await listLeft()).toEqual([])
})

test('a full disk or a missing IndexedDB is the same as no storage', async () => {
  await leave({ answer: { name: 'Nava' } })
  const full = new DOMException('full', 'QuotaExceededError')
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full
  })
  globalThis.fetch = says({ name: 'Nava Kaur' })
  const screen = shown()
  await vi.waitUntil(() => screen.isKept() === false, busyTimeout)
  await expect.poll(() => puts.mock.calls.length).toBeGreaterThan(0)
  expect(await listLeft()).toEqual([{ name: 'Nava' }])
  vi.restoreAllMocks()
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw full
  })
  await openDevice('patient')
  localStorage.setItem('nabz.keptFor', 'patient-1')
  expect(await findRestored()).toBeUndefined()
})

test('of a patient whom the account no longer acts for, no answer stays on the device', async () => {
  globalThis.fetch = says({ name: 'Asha' })
  const isStored = () => listLeft().then((left) => left.length)
  await queryClient.query(answerQuery(readPatientProfile))
  actFor('baby')
  await queryClient.query(answerQuery(readPatientProfile))
  await expect.poll(isStored, busyTimeout).toBe(2)
  loseAccess('baby')
  await expect.poll(isStored, busyTimeout).toBe(1)
  expect(await findRestored()).toEqual({ name: 'Asha' })
})
