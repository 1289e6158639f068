import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDevice } from '../../../tests/setup/screen.tsx'
import { queryClient } from './queries.tsx'
import { followChanges } from './realtime.ts'

// A line that can be cut and fed by hand; the real stream is followed in the journeys.
interface Line {
  headers: Headers
  say: (text: string) => void
  cut: () => void
}
const realFetch = globalThis.fetch
let lines: Line[] = []
let stop: () => void = () => undefined

beforeEach(async () => {
  await openDevice('patient')
  lines = []
  vi.spyOn(Math, 'random').mockReturnValue(0)
  globalThis.fetch = (_, init = {}) => {
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

test('a change makes its room stale, and the notices; others stay', async () => {
  for (const room of ['appointments', 'notifications', 'doctors'])
    queryClient.setQueryData([room, 'list'], [])
  stop = followChanges()
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]!.headers.get('authorization')).toMatch(/^Bearer /)
  lines[0]!.say('event: change\ndata: {"kind":"appointments.accepted","subject":"1"}\n\n')
  const isStale = (room: string) => queryClient.getQueryState([room, 'list'])?.isInvalidated
  await expect.poll(() => isStale('appointments')).toBe(true)
  expect([isStale('notifications'), isStale('doctors')]).toEqual([true, false])
})

test('a cut line is opened again with the last id, and hello then makes everything stale', async () => {
  stop = followChanges()
  await expect.poll(() => lines.length).toBe(1)
  lines[0]!.say('id: 812\nevent: hello\ndata: {}\n\n')
  await expect.poll(() => lines.length, { timeout: 300 }).toBe(1)
  queryClient.setQueryData(['doctors', 'list'], [])
  lines[0]!.cut()
  await expect.poll(() => lines.length, { timeout: 3000 }).toBe(2)
  expect(lines[1]!.headers.get('last-event-id')).toBe('812')
  lines[1]!.say('event: hello\ndata: {}\n\n')
  await expect.poll(() => queryClient.getQueryState(['doctors', 'list'])?.isInvalidated).toBe(true)
})

test('back on the network it does not sit out the wait', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  stop = followChanges()
  await expect.poll(() => lines.length).toBe(1)
  lines[0]!.cut()
  await new Promise((resolve) => setTimeout(resolve, 50))
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => lines.length, { timeout: 500 }).toBe(2)
})
