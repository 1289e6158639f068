import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayIn, instantIn } from '../kit/time/town-time.ts'
import { timeAt } from '../kit/time/day-minutes.ts'
import {
  checkSession,
  expectedAt,
  freeSlots,
  freeTokens,
  nextDays,
  slotStarts,
  takesPlaceOn,
  tokenMinutes,
  type Session,
} from './availability.rules.ts'

const opd: Session = {
  weekday: 2,
  opens: 540,
  closes: 900,
  capacity: 80,
  slotMinutes: null,
  from: '2026-11-24',
  until: '2026-12-22',
  season: null,
}
const evening: Session = { ...opd, opens: 1020, closes: 1130, capacity: null, slotMinutes: 15, until: null }
const none = { leave: [], holidays: [] }

// 2026-12-01 is a Tuesday.
it.each<[what: string, day: string, off: Parameters<typeof takesPlaceOn>[2], takesPlace: boolean]>([
  ['on its day of the week', '2026-12-01', none, true],
  ['on another', '2026-12-02', none, false],
  ['on the first day', '2026-11-24', none, true],
  ['before the first day', '2026-11-17', none, false],
  ['on the last day', '2026-12-22', none, true],
  ['after the last day', '2026-12-29', none, false],
  ['on a holiday of the town', '2026-12-01', { leave: [], holidays: ['2026-12-01'] }, false],
  [
    'on the first day of leave',
    '2026-12-01',
    { leave: [{ from: '2026-12-01', until: '2026-12-05' }], holidays: [] },
    false,
  ],
  [
    'on the last day of leave',
    '2026-12-01',
    { leave: [{ from: '2026-11-28', until: '2026-12-01' }], holidays: [] },
    false,
  ],
  [
    'after the leave',
    '2026-12-08',
    { leave: [{ from: '2026-11-28', until: '2026-12-07' }], holidays: [] },
    true,
  ],
])('a session on Tuesdays, %s, %s', (_what, day, off, takesPlace) => {
  expect(takesPlaceOn(opd, day, off)).toBe(takesPlace)
})

it.each([
  ['2026-10-13', 'summer', true],
  ['2026-10-20', 'summer', false],
  ['2027-04-13', 'summer', false],
  ['2026-10-13', 'winter', false],
  ['2026-10-20', 'winter', true],
  ['2027-01-05', 'winter', true],
  ['2027-04-13', 'winter', true],
  ['2027-04-20', 'winter', false],
] as const)('on %s a session of the %s takes place: %s', (day, name, takesPlace) => {
  const season = { summer: { from: '04-16', until: '10-15' }, winter: { from: '10-16', until: '04-15' } }[
    name
  ]
  const seasonal = { ...opd, from: '2026-01-01', until: null, season }
  expect(takesPlaceOn(seasonal, day, none)).toBe(takesPlace)
})

it('a session that was cancelled before it began never takes place', () => {
  expect(
    nextDays({ ...opd, until: '2026-11-23' }, none, { first: '2026-11-01', within: 90, count: 9 }),
  ).toEqual([])
})

it('the next days leave out holidays and leave', () => {
  const off = { leave: [{ from: '2026-12-07', until: '2026-12-09' }], holidays: ['2026-11-24'] }
  expect(nextDays(opd, off, { first: '2026-11-20', within: 90, count: 9 })).toEqual([
    '2026-12-01',
    '2026-12-15',
    '2026-12-22',
  ])
})

it.each([
  [1, '09:00'],
  [2, '09:04'],
  [12, '09:49'],
  [80, '14:55'],
  // Of numbers that were cancelled.
  [85, '14:55'],
])('number %i of 80 between 9 and 15 is expected at %s', (token, time) => {
  expect(timeAt(expectedAt(opd, token))).toBe(time)
})

it('a slot ends before the session does, and none overlaps a visit', () => {
  expect(slotStarts(evening).map(timeAt)).toEqual([
    '17:00',
    '17:15',
    '17:30',
    '17:45',
    '18:00',
    '18:15',
    '18:30',
  ])
  expect(freeSlots(evening, [{ from: 1030, minutes: 20 }]).map(timeAt)).toEqual([
    '17:30',
    '17:45',
    '18:00',
    '18:15',
    '18:30',
  ])
})

