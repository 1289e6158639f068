import { describe, expect, it } from 'vitest'
import {
  dosesAtHand,
  dosesOfDay,
  dueDoses,
  isMarkable,
  isSamePlan,
  missedDoses,
  nextDose,
  plannedTimes,
  isEarly,
  stateOf,
  type Dose,
  type MarkedDose,
  type Plan,
  type Reminder,
} from './reminders.schedule.ts'

const nabha = 'Asia/Kolkata'
const at = (wall: string) => new Date(`${wall.replace(' ', 'T')}:00+05:30`)

/** Today in this file is Saturday 21 November 2026. */
function plan(options: Partial<Plan> & { from?: string } = {}): Plan {
  const { from = '2026-11-01 00:00', ...told } = options
  return {
    since: at(from).toISOString(),
    dosage: '5 ml',
    times: ['08:00', '14:00', '20:00'],
    days: [0, 1, 2, 3, 4, 5, 6],
    startsOn: '2026-11-01',
    endsOn: null,
    ...told,
  }
}
function reminder(options: Partial<Reminder> = {}): Reminder {
  return { id: 'syrup', name: 'Syrup', isRemoved: false, plans: [plan()], ...options }
}
const mark = (day: string, time: string, state: MarkedDose['state'] = 'taken'): MarkedDose => ({
  reminderId: 'syrup',
  day,
  time,
  state,
})
const short = (doses: readonly Dose[]) => doses.map(({ name, time, mark: said }) => `${name} ${time} ${said}`)

const three = ['08:00', '14:00', '20:00']

describe('the times of a day', () => {
  it.each<[string, Partial<Plan> & { from?: string }, string, string[]]>([
    ['every day', {}, '2026-11-21', ['08:00', '14:00', '20:00']],
    ['before the first day', { startsOn: '2026-11-22' }, '2026-11-21', []],
    ['on the first day', { startsOn: '2026-11-21' }, '2026-11-21', ['08:00', '14:00', '20:00']],
    ['on the last day', { endsOn: '2026-11-21' }, '2026-11-21', ['08:00', '14:00', '20:00']],
    ['after the last day', { endsOn: '2026-11-21' }, '2026-11-22', []],
    ['on Saturdays, a Saturday', { days: [6] }, '2026-11-21', ['08:00', '14:00', '20:00']],
    ['on Saturdays, a Sunday', { days: [6] }, '2026-11-22', []],
    ['on Sundays, a Sunday', { days: [0, 3] }, '2026-11-22', ['08:00', '14:00', '20:00']],
    [
      'every second day, the first',
      { cycle: { on: 1, off: 1 }, startsOn: '2026-11-21' },
      '2026-11-21',
      three,
    ],
    ['every second day, the next', { cycle: { on: 1, off: 1 }, startsOn: '2026-11-20' }, '2026-11-21', []],
    [
      'every second day, over the month’s end',
      { cycle: { on: 1, off: 1 }, startsOn: '2026-11-29' },
      '2026-12-01',
      three,
    ],
    ['day 21 of 21 and 7', { cycle: { on: 21, off: 7 }, startsOn: '2026-11-01' }, '2026-11-21', three],
    ['day 22 of 21 and 7', { cycle: { on: 21, off: 7 }, startsOn: '2026-11-01' }, '2026-11-22', []],
    ['day 1 of the next 21', { cycle: { on: 21, off: 7 }, startsOn: '2026-11-01' }, '2026-11-29', three],
    ['a cycle before its first day', { cycle: { on: 1, off: 1 }, startsOn: '2026-11-23' }, '2026-11-21', []],
    ['a cycle after its last day', { cycle: { on: 1, off: 1 }, endsOn: '2026-11-20' }, '2026-11-21', []],
    ['submitted at ten in the morning', { from: '2026-11-21 10:00' }, '2026-11-21', ['14:00', '20:00']],
    ['submitted in the very minute', { from: '2026-11-21 14:00' }, '2026-11-21', ['14:00', '20:00']],
    ['submitted after the last dose of the day', { from: '2026-11-21 20:01' }, '2026-11-21', []],
    ['submitted on a later day', { from: '2026-11-22 07:00' }, '2026-11-21', []],
    ['midnight and the minute before it', { times: ['00:00', '23:59'] }, '2026-11-21', ['00:00', '23:59']],
  ])('%s', (_, options, day, times) => {
    expect(plannedTimes({ plans: [plan(options)] }, day, nabha)).toEqual(times)
  })

  it('use the town’s time zone, not the machine’s: half past midnight there is the evening before here', () => {
    const plans = [plan({ from: '2026-11-21 00:30', times: ['00:15', '00:45'] })]
    expect(plannedTimes({ plans }, '2026-11-20', nabha)).toEqual([])
    expect(plannedTimes({ plans }, '2026-11-21', nabha)).toEqual(['00:45'])
  })
})

