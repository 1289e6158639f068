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

/** Every request waits until the test answers it. */
let asked: ((name: string) => Promise<void>)[] = []
/** The ETag that each of them named. */
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

/** A screen that shows the profile: how often its answer was drawn anew, and how it goes away. */
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

test('two screens ask once, and a third one soon after not at all', async () => {
  const first = show()
  const second = show()
  await asked[0]!('Asha')
  expect([first.name(), second.name(), show().name()]).toEqual(['Asha', 'Asha', 'Asha'])
  expect(asked).toHaveLength(1)
})

test('an answer that a newer question overtook counts nothing, whichever comes last', async () => {
  const screen = show()
  void refresh('doctors')
  await asked[1]!('new')
  await asked[0]!('old')
  expect(screen.name()).toBe('new')
})

test('what was on its way before a change does not take the change back', async () => {
  const screen = show()
  await asked[0]!('before')
  void refresh('doctors')
  replaceAnswer(readDoctorProfile, (known) => ({ ...known, name: 'changed' }) as typeof known)
  await asked[1]!('before')
  expect(screen.name()).toBe('changed')
})

test('an answer that says the same is not drawn again', async () => {
  const screen = show()
  await asked[0]!('Asha')
  expect(screen.drawn).toHaveBeenCalledOnce()
  void refresh('doctors')
  await asked[1]!('Asha')
  expect(screen.drawn).toHaveBeenCalledOnce()
})

test('a read names the tag of what is known, and an unchanged answer comes without a body', async () => {
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

test('what was put in the place of an answer has no tag: the server never said it', async () => {
  const screen = show()
  await asked[0]!('Asha')
  replaceAnswer(readDoctorProfile, (known) => ({ ...known, name: 'changed' }) as typeof known)
  void refresh('doctors')
  await asked[1]!('Asha')
  expect([named, screen.name()]).toEqual([[null, null], 'Asha'])
})

test('what no screen shows is asked for when one shows it again', async () => {
  const screen = show()
  await asked[0]!('Asha')
  screen.leave()
  await refresh('doctors')
  expect(asked).toHaveLength(1)
  expect(show().name()).toBe('Asha')
  expect(asked).toHaveLength(2)
})

test('after a cut line only what was read before it is read anew', async () => {
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

test('it is read anew every so often, and never twice at a time', async () => {
  const screen = show({ everyMs: 40 })
  await new Promise((done) => setTimeout(done, 100))
  expect(asked).toHaveLength(1)
  await asked[0]!('Asha')
  // Old enough to be asked for again.
  vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] })
  await expect.poll(() => asked.length).toBe(2)
  screen.leave()
})

test('the reader coming back has it read anew, once it is not young any more', async () => {
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

test('a session over takes all with it, and what was still on its way', async () => {
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

test('what was on its way for one person is not taken for another who signed in meanwhile', async () => {
  const mine = show()
  const payload = btoa(JSON.stringify({ sub: 'doctor-2', role: 'doctor', exp: Date.now() / 1000 + 3600 }))
  localStorage.setItem('token', `x.${payload}.x`)
  await asked[0]!('Asha')
  expect(knownAnswer(readDoctorProfile)).toBeUndefined()
  // As the browser tells it to this tab: nothing of the first one stays in its memory.
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  mine.leave()
})
