import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOfNextClinicDay } from '../kit/time/clinic-hours.ts'
import { instantIn, timeIn } from '../kit/time/town-time.ts'
import {
  answerBy,
  isWorse,
  needsOwner,
  nextStep,
  noLongerThanMs,
  outcomeWithinMinutes,
  steps,
  toldAfterMinutes,
  urgencies,
  type AlarmState,
  proposedShift,
} from './alarms.rules.ts'

const zone = 'Asia/Kolkata'
const raisedAt = new Date('2026-11-21T10:00:00+05:30')
const untold = { treating: null, duty: null, desk: null, patient: null }
const minutes = (count: number) => new Date(raisedAt.getTime() + count * 60_000)
const alarm = (options: Partial<AlarmState> = {}): AlarmState => ({
  urgency: 'critical',
  raisedAt,
  dueAt: minutes(15),
  isSentToHospital: false,
  told: untold,
  toldDoctors: 0,
  deskLastToldAt: null,
  ownedAt: null,
  acknowledgedAt: null,
  closedAt: null,
  ...options,
})
const at = raisedAt

describe('the next step', () => {
  const treated = { told: { ...untold, treating: at }, toldDoctors: 1 }
  const onDuty = { told: { ...treated.told, duty: minutes(5) }, toldDoctors: 2 }
  const atDesk = { ...onDuty, told: { ...onDuty.told, desk: minutes(10) }, deskLastToldAt: minutes(10) }
  it.each<[string, Partial<AlarmState>, string, number]>([
    ['begins at once', {}, 'treating', 0],
    ['is the doctor on duty after five minutes', treated, 'duty', 5],
    ['is the doctor on duty at once if nobody treats', { told: treated.told }, 'duty', 0],
    ['is the desk after ten minutes', onDuty, 'desk', 10],
    ['is the desk at once if no doctor was told', { told: onDuty.told }, 'desk', 0],
    ['is the patient after fifteen minutes', atDesk, 'patient', 15],
    [
      'is the desk at once for whom a doctor sent to the hospital',
      { ...treated, isSentToHospital: true },
      'duty',
      0,
    ],
    [
      'waits for the outcome after an answer',
      { ...treated, acknowledgedAt: minutes(2) },
      'desk',
      2 + outcomeWithinMinutes,
    ],
    [
      'is the desk again an hour later',
      { ...atDesk, told: { ...atDesk.told, patient: minutes(15) } },
      'desk',
      70,
    ],
  ])('%s', (_, options, step, after) => {
    expect(nextStep(alarm(options), zone)).toEqual({ step, at: minutes(after) })
  })

  it('asks the desk again every hour, at night only for a critical one that nobody has answered', () => {
    const told = { treating: at, duty: at, desk: at, patient: at }
    const deskLastToldAt = new Date('2026-11-21T20:30:00+05:30')
    const again = (options: Parameters<typeof alarm>[0]) =>
      nextStep(alarm({ told, deskLastToldAt, ...options }), zone)?.at
    const morning = new Date('2026-11-22T07:00:00+05:30')
    expect(again({})).toEqual(new Date('2026-11-21T21:30:00+05:30'))
    expect(again({ acknowledgedAt: at })).toEqual(morning)
    expect(again({ urgency: 'urgent', dueAt: at })).toEqual(morning)
  })

  it('is none once it is closed', () => {
    expect(nextStep(alarm({ closedAt: at }), zone)).toBeNull()
  })
})

it('a critical one is due after fifteen minutes', () => {
  expect(answerBy('critical', raisedAt, raisedAt)).toEqual(minutes(15))
})