describe('a change in the middle of a day', () => {
  const plans = [
    plan(),
    plan({ from: '2026-11-21 12:00', times: ['09:00', '15:00', '20:00'], dosage: '10 ml' }),
  ]
  const changed = reminder({ plans })

  it('keeps the doses before it and moves those after it; none appears twice or late from the start', () => {
    expect(plannedTimes(changed, '2026-11-20', nabha)).toEqual(['08:00', '14:00', '20:00'])
    expect(plannedTimes(changed, '2026-11-21', nabha)).toEqual(['08:00', '15:00', '20:00'])
    expect(plannedTimes(changed, '2026-11-22', nabha)).toEqual(['09:00', '15:00', '20:00'])
  })

  it('keeps the dosage that applied to each dose', () => {
    const doses = dosesOfDay([changed], [], '2026-11-21', nabha)
    expect(doses.map(({ time, dosage }) => [time, dosage])).toEqual([
      ['08:00', '5 ml'],
      ['15:00', '10 ml'],
      ['20:00', '10 ml'],
    ])
  })

  it('keeps a dose that was marked ahead of its time and then moved', () => {
    const doses = dosesOfDay([changed], [mark('2026-11-21', '14:00')], '2026-11-21', nabha)
    expect(short(doses)).toEqual([
      'Syrup 08:00 null',
      'Syrup 14:00 taken',
      'Syrup 15:00 null',
      'Syrup 20:00 null',
    ])
  })

  it.each<[string, Partial<Plan>, boolean]>([
    ['the same', {}, true],
    ['another dosage', { dosage: '6 ml' }, false],
    ['another time', { times: ['08:00'] }, false],
    ['other days', { days: [1] }, false],
    ['a last day', { endsOn: '2026-12-01' }, false],
    ['another first day', { startsOn: '2026-11-02' }, false],
    ['every second day', { cycle: { on: 1, off: 1 } }, false],
  ])('needs a new plan or not: %s', (_, options, isSame) => {
    expect(isSamePlan(plan(), plan({ from: '2026-11-21 12:00', ...options }))).toBe(isSame)
  })
})

describe('the doses of a day', () => {
  const pill = reminder({ id: 'pill', name: 'Pill', plans: [plan({ times: ['08:00'] })] })

  it('are sorted by time, then by name, each with its own mark', () => {
    const marked = [mark('2026-11-21', '08:00'), mark('2026-11-20', '14:00', 'skipped')]
    expect(short(dosesOfDay([reminder(), pill], marked, '2026-11-21', nabha))).toEqual([
      'Pill 08:00 null',
      'Syrup 08:00 taken',
      'Syrup 14:00 null',
      'Syrup 20:00 null',
    ])
  })

  it('of a removed reminder are only those that were marked', () => {
    const removed = reminder({ isRemoved: true })
    expect(dosesOfDay([removed], [], '2026-11-21', nabha)).toEqual([])
    const marked = [mark('2026-11-21', '08:00', 'skipped')]
    expect(short(dosesOfDay([removed], marked, '2026-11-21', nabha))).toEqual(['Syrup 08:00 skipped'])
  })
})

