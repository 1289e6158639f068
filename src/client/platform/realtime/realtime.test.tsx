import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { listAppointments } from '../../../shared/appointments/appointments.endpoints.ts'
import { readDoctorProfile } from '../../../shared/doctors/doctors.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { registerMutation } from '../query/own-mutations.ts'
import { queryClient } from '../query/query-client.ts'
import { refresh, useAnswer } from '../queries/queries.tsx'
import { followChanges } from './realtime.ts'

// A line that can be cut and fed by hand; the real stream is followed in the journeys.
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

/** Two moments are told apart by their milliseconds. */
async function nextMillisecond(): Promise<void> {
  const before = Date.now()
  await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(before)
}

/** Reads of three features, as screens make them. */
function Reader() {
  useAnswer(listAppointments)
  useAnswer(listNotices)
  useAnswer(readDoctorProfile)
  return null
}
const paths = [listAppointments.path, listNotices.path, readDoctorProfile.path]
const timesRead = () => paths.map((path) => reads.filter((read) => read === path).length)

test('a change has the reads of its feature fetched anew, and the notices; others stay', async () => {
  show(<Reader />)
  await expect.poll(timesRead).toEqual([1, 1, 1])
  stop = followChanges()
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]!.headers.get('authorization')).toMatch(/^Bearer /)
  lines[0]!.say('event: change\ndata: {"kind":"appointments.accepted","subject":"1"}\n\n')
  await expect.poll(timesRead).toEqual([2, 2, 1])
})

test('the first hello has only that read anew which was read before the line was asked for', async () => {
  show(<Reader />)
  await expect.poll(timesRead).toEqual([1, 1, 1])
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await nextMillisecond()
  stop = followChanges()
  await expect.poll(() => lines.length).toBe(1)
  lines[0]!.say('event: hello\ndata: {}\n\n')
  await expect.poll(timesRead).toEqual([2, 2, 2])
})

test('what was read after the line was asked for is not read twice', async () => {
  stop = followChanges()
  await expect.poll(() => lines.length).toBe(1)
  await nextMillisecond()
  show(<Reader />)
  await expect.poll(timesRead).toEqual([1, 1, 1])
  lines[0]!.say('event: hello\ndata: {}\n\n')
  // Heard after the hello: what that had read anew would be there by then.
  lines[0]!.say('event: change\ndata: {"kind":"doctors.saved","subject":"1"}\n\n')
  await expect.poll(timesRead).toEqual([1, 2, 2])
})

test('a cut line is opened again with the last id, and hello then has everything read anew', async () => {
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

test('back on the network it does not sit out the wait', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  stop = followChanges()
  await expect.poll(() => lines.length).toBe(1)
  lines[0]!.cut()
  const cutAt = Date.now()
  // Said until it is heard: the page needs a moment to see that the line is cut.
  const isBack = () => {
    window.dispatchEvent(new Event('online'))
    return lines.length
  }
  await expect.poll(isBack, { interval: 10 }).toBe(2)
  // Sat out, the wait would have been a whole second.
  expect(Date.now() - cutAt).toBeLessThan(1_000)
})

const key = '0123456789abcdef0123456789abcdef'
const echo = 'event: change\ndata: {"kind":"appointments.requested","subject":"1","by":"89abcdef"}\n\n'

/** A write of this page that is on its way; afterwards its feature is read anew, as useWrite does. */
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
  // The change from elsewhere had the notices read already.
  ['after', 2],
] as const)(
  'the echo of an own write, heard %s its answer, costs no second read',
  async (when, noticesRead) => {
    show(<Reader />)
    stop = followChanges()
    await expect.poll(timesRead).toEqual([1, 1, 1])
    await expect.poll(() => lines.length).toBe(1)
    const answer = write()
    if (when === 'after') await answer()
    lines[0]!.say(echo)
    // Heard after the echo: what that had read anew would be there by then.
    lines[0]!.say('event: change\ndata: {"kind":"doctors.saved","subject":"1"}\n\n')
    await expect.poll(() => timesRead()[2]).toBe(2)
    if (when === 'before') await answer()
    // The feature's list once, by the write itself; what is of another feature, for the echo.
    await expect.poll(timesRead).toEqual([2, noticesRead, 2])
  },
)

test('the echo of a write whose answer was lost, and what was done elsewhere, are read', async () => {
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
