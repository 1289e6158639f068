import { beforeEach, expect, test } from 'vitest'
import { openDevice } from '../../../../tests/setup/screen.tsx'
import { findDelta } from '../../../shared/kit/delta.ts'
import { listVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { read, queryEntryOf } from './query-cache.ts'
import { askSince } from './conditional-request.ts'

/** What the server would say now, as the real one does it. */
let now: { readings: { id: string; value: string }[]; bmi: null }
let marks: (string | null)[] = []
let spoil = false

beforeEach(async () => {
  await openDevice('patient')
  now = { readings: Array.from({ length: 40 }, (_, id) => ({ id: `r${id}`, value: `${id}` })), bmi: null }
  marks = []
  spoil = false
  globalThis.fetch = async (_, init) => {
    const mark = new Headers(init?.headers).get('if-none-match')
    marks.push(mark)
    const delta = mark === null ? null : findDelta(now, mark)
    if (delta === 'same') return new Response(null, { status: 304 })
    if (delta === null) return Response.json(now)
    return Response.json({ delta: spoil ? { ...delta, digest: 'x' } : delta }, { status: 226 })
  }
})

test('only what is new comes, and what was known stays what it was', async () => {
  const before = structuredClone(now)
  const known = structuredClone(now)
  now.readings = [{ id: 'new', value: '99' }, ...now.readings.filter(({ id }) => id !== 'r7')]
  expect(await askSince(listVitals, {}, known)).toEqual(now)
  expect(known).toEqual(before)
})

test('the same is told in no words, and is the same object', async () => {
  const known = structuredClone(now)
  expect(await askSince(listVitals, {}, known)).toBe(known)
})

test('what does not come out right is asked for whole', async () => {
  const known = structuredClone(now)
  now.readings.pop()
  spoil = true
  expect(await askSince(listVitals, {}, known)).toEqual(now)
  expect(marks.map((mark) => mark !== null)).toEqual([true, false])
})

test('the reads ask so once they know something', async () => {
  const reading = queryEntryOf(listVitals, {})
  await read(reading)
  // What was read is put aside in idle time, and with the store comes this way of asking.
  await expect
    .poll(async () => {
      await read(reading)
      return marks.at(-1)
    })
    .not.toBeNull()
  expect(marks[0]).toBeNull()
  now.readings.pop()
  await read(reading)
  expect(reading.known.data).toEqual(now)
})