describe('the state of a dose', () => {
  const dose = (day: string, time: string, said: Dose['mark'] = null): Dose => ({
    reminderId: 'syrup',
    name: 'Syrup',
    dosage: '',
    amount: null,
    unit: null,
    food: null,
    day,
    time,
    mark: said,
    reason: null,
  })
  it.each([
    ['2026-11-21 07:59', dose('2026-11-21', '08:00'), 'upcoming'],
    ['2026-11-21 08:00', dose('2026-11-21', '08:00'), 'due'],
    ['2026-11-21 08:59', dose('2026-11-21', '08:00'), 'due'],
    ['2026-11-21 09:00', dose('2026-11-21', '08:00'), 'overdue'],
    ['2026-11-21 00:14', dose('2026-11-20', '23:15'), 'due'],
    ['2026-11-21 00:15', dose('2026-11-20', '23:15'), 'overdue'],
    ['2026-11-20 23:59', dose('2026-11-21', '00:00'), 'upcoming'],
    ['2026-11-21 00:00', dose('2026-11-21', '00:00'), 'due'],
    ['2026-11-21 07:00', dose('2026-11-21', '08:00', 'taken'), 'taken'],
    ['2026-11-22 07:00', dose('2026-11-21', '08:00', 'skipped'), 'skipped'],
  ] as const)('at %s of %o is %s', (now, one, state) => {
    expect(stateOf(one, at(now), nabha)).toBe(state)
  })
})

it.each([
  ['2026-11-21', '06:59', true],
  ['2026-11-21', '07:00', false],
  ['2026-11-21', '09:00', false],
  ['2026-11-22', '07:59', false],
])('a mark on %s at %s for the dose at 8:00 on the 21st is early: %s', (day, time, early) => {
  const now = new Date(`${day}T${time}:00+05:30`)
  expect(isEarly({ day: '2026-11-21', time: '08:00' }, now, nabha)).toBe(early)
})

it('past midnight last night’s dose stays listed while it is due', () => {
  const late = reminder({ plans: [plan({ times: ['23:30'] })] })
  const days = (now: string, marked: MarkedDose[] = []) =>
    dosesAtHand([late], marked, at(now), nabha).map(({ day }) => day)
  expect(days('2026-11-21 00:20')).toEqual(['2026-11-20', '2026-11-21'])
  expect(days('2026-11-21 00:30')).toEqual(['2026-11-21'])
  expect(days('2026-11-21 00:20', [mark('2026-11-20', '23:30')])).toEqual(['2026-11-21'])
})

describe('which doses ring', () => {
  const all = reminder({ plans: [plan({ times: ['08:00', '23:30'] })] })
  it.each<[string, string, string, MarkedDose[], string[]]>([
    ['in its very minute', '2026-11-21 07:59', '2026-11-21 08:00', [], ['2026-11-21 08:00']],
    ['not before', '2026-11-21 07:58', '2026-11-21 07:59', [], []],
    ['not again', '2026-11-21 08:00', '2026-11-21 08:01', [], []],
    ['while it is due', '2026-11-21 07:59', '2026-11-21 08:59', [], ['2026-11-21 08:00']],
    ['not after its hour', '2026-11-21 07:59', '2026-11-21 09:00', [], []],
    ['past midnight', '2026-11-20 23:00', '2026-11-21 00:15', [], ['2026-11-20 23:30']],
    ['not one that was taken', '2026-11-21 07:59', '2026-11-21 08:00', [mark('2026-11-21', '08:00')], []],
    [
      'not one that was skipped',
      '2026-11-21 07:59',
      '2026-11-21 08:00',
      [mark('2026-11-21', '08:00', 'skipped')],
      [],
    ],
  ])('%s', (_, from, now, marked, rings) => {
    const doses = dueDoses([all], marked, { from: at(from), now: at(now) }, nabha)
    expect(doses.map(({ day, time }) => `${day} ${time}`)).toEqual(rings)
  })

  it('none of a removed reminder', () => {
    const span = { from: at('2026-11-21 07:00'), now: at('2026-11-21 08:00') }
    expect(dueDoses([{ ...all, isRemoved: true }], [], span, nabha)).toEqual([])
  })
})

