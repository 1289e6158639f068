import { expect, it } from 'vitest'
import { mayRingAt } from './appointments.quiet-hours.ts'

it.each([
  ['2026-11-21T06:59', '2026-11-21T07:00'],
  ['2026-11-21T07:00', '2026-11-21T07:00'],
  ['2026-11-21T20:59', '2026-11-21T20:59'],
  ['2026-11-21T21:00', '2026-11-22T07:00'],
  ['2026-11-30T23:30', '2026-12-01T07:00'],
])('a request of %s may ring at %s', (now, at) => {
  expect(mayRingAt('Asia/Kolkata', new Date(`${now}:00+05:30`))).toEqual(new Date(`${at}:00+05:30`))
})