it.each([
  [{ closes: 540 }, { closes: 'closesBefore' }],
  [{ from: '2026-11-20' }, { from: 'dayPast' }],
  [{ until: '2026-11-23' }, { until: 'untilBefore' }],
  [{ capacity: 0 }, { capacity: 'capacityNumber' }],
  [{ capacity: 301 }, { capacity: 'capacityNumber' }],
  [{ closes: 600, capacity: 61 }, { capacity: 'capacityNumber' }],
  [{ capacity: null, slotMinutes: 4 }, { slotMinutes: 'slotNumber' }],
  [{ capacity: null, slotMinutes: 60, closes: 590 }, { slotMinutes: 'slotNumber' }],
  [{}, {}],
  [{ until: null, capacity: 300 }, {}],
])('a session with %o is refused with %o', (change, problems) => {
  expect(checkSession({ ...opd, ...change }, '2026-11-24')).toEqual(problems)
})

const anySession = fc
  .record({
    weekday: fc.integer({ min: 0, max: 6 }),
    opens: fc.integer({ min: 0, max: 1300 }),
    length: fc.integer({ min: 10, max: 600 }),
    count: fc.integer({ min: 1, max: 300 }),
    isByToken: fc.boolean(),
  })
  .map(({ weekday, opens, length, count, isByToken }): Session => {
    const closes = Math.min(1440, opens + length)
    return {
      weekday,
      opens,
      closes,
      from: '2026-01-01',
      until: null,
      season: null,
      capacity: isByToken ? Math.min(count, closes - opens) : null,
      slotMinutes: isByToken ? null : Math.min(5 + (count % 116), closes - opens),
    }
  })

describe('whatever is entered', () => {
  it('a session takes place once a week, on its day of the week in Nabha', () => {
    fc.assert(
      fc.property(anySession, fc.integer({ min: 0, max: 1000 }), (session, ahead) => {
        const first = addDays('2026-01-01', ahead)
        const days = nextDays(session, none, { first, within: 7, count: 7 })
        expect(days).toHaveLength(1)
        // India has no clock change: noon of the day is that weekday everywhere.
        const noon = instantIn('Asia/Kolkata', days[0] ?? '', '12:00')
        expect(noon.getUTCDay()).toBe(session.weekday)
        expect(dayIn('Asia/Kolkata', noon)).toBe(days[0])
      }),
    )
  })

  it('never more tokens than places, each expected in the session and in the order of the numbers', () => {
    fc.assert(
      fc.property(anySession, fc.array(fc.boolean(), { maxLength: 400 }), (session, cancels) => {
        if (session.capacity === null) return
        let [taken, last, before] = [0, 0, session.opens]
        for (const isCancelled of cancels) {
          if (freeTokens(session, taken) === 0) break
          taken += 1
          last += 1
          const at = expectedAt(session, last)
          expect(at).toBeGreaterThanOrEqual(before)
          expect(at).toBeLessThan(session.closes)
          expect(taken).toBeLessThanOrEqual(session.capacity)
          before = at
          if (isCancelled) taken -= 1
        }
        expect(tokenMinutes(session) * session.capacity).toBeLessThanOrEqual(session.closes - session.opens)
      }),
    )
  })

  it('no slot twice: those that are taken one after another never overlap', () => {
    fc.assert(
      fc.property(anySession, fc.array(fc.nat(), { maxLength: 150 }), (session, picks) => {
        const length = session.slotMinutes ?? 0
        const taken: { from: number; minutes: number }[] = []
        for (const pick of picks) {
          const free = freeSlots(session, taken)
          const from = free[pick % Math.max(1, free.length)]
          if (from === undefined) break
          taken.push({ from, minutes: length })
        }
        const inOrder = taken.map(({ from }) => from).toSorted((one, other) => one - other)
        inOrder.forEach((from, nth) => {
          expect(from - (inOrder[nth - 1] ?? -1440)).toBeGreaterThanOrEqual(length)
          expect(from).toBeGreaterThanOrEqual(session.opens)
          expect(from + length).toBeLessThanOrEqual(session.closes)
        })
      }),
    )
  })
})
