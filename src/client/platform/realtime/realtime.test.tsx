import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { listAppointments } from '../../../shared/appointments/appointments.endpoints.ts'
import { readDoctorProfile } from '../../../shared/doctors/doctors.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { registerMutation } from '../query/own-mutations.ts'
import { queryClient } from '../query/query-client.ts'
import { refresh, useAnswer } from '../queries/queries.tsx'
import { followChanges } from './realtime.ts'

// A fake connection driven by the test; the e2e tests use the real stream.
interface Line {
  headers: Headers
  say: (text: string) => void
  cut: () => void
}
const realFetch = globalThis.fetch
let lines: Line[] = []
let reads: string[] = []
let stop: () => void = () => undefined

beforeEach(async () => {
  await openDevice('patient')
  lines = []
  reads = []
  vi.spyOn(Math, 'random').mockReturnValue(0)
  globalThis.fetch = (input, init = {}) => {
    const path = new URL(input instanceof Request ? input.url : String(input), location.href).pathname
    if (path !== '/api/stream') {
      reads.push(path)
      return Promise.resolve(new Response('[]', { headers: { 'content-type': 'application/json' } }))
    }
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        init.signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
        lines.push({
          headers: new Headers(init.headers),
          say: (text) => controller.enqueue(new TextEncoder().encode(text)),
          cut: () => controller.close(),
        })
      },
    })
    return Promise.resolve(new Response(body))
  }
})
afterEach(() => {
  stop()
  globalThis.fetch = realFetch
  vi.restoreAllMocks()
})

/** Reads are compared by their time in milliseconds. */
async function nextMillisecond(): Promise<void> {
  const before = Date.now()
  await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(before)
}

/** Queries of three features, like those of screens. */
function Reader() {
  useAnswer(listAppointments)
  useAnswer(listNotices)
  useAnswer(readDoctorProfile)
  return null
}
const paths = [listAppointments.path, listNotices.path, readDoctorProfile.path]
const timesRead = () => paths.map((path) => reads.filter((read) => read === path).length)

test('a change refetches its feature and the notices, nothing else', async () => {
  show(<Reader />)
  await expect.poll(timesRead).toEqual([1, 1, 1])
  stop = followChanges()
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]!.headers.get('authorization')).toMatch(/^Bearer /)
  lines[0]!.say('event: change\ndata: {"kind":"appointments.accepted","subject":"1"}\n\n')
  await expect.poll(timesRead).toEqual([2, 2, 1])
})

test('the first hello refetches what was read before the stream was requested', async () => {
  show(<Reader />)
  await expect.poll(timesRead).toEqual([1, 1, 1])
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await nextMillisecond()
  stop = followChanges()
  await expect.poll(() => lines.length).toBe(1)
  lines[0]!.say('event: hello\ndata: {}\n\n')
  await expect.poll(timesRead).toEqual([2, 2, 2])
})

test('what was read after the stream was requested is not refetched', async () => {
  stop = followChanges()
  await expect.poll(() => lines.length).toBe(1)
  await nextMillisecond()
  show(<Reader />)
  await expect.poll(timesRead).toEqual([1, 1, 1])
  lines[0]!.say('event: hello\ndata: {}\n\n')
  // Sent after the hello: its refetches would have been sent by then.
  lines[0]!.say('event: change\ndata: {"kind":"doctors.saved","subject":"1"}\n\n')
  await expect.poll(timesRead).toEqual([1, 2, 2])
})

test('the first hello refetches what the page asked for before its scripts ran', async () => {
  window.nabzReads = { token: '', patient: null, answers: {} }
  stop = followChanges()
  await expect.poll(() => lines.length).toBe(1)
  await nextMillisecond()
  show(<Reader />)
  await expect.poll(timesRead).toEqual([1, 1, 1])
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  lines[0]!.say('event: hello\ndata: {}\n\n')
  await expect.poll(timesRead).toEqual([2, 2, 2])
  delete window.nabzReads
})

test('a lost connection reopens with the last event id, and its hello refetches everything', async () => {
  stop = followChanges()
  await expect.poll(() => lines.length).toBe(1)
  lines[0]!.say('id: 812\nevent: hello\ndata: {}\n\n')
  await expect.poll(() => lines.length, { timeout: 300 }).toBe(1)
  show(<Reader />)
  await expect.poll(timesRead).toEqual([1, 1, 1])
  lines[0]!.cut()
  await expect.poll(() => lines.length, { timeout: 3000 }).toBe(2)
  expect(lines[1]!.headers.get('last-event-id')).toBe('812')
  lines[1]!.say('event: hello\ndata: {}\n\n')
  await expect.poll(timesRead).toEqual([2, 2, 2])
})

test('an online event reconnects without waiting', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  stop = followChanges()
  await expect.poll(() => lines.length).toBe(1)
  lines[0]!.cut()
  const cutAt = Date.now()
  // Repeated, because the page needs a moment to notice the lost connection.
  const isBack = () => {
    window.dispatchEvent(new Event('online'))
    return lines.length
  }
  await expect.poll(isBack, { interval: 10 }).toBe(2)
  // The full back-off would be a second.
  expect(Date.now() - cutAt).toBeLessThan(1_000)
})

const key = '0123456789abcdef0123456789abcdef'
const echo = 'event: change\ndata: {"kind":"appointments.requested","subject":"1","by":"89abcdef"}\n\n'

/** A pending write of this page; once it settles, its feature is refetched as in useWrite. */
function write() {
  let settle: (isDone: boolean) => void = () => undefined
  const sending = new Promise<void>((resolve, reject) => {
    settle = (isDone) => (isDone ? resolve() : reject(new Error('lost')))
  })
  registerMutation(key, sending)
  const done = sending.then(() => refresh('appointments')).catch(() => undefined)
  return async (isDone = true) => {
    settle(isDone)
    await done
  }
}

test.each([
  ['before', 3],
  // An unknown change already refetched the notices.
  ['after', 2],
] as const)(
  'the echo of an own write, received %s its answer, causes no second read',
  async (when, noticesRead) => {
    show(<Reader />)
    stop = followChanges()
    await expect.poll(timesRead).toEqual([1, 1, 1])
    await expect.poll(() => lines.length).toBe(1)
    const answer = write()
    if (when === 'after') await answer()
    lines[0]!.say(echo)
    // Sent after the echo: its refetches would have been sent by then.
    lines[0]!.say('event: change\ndata: {"kind":"doctors.saved","subject":"1"}\n\n')
    await expect.poll(() => timesRead()[2]).toBe(2)
    if (when === 'before') await answer()
    // The feature is refetched once, by the write itself; other features by the echo.
    await expect.poll(timesRead).toEqual([2, noticesRead, 2])
  },
)

test('the echo of a write with a lost answer, and changes from elsewhere, cause a refetch', async () => {
  show(<Reader />)
  stop = followChanges()
  await expect.poll(timesRead).toEqual([1, 1, 1])
  await expect.poll(() => lines.length).toBe(1)
  const answer = write()
  lines[0]!.say(echo)
  lines[0]!.say(echo.replace('89abcdef', '76543210'))
  await expect.poll(timesRead).toEqual([2, 2, 1])
  await answer(false)
  await expect.poll(timesRead).toEqual([3, 3, 1])
})
