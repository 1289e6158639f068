import { expect, it } from 'vitest'
import { isConsulting, type Workplace } from './appointments.consulting-hours.ts'

const town = {
  timeZone: 'Asia/Kolkata',
  clinicHours: {
    seasons: [
      { from: '04-16', opens: '08:00', closes: '14:00' },
      { from: '10-16', opens: '09:00', closes: '15:00' },
    ],
    closedWeekdays: ['sunday' as const],
    holidays: ['2026-11-24'],
  },
}
const hospital: Workplace = { category: 'government', timing: '24/7' }
const evening: Workplace = { category: 'private', timing: '17:00-20:00' }

// 2026-11-21 is a Saturday, the 22nd a Sunday, the 24th a holiday.
it.each<[who: string, workplaces: Workplace[], at: string, isThere: boolean]>([
  ['of no known place', [], '2026-11-21 09:00', true],
  ['of no known place', [], '2026-11-21 15:00', false],
  ['of no known place', [], '2026-11-22 10:00', false],
  ['of a hospital that is open day and night', [hospital], '2026-11-21 14:45', true],
  ['of a hospital that is open day and night', [hospital], '2026-11-21 03:00', false],
  ['of a hospital that is open day and night', [hospital], '2026-11-24 10:00', false],
  ['of a private clinic', [evening], '2026-11-21 10:00', false],
  ['of a private clinic', [evening], '2026-11-21 17:00', true],
  ['of a private clinic', [evening], '2026-11-22 19:45', true],
  ['of a private clinic', [evening], '2026-11-21 20:00', false],
  ['of both', [hospital, evening], '2026-11-21 10:00', true],
  ['of both', [hospital, evening], '2026-11-21 17:30', true],
  ['of both', [hospital, evening], '2026-11-21 16:00', false],
  [
    'of a trust whose days are written',
    [{ category: 'charitable', timing: 'Mo-Fr 10:00-13:00' }],
    '2026-11-21 11:00',
    false,
  ],
  [
    'of a clinic whose hours nobody can read',
    [{ category: 'clinic', timing: 'mornings' }],
    '2026-11-21 11:00',
    true,
  ],
  ['of a place of unknown kind', [{ category: null, timing: '17:00-20:00' }], '2026-11-21 17:30', false],
])('a doctor %s: %o at %s: %s', (_who, workplaces, at, isThere) => {
  expect(isConsulting(workplaces, town, new Date(`${at.replace(' ', 'T')}:00+05:30`))).toBe(isThere)
})
