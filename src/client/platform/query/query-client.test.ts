import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDevice } from '../../../../tests/setup/screen.tsx'
import { readDoctorProfile } from '../../../shared/doctors/doctors.endpoints.ts'
import { refreshEvery } from './background-refresh.ts'
import {
  answerQuery,
  knownAnswer,
  queryClient,
  refresh,
  refreshReadBefore,
  replaceAnswer,
} from './query-client.ts'
import { forgetSession } from '../session/session-store.ts'

/** Each request is pending until the test answers it. */
let asked: ((name: string) => Promise<void>)[] = []
/** The If-None-Match header of each request. */
let named: (string | null)[] = []
let stop: (() => void)[] = []

beforeEach(async () => {
  await openDevice('doctor')
  asked = []
  named = []
  stop = []
  globalThis.fetch = (_, init) =>
    new Promise((resolve) => {
      const etag = new Headers(init?.headers).get('if-none-match')
      named.push(etag)
      asked.push(async (name) => {
        const isSame = etag === `"${name}"`
        const headers = { etag: `"${name}"` }
        resolve(isSame ? new Response(null, { status: 304 }) : Response.json(profile(name), { headers }))
        await new Promise((done) => setTimeout(done, 10))
      })
    })
})
afterEach(() => {
  for (const end of stop) end()
  vi.useRealTimers()
})

function profile(name: string) {
  return { name, specialization: '', experience: '', phone: '', clinic: '', registrationNumber: '' }
}

/** Observes the profile like a screen: counts the renders and can be left. */
function show({ everyMs = 0 } = {}) {
  const query = answerQuery(readDoctorProfile)
  const observer = new QueryObserver(queryClient, { ...query, notifyOnChangeProps: ['data'] })
  const drawn = vi.fn<() => void>()
  const unfollow = observer.subscribe(drawn)
  const rest = everyMs > 0 ? refreshEvery(everyMs, readDoctorProfile, query.queryKey) : () => undefined
  const leave = () => {
    unfollow()
    rest()
  }
  stop.push(leave)
  return { drawn, leave, name: () => observer.getCurrentResult().data?.answer?.name }
}

test('two screens share one request, and a third one soon after sends none', async () => {
  const first = show()
  const second = show()
  await asked[0]!('Asha')
  expect([first.name(), second.name(), show().name()]).toEqual(['Asha', 'Asha', 'Asha'])
  expect(asked).toHaveLength(1)
})

test('an answer overtaken by a newer request is ignored', async () => {
  const screen = show()
  void refresh('doctors')
  await asked[1]!('new')
  await asked[0]!('old')
  expect(screen.name()).toBe('new')
})

test('an answer requested before a local change does not undo it', async () => {
  const screen = show()
  await asked[0]!('before')
  void refresh('doctors')
  replaceAnswer(readDoctorProfile, (known) => ({ ...known, name: 'changed' }) as typeof known)
  await asked[1]!('before')
  expect(screen.name()).toBe('changed')
})

test('an unchanged answer is not rendered again', async () => {
  const screen = show()
  await asked[0]!('Asha')
  expect(screen.drawn).toHaveBeenCalledOnce()
  void refresh('doctors')
  await asked[1]!('Asha')
  expect(screen.drawn).toHaveBeenCalledOnce()
})

test('a read sends the known ETag, and a 304 keeps the answer', async () => {
  const screen = show()
  await asked[0]!('Asha')
  void refresh('doctors')
  await asked[1]!('Asha')
  expect(screen.name()).toBe('Asha')
  void refresh('doctors')
  await asked[2]!('Bela')
  expect(screen.name()).toBe('Bela')
  expect(named).toEqual([null, '"Asha"', '"Asha"'])
})

test('a locally replaced answer has no ETag', async () => {
  const screen = show()
  await asked[0]!('Asha')
  replaceAnswer(readDoctorProfile, (known) => ({ ...known, name: 'changed' }) as typeof known)
  void refresh('doctors')
  await asked[1]!('Asha')
  expect([named, screen.name()]).toEqual([[null, null], 'Asha'])
})

test('a query without a screen is refetched when it is shown again', async () => {
  const screen = show()
  await asked[0]!('Asha')
  screen.leave()
  await refresh('doctors')
  expect(asked).toHaveLength(1)
  expect(show().name()).toBe('Asha')
  expect(asked).toHaveLength(2)
})

test('after a lost connection only what was read before it is refetched', async () => {
  const start = Date.now()
  show()
  refreshReadBefore(Infinity)
  expect(asked).toHaveLength(1)
  await asked[0]!('Asha')
  refreshReadBefore(start)
  expect(asked).toHaveLength(1)
  refreshReadBefore(Infinity)
  expect(asked).toHaveLength(2)
})

test('polling never runs two requests at a time', async () => {
  const screen = show({ everyMs: 40 })
  await new Promise((done) => setTimeout(done, 100))
  expect(asked).toHaveLength(1)
  await asked[0]!('Asha')
  // No longer fresh.
  vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] })
  await expect.poll(() => asked.length).toBe(2)
  screen.leave()
})

test('a focus event refetches what is no longer fresh', async () => {
  show()
  await asked[0]!('Asha')
  window.dispatchEvent(new Event('focus'))
  expect(asked).toHaveLength(1)
  vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] })
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => asked.length).toBe(2)
  await asked[1]!('Asha')
  expect(asked).toHaveLength(2)
})

test('the end of a session clears the cache and ignores pending requests', async () => {
  const first = show()
  forgetSession()
  await openDeviceAgain()
  await asked[0]!('Asha')
  expect([first.name(), knownAnswer(readDoctorProfile)]).toEqual([undefined, undefined])
})

async function openDeviceAgain(): Promise<void> {
  const { fetch } = globalThis
  await openDevice('doctor')
  globalThis.fetch = fetch
}

test('a pending answer of one user is not taken for another who signed in meanwhile', async () => {
  const mine = show()
  const payload = btoa(JSON.stringify({ sub: 'doctor-2', role: 'doctor', exp: Date.now() / 1000 + 3600 }))
  localStorage.setItem('token', `x.${payload}.x`)
  await asked[0]!('Asha')
  expect(knownAnswer(readDoctorProfile)).toBeUndefined()
  // The event that this tab gets. The first user's data must leave the memory.
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  mine.leave()
})