describe('an urgent one is due at the end of the next clinic day, and within two days', () => {
  const winter = {
    seasons: [{ from: '10-16', opens: '09:00', closes: '15:00' }],
    closedWeekdays: ['sunday' as const],
    holidays: ['2026-12-25', '2026-12-26'],
  }
  const moment = (text: string) => instantIn(zone, text.slice(0, 10), text.slice(11))
  const due = (text: string) =>
    answerBy('urgent', moment(text), endOfNextClinicDay(winter, zone, moment(text)))
  it.each([
    ['Monday, before the clinics open: the same day', '2026-11-23 07:00', '2026-11-23 15:00'],
    ['Monday', '2026-11-23 10:00', '2026-11-24 15:00'],
    ['Monday night', '2026-11-23 23:30', '2026-11-24 15:00'],
    ['Thursday', '2026-11-26 10:00', '2026-11-27 15:00'],
    ['Friday', '2026-11-27 10:00', '2026-11-28 15:00'],
    ['Saturday, before the clinics open', '2026-11-28 07:00', '2026-11-28 15:00'],
    [
      'Saturday, within the clinic day: 48 hours, not Monday at 15:00',
      '2026-11-28 10:00',
      '2026-11-30 10:00',
    ],
    ['Saturday at the end of the clinic day', '2026-11-28 15:00', '2026-11-30 15:00'],
    ['Saturday evening', '2026-11-28 20:00', '2026-11-30 15:00'],
    ['Sunday', '2026-11-29 10:00', '2026-11-30 15:00'],
    ['Wednesday before two holidays', '2026-12-23 10:00', '2026-12-24 15:00'],
    ['Thursday before two holidays and a Sunday: 48 hours', '2026-12-24 10:00', '2026-12-26 10:00'],
    ['a holiday before a holiday and a Sunday: 48 hours', '2026-12-25 10:00', '2026-12-27 10:00'],
    ['a holiday before a Sunday: 48 hours', '2026-12-26 10:00', '2026-12-28 10:00'],
  ])('%s', (_, text, expected) => {
    expect(due(text)).toEqual(moment(expected))
  })

  it('at every minute of a year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 * 24 * 60 }), (minute) => {
        const raised = minutes(minute)
        const end = endOfNextClinicDay(winter, zone, raised)
        const then = answerBy('urgent', raised, end)
        expect(then.getTime() - raised.getTime()).toBeLessThanOrEqual(48 * 3_600_000)
        expect(then <= end && then > raised).toBe(true)
      }),
    )
  })
})

it.each<[string, number[][], number[], boolean]>([
  ['higher than all', [[190, 120]], [200, 118], true],
  ['lower than all', [[40]], [30], true],
  [
    'between',
    [
      [190, 120],
      [180, 130],
    ],
    [185, 125],
    false,
  ],
  ['the same', [[30]], [30], false],
  ['the first of its kind', [], [30], true],
])('%s is worse: %s', (_, earlier, values, is) => {
  const code = '8867-4'
  expect(
    isWorse(
      { code, values },
      earlier.map((one) => ({ code, values: one })),
    ),
  ).toBe(is)
})

type Act = { after: number } & (
  { is: 'server'; runs: boolean } | { is: 'answer' | 'notReached' | 'hand' | 'outcome' | 'leave' | 'look' }
)
const acts = fc.array(
  fc.oneof(
    fc.record({
      after: fc.integer({ min: 0, max: 600 }),
      is: fc.constant('server' as const),
      runs: fc.boolean(),
    }),
    fc.record({
      after: fc.integer({ min: 0, max: 600 }),
      is: fc.constantFrom(
        'answer' as const,
        'notReached' as const,
        'hand' as const,
        'outcome' as const,
        // The account of whoever has answered or has to answer is closed.
        'leave' as const,
        'look' as const,
      ),
    }),
  ),
  { maxLength: 12 },
)

/** One alarm with a simulated clock: the server takes due steps each minute while it runs. */
function simulate(
  urgency: AlarmState['urgency'],
  doctors: { treating: number; duty: number },
  list: readonly Act[],
) {
  let state = alarm({ urgency, dueAt: answerBy(urgency, raisedAt, minutes(52 * 60)) })
  let [now, runs] = [0, true]
  const taken: { step: string; at: number }[] = []
  const gaps: string[] = []
  /** When somebody answered or handed it over: the desk may be told sooner after that. */
  const turns: number[] = []
  const tick = () => {
    if (!runs) return
    for (let next = nextStep(state, zone); next && next.at <= minutes(now); next = nextStep(state, zone)) {
      taken.push({ step: next.step, at: now })
      const told = { ...state.told, [next.step]: state.told[next.step] ?? minutes(now) }
      const more = next.step === 'treating' || next.step === 'duty' ? doctors[next.step] : 0
      const ownedAt = needsOwner(state, minutes(now)) ? minutes(now) : state.ownedAt
      const desk = next.step === 'desk' ? { deskLastToldAt: minutes(now), ownedAt } : {}
      state = Object.assign({}, state, { told, toldDoctors: state.toldDoctors + more }, desk)
      if (taken.length > 1000) throw new Error('It never ends.')
    }
    const isOld = now > noLongerThanMs / 60_000
    // At the very minute, and at night too.
    if (now >= noLongerThanMs / 60_000 && !state.closedAt && !state.acknowledgedAt && !state.ownedAt)
      gaps.push(`nobody owns it after ${now} minutes`)
    const answered = state.acknowledgedAt?.getTime() ?? -Infinity
    if (minutes(now).getTime() - answered <= outcomeWithinMinutes * 60_000) return
    const time = timeIn(zone, minutes(now))
    if (!isOld || state.closedAt !== null || time < '08:00' || time >= '21:00') return
    const asked = state.deskLastToldAt?.getTime() ?? 0
    if (minutes(now).getTime() - asked > 3_600_000) gaps.push(`nobody asks for it after ${now} minutes`)
  }
  for (const act of list) {
    for (let left = act.after; left >= 0; left -= 1) {
      tick()
      now += left > 0 ? 1 : 0
    }
    if (act.is === 'server') runs = act.runs
    if (state.closedAt !== null || act.is === 'server' || act.is === 'look') continue
    if (act.is === 'answer' || act.is === 'hand' || act.is === 'leave') turns.push(now)
    if (act.is === 'answer') state = { ...state, acknowledgedAt: state.acknowledgedAt ?? minutes(now) }
    if (act.is === 'outcome' && state.acknowledgedAt) state = { ...state, closedAt: minutes(now) }
    if (act.is === 'hand' && state.acknowledgedAt) {
      const told = { ...state.told, desk: state.told.desk ?? minutes(now) }
      state = { ...state, acknowledgedAt: null, ownedAt: null, told, deskLastToldAt: minutes(now) }
      if (needsOwner(state, minutes(now))) state = { ...state, ownedAt: minutes(now) }
    }
    if (act.is === 'leave' && (state.acknowledgedAt ?? state.ownedAt))
      state = { ...state, acknowledgedAt: null, ownedAt: null, deskLastToldAt: null }
  }
  runs = true
  for (let left = 0; left < 26 * 60; left += 1) {
    tick()
    now += 1
  }
  return { state, taken, gaps, turns }
}