it('missed are unmarked doses of yesterday and today whose hour is over', () => {
  const marked = [mark('2026-11-20', '14:00'), mark('2026-11-21', '08:00', 'skipped')]
  const missed = (now: string) =>
    missedDoses([reminder()], marked, at(now), nabha).map(({ day, time }) => `${day} ${time}`)
  expect(missed('2026-11-21 08:30')).toEqual(['2026-11-20 08:00', '2026-11-20 20:00'])
  expect(missed('2026-11-21 15:00')).toEqual(['2026-11-20 08:00', '2026-11-20 20:00', '2026-11-21 14:00'])
  expect(missed('2026-11-22 00:30')).toEqual(['2026-11-21 14:00', '2026-11-21 20:00'])
})

describe('the next dose', () => {
  it.each<[string, string, Partial<Plan>, MarkedDose[], string | undefined]>([
    ['later today', '2026-11-21 10:00', {}, [], '2026-11-21 14:00'],
    ['not the one due this minute', '2026-11-21 14:00', {}, [], '2026-11-21 20:00'],
    ['tomorrow', '2026-11-21 21:00', {}, [], '2026-11-22 08:00'],
    ['just before midnight', '2026-11-21 23:59', { times: ['00:00'] }, [], '2026-11-22 00:00'],
    ['not one already taken', '2026-11-21 10:00', {}, [mark('2026-11-21', '14:00')], '2026-11-21 20:00'],
    ['in a week, on the only day', '2026-11-21 21:00', { days: [6] }, [], '2026-11-28 08:00'],
    ['on the last day', '2026-11-21 15:00', { endsOn: '2026-11-21' }, [], '2026-11-21 20:00'],
    ['none after the last', '2026-11-21 20:00', { endsOn: '2026-11-21' }, [], undefined],
    ['none without a matching day', '2026-11-21 21:00', { days: [6], endsOn: '2026-11-27' }, [], undefined],
    ['every second day', '2026-11-21 21:00', { cycle: { on: 1, off: 1 } }, [], '2026-11-23 08:00'],
    [
      'a month later',
      '2026-11-21 21:00',
      { cycle: { on: 1, off: 29 }, startsOn: '2026-11-21' },
      [],
      '2026-12-21 08:00',
    ],
    [
      'a year later',
      '2026-11-21 21:00',
      { cycle: { on: 1, off: 365 }, startsOn: '2026-11-21' },
      [],
      '2027-11-22 08:00',
    ],
    ['after a pause', '2026-11-21 21:00', { cycle: { on: 21, off: 7 } }, [], '2026-11-29 08:00'],
    [
      'none of a cycle that ends',
      '2026-11-21 21:00',
      { cycle: { on: 21, off: 7 }, endsOn: '2026-11-28' },
      [],
      undefined,
    ],
    ['weeks ahead', '2026-11-21 10:00', { startsOn: '2027-01-10', days: [2] }, [], '2027-01-12 08:00'],
  ])('%s', (_, now, options, marked, next) => {
    const dose = nextDose([reminder({ plans: [plan(options)] })], marked, at(now), nabha)
    expect(dose && `${dose.day} ${dose.time}`).toBe(next)
  })

  it('is the first of all reminders, and never of a removed one', () => {
    const pill = reminder({ id: 'pill', name: 'Pill', plans: [plan({ times: ['13:00'] })] })
    const now = at('2026-11-21 10:00')
    expect(nextDose([reminder(), pill], [], now, nabha)?.name).toBe('Pill')
    expect(nextDose([reminder(), { ...pill, isRemoved: true }], [], now, nabha)?.name).toBe('Syrup')
    expect(nextDose([], [], now, nabha)).toBeUndefined()
  })
})

it.each([
  ['2026-11-21', '20:00', true],
  ['2026-11-20', '08:00', true],
  ['2026-11-22', '08:00', false],
  ['2026-11-21', '09:00', false],
  ['2026-10-31', '08:00', false],
])('a dose on %s %s may be marked on 21 November: %s', (day, time, may) => {
  expect(isMarkable(reminder(), { day, time }, '2026-11-21', nabha)).toBe(may)
})
