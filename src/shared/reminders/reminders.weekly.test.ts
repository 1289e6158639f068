import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../kit/time/town-time.ts'
import { everyDay, isMarkable, type MarkedDose, type Plan } from './reminders.schedule.ts'
import { isTakenThisWeek } from './reminders.weekly.ts'

const nabha = 'Asia/Kolkata'
/** A Sunday. */
const sunday = '2026-11-22'
const plan = (more: Partial<Plan> = {}): Plan => ({
  since: '2026-10-01T00:00:00.000Z',
  dosage: '',
  times: ['21:00'],
  days: [0],
  startsOn: '2026-10-01',
  endsOn: null,
  ...more,
})
const taken = (day: string, time = '21:00', state: MarkedDose['state'] = 'taken'): MarkedDose => ({
  reminderId: 'mtx',
  day,
  time,
  state,
})
const isTaken = (plans: Plan[], marked: MarkedDose[], day: string, time = '21:00') =>
  isTakenThisWeek({ id: 'mtx', plans }, marked, { day, time }, nabha)

const seventh = { days: everyDay, cycle: { on: 1, off: 6 } }
const from = (day: string, more: Partial<Plan>) => plan({ since: `${day}T00:00:00.000Z`, ...more })

it.each<[string, Plan[], MarkedDose[], string, boolean]>([
  ['a week later', [plan()], [taken('2026-11-15')], sunday, false],
  [
    'moved to the next day',
    [plan(), from(sunday, { days: [1] })],
    [taken(sunday, '03:00')],
    '2026-11-23',
    true,
  ],
  ['six days after', [plan(), from('2026-11-18', { days: [6] })], [taken('2026-11-15')], '2026-11-21', true],
  [
    'before one taken',
    [plan(), from('2026-11-17', { days: [3] })],
    [taken('2026-11-18')],
    '2026-11-15',
    true,
  ],
  [
    'after a skipped one',
    [plan(), from('2026-11-18', { days: [6] })],
    [taken('2026-11-15', '21:00', 'skipped')],
    '2026-11-21',
    false,
  ],
  ['marked again', [plan()], [taken(sunday)], sunday, false],
  ['a daily medicine', [plan({ days: everyDay })], [taken('2026-11-21')], sunday, false],
  [
    'every seventh day, moved by a day',
    [plan(seventh), from(sunday, { ...seventh, startsOn: '2026-11-23' })],
    [taken(sunday, '03:00')],
    '2026-11-23',
    true,
  ],
  [
    'every thirtieth day, twice',
    [plan({ ...seventh, cycle: { on: 1, off: 29 } })],
    [taken('2026-11-20')],
    sunday,
    true,
  ],
  ['every sixth day', [plan({ ...seventh, cycle: { on: 1, off: 5 } })], [taken('2026-11-20')], sunday, false],
  [
    'seven days in a row, then a pause',
    [plan({ ...seventh, cycle: { on: 7, off: 7 } })],
    [taken('2026-11-21')],
    sunday,
    false,
  ],
  [
    'daily until yesterday',
    [plan({ days: everyDay }), from('2026-11-22', {})],
    [taken('2026-11-21')],
    sunday,
    false,
  ],
  [
    'the time of the same day moved',
    [plan(), from(sunday, { times: ['22:00'] })],
    [taken(sunday, '04:00')],
    sunday,
    true,
  ],
])('%s', (_, plans, marked, day, is) => {
  const time = plans.at(-1)?.times[0] ?? ''
  expect(isTaken(plans, marked, day, time)).toBe(is)
})

it('two times of the one day may both be taken', () => {
  const plans = [plan({ times: ['09:00', '21:00'] })]
  expect(isTaken(plans, [taken(sunday, '09:00')], sunday)).toBe(false)
})

it('however the day is moved, no two doses of a weekly medicine are taken within a week', () => {
  const moves = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 6 })), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(moves, (changes) => {
      const plans = [
        plan(),
        ...changes
          .toSorted(([one], [other]) => one - other)
          .map(([after, day]) => from(addDays('2026-10-02', after), { days: [day] })),
      ]
      const marks: MarkedDose[] = []
      // Takes whatever is planned and not refused.
      for (let day = '2026-10-02'; day < '2026-11-20'; day = addDays(day, 1)) {
        const isPlanned = isMarkable({ plans }, { day, time: '21:00' }, day, nabha)
        if (isPlanned && !isTaken(plans, marks, day)) marks.push(taken(day))
      }
      const days = marks.map(({ day }) => day)
      expect(days.length).toBeGreaterThan(0)
      expect(days.slice(1).filter((day, n) => day < addDays(days[n] ?? '', 7))).toEqual([])
    }),
  )
})