const dayMinutes = noLongerThanMs / 60_000

it('whatever happens: nothing stays without an owner or an outcome for a day, none is forgotten, each step once and in order', () => {
  const doctors = fc.record({ treating: fc.nat(2), duty: fc.nat(1) })
  fc.assert(
    fc.property(fc.constantFrom(...urgencies), doctors, acts, (urgency, told, list) => {
      const { state, taken, gaps, turns } = simulate(urgency, told, list)
      expect(gaps).toEqual([])
      const first = taken.map(({ step }) => step).filter((step, nth, all) => all.indexOf(step) === nth)
      const inOrder = steps.filter((step) => first.includes(step))
      // An answered alarm is asked for at the desk before its other steps.
      const isAnswered = list.some(({ is }) => is === 'answer')
      expect(isAnswered ? inOrder : first).toEqual(inOrder)
      for (const step of ['treating', 'duty', 'patient'] as const)
        expect(taken.filter((one) => one.step === step).length).toBeLessThanOrEqual(1)
      const desk = taken.filter(({ step }) => step === 'desk')
      for (const [nth, { at: when }] of desk.entries()) {
        const before = desk[nth - 1]?.at
        const isTurned = turns.some((turn) => before !== undefined && turn >= before && turn <= when)
        // Told once more when an owner is named.
        const isNamed = before !== undefined && before < dayMinutes && when >= dayMinutes
        expect(before === undefined || isTurned || isNamed || when - before >= 60).toBe(true)
      }
      expect(state.closedAt ?? state.deskLastToldAt).not.toBeNull()
    }),
    {
      numRuns: 300,
      // The server came back an hour before the desk is asked for an urgent one: it was told twice within the hour.
      examples: [
        [
          'urgent',
          { treating: 1, duty: 0 },
          [
            { after: 0, is: 'server', runs: false },
            { after: 1381, is: 'look' },
          ],
        ],
      ],
    },
  )
}, 300_000)

it.each(urgencies)(
  'an alarm that nobody ever answers has an owner after a day, at the minute (%s)',
  (urgency) => {
    const { state, taken, gaps } = simulate(urgency, { treating: 1, duty: 0 }, [])
    expect(gaps).toEqual([])
    expect(state).toMatchObject({ acknowledgedAt: null, ownedAt: minutes(dayMinutes) })
    expect(taken).toContainEqual({ step: 'desk', at: dayMinutes })
  },
)

it('nobody waits: the patient knows after fifteen minutes if nobody has answered', () => {
  const { taken } = simulate('critical', { treating: 1, duty: 1 }, [])
  expect(taken.slice(0, 4)).toEqual(steps.map((step) => ({ step, at: toldAfterMinutes[step] })))
})

it.each([
  ['00:10', '08:00', '20:00'],
  ['19:59', '08:00', '20:00'],
  ['20:00', '20:00', '08:00'],
  ['23:59', '20:00', '08:00'],
])('at %s a duty from %s to %s is proposed, which is not over', (time, from, until) => {
  expect(proposedShift(time)).toEqual({ from, until })
})
