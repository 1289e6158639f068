import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../../kit/time/town-time.ts'
import { dosesOfDay, everyDay, isSamePlan, nextDose, type Plan } from '../reminders.schedule.ts'
import { leftNow, runsOutOn } from '../reminders.stock.ts'
import {
  changeOn,
  endOfSteps,
  mostStepDays,
  mostSteps,
  oneAmount,
  plansOfSteps,
  wrongSteps,
} from './reminders.steps.ts'

const nabha = 'Asia/Kolkata'
const morning = (amount: number, days: number | null) => ({ days, amounts: { '08:00': amount } })
/** Prednisolone of 5 mg: 40 mg for 5 days, 30 mg for 5 days, 20 mg for 5 days. */
const taper: Plan = {
  since: '2026-11-20T00:00:00Z',
  dosage: '5 mg',
  times: ['08:00'],
  unit: 'tablet',
  amounts: null,
  steps: [morning(8, 5), morning(6, 5), morning(4, 5)],
  days: everyDay,
  startsOn: '2026-11-29',
  endsOn: '2026-12-13',
}
const medicine = (...plans: Plan[]) => ({ id: 'a', name: 'Prednisolone', isRemoved: false, plans })
const amountsOn = (day: string, ...plans: Plan[]) =>
  dosesOfDay([medicine(...plans)], [], day, nabha).map(({ time, amount }) => `${time} ${amount}`)

it.each([
  ['2026-11-28', [], 'before the first day'],
  ['2026-11-29', ['08:00 8'], 'the first day'],
  ['2026-12-03', ['08:00 8'], 'the last day of the first step, in the next month'],
  ['2026-12-04', ['08:00 6'], 'the first day of the second step'],
  ['2026-12-08', ['08:00 6'], 'its last day'],
  ['2026-12-09', ['08:00 4'], 'the first day of the third step'],
  ['2026-12-13', ['08:00 4'], 'the last day'],
  ['2026-12-14', [], 'the day after'],
])('on %s: %s, %s', (day, doses) => {
  expect(amountsOn(day, taper)).toEqual(doses)
})

it('another first day moves all steps', () => {
  const later = { ...taper, startsOn: '2026-12-01', endsOn: '2026-12-15' }
  expect(amountsOn('2026-11-30', later)).toEqual([])
  expect(amountsOn('2026-12-05', later)).toEqual(['08:00 8'])
  expect(amountsOn('2026-12-06', later)).toEqual(['08:00 6'])
})

it('the last amount goes on for years if nothing ends it', () => {
  const goesOn = { ...taper, steps: [morning(8, 5), morning(1, null)], endsOn: null }
  expect(amountsOn('2029-02-28', goesOn)).toEqual(['08:00 1'])
})

it('1-0-1, then 1-0-0: a time without an amount has no dose', () => {
  const steps = [
    { days: 5, amounts: { '08:00': 1, '21:00': 1 } },
    { days: 5, amounts: { '08:00': 1, '21:00': 0 } },
  ]
  const plan = { ...taper, times: ['08:00', '21:00'], steps, endsOn: '2026-12-08' }
  expect(amountsOn('2026-12-03', plan)).toEqual(['08:00 1', '21:00 1'])
  expect(amountsOn('2026-12-04', plan)).toEqual(['08:00 1'])
  const now = new Date('2026-12-04T09:00:00+05:30')
  expect(nextDose([medicine(plan)], [], now, nabha)).toMatchObject({ day: '2026-12-05', time: '08:00' })
})

it('a change during a step leaves the days before as they were', () => {
  const changed = { ...taper, since: '2026-12-05T12:00:00+05:30', steps: [morning(8, 5), morning(2, 5)] }
  expect(amountsOn('2026-12-04', taper, changed)).toEqual(['08:00 6'])
  expect(amountsOn('2026-12-05', taper, changed)).toEqual(['08:00 6'])
  expect(amountsOn('2026-12-06', taper, changed)).toEqual(['08:00 2'])
})

it('only the first day of a later step is a change, with the amounts of the day before', () => {
  const days = Array.from({ length: 20 }, (_, n) => addDays('2026-11-27', n))
  const changes = days.filter((day) => changeOn(taper, day) !== null)
  expect(changes).toEqual(['2026-12-04', '2026-12-09'])
  expect(changeOn(taper, '2026-12-04')).toEqual({ before: { '08:00': 8 }, now: { '08:00': 6 } })
  const doses = days.map((day) => dosesOfDay([medicine(taper)], [], day, nabha)[0]?.change !== undefined)
  expect(days.filter((_, n) => doses[n])).toEqual(changes)
})

it('tablets are used in the amount of each day', () => {
  const stock = { left: 50, since: '2026-12-02T00:00:00+05:30' }
  const now = new Date('2026-12-05T10:00:00+05:30')
  const left = leftNow(stock, medicine(taper), [], now, nabha)
  // Two days of 8, two of 6.
  expect(left).toBe(22)
  // 6 on the 6th, 7th and 8th; the 4 that are left are enough for the 9th.
  expect(runsOutOn(medicine(taper), left, [], now, nabha)).toBe('2026-12-10')
})

it('other steps are another plan', () => {
  expect(isSamePlan(taper, { ...taper, steps: [morning(8, 5), morning(6, 5), morning(4, 5)] })).toBe(true)
  expect(isSamePlan(taper, { ...taper, steps: [morning(8, 5), morning(6, 4), morning(4, 5)] })).toBe(false)
  expect(isSamePlan(taper, { ...taper, steps: [morning(8, 5), morning(6, 5), morning(3, 5)] })).toBe(false)
})

it('each day of the steps belongs to exactly one of them, and no other day to any', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: mostStepDays }), { minLength: 2, maxLength: mostSteps })
  fc.assert(
    fc.property(lengths, fc.integer({ min: 0, max: 800 }), (days, later) => {
      const startsOn = addDays('2026-01-01', later)
      const steps = days.map((count, n) => morning(n + 1, count))
      const plans = plansOfSteps({ ...taper, startsOn, steps })
      const total = days.reduce((sum, count) => sum + count, 0)
      for (let n = -2; n < total + 2; n += 1) {
        const day = addDays(startsOn, n)
        const covering = plans.filter((one) => one.startsOn <= day && day <= (one.endsOn ?? ''))
        expect(covering).toHaveLength(n >= 0 && n < total ? 1 : 0)
      }
      expect(endOfSteps(steps, startsOn)).toBe(addDays(startsOn, total - 1))
    }),
    { numRuns: 30 },
  )
})

const merged = { ...taper, cycle: null, asNeeded: null }
it.each<[why: string, plan: typeof merged | object, said: object, isWithSteps: boolean]>([
  ['steps alone', {}, {}, true],
  ['steps of this write, a cycle of another', { cycle: { on: 1, off: 1 } }, { steps: taper.steps }, true],
  ['steps of another write, a cycle of this one', { cycle: { on: 1, off: 1 } }, {}, false],
  ['steps of another write, amounts of this one', { amounts: { '08:00': 1 } }, {}, false],
  ['steps of another write, days of this one', { days: [1] }, {}, false],
  ['without a unit', { unit: null }, { steps: taper.steps }, false],
])('%s', (_, plan, said, isWithSteps) => {
  const one = oneAmount({ ...merged, ...plan }, said)
  expect(Boolean(one.steps)).toBe(isWithSteps)
  // It still ends on its day.
  expect(one.endsOn).toBe('2026-12-13')
})

it('steps of this write end what another phone said of days and amounts', () => {
  const other = { amounts: { '08:00': 1 }, cycle: { on: 1, off: 1 }, days: [1] }
  const one = oneAmount({ ...merged, ...other }, { steps: taper.steps })
  expect(one).toMatchObject({ amounts: null, cycle: null, days: [0, 1, 2, 3, 4, 5, 6], steps: taper.steps })
})

it('a time that an earlier version moved has no amount', () => {
  expect(oneAmount({ ...merged, times: ['09:00'] }, {}).steps?.map(({ amounts }) => amounts)).toEqual([
    {},
    {},
    {},
  ])
  expect(amountsOn('2026-12-04', { ...taper, times: ['09:00'] })).toEqual(['09:00 null'])
})

it.each<[why: string, entered: Partial<Parameters<typeof wrongSteps>[0]>, wrong: object]>([
  ['right', {}, {}],
  ['the last one goes on', { steps: [morning(8, 5), morning(4, null)] }, {}],
  ['one in between goes on', { steps: [morning(8, null), morning(4, 2)] }, { 'steps.0.days': 'required' }],
  ['no day', { steps: [morning(8, 5), morning(4, 0)] }, { 'steps.1.days': 'stepDays' }],
  ['181 days', { steps: [morning(8, 181), morning(4, 1)] }, { 'steps.0.days': 'stepDays' }],
  ['half a day', { steps: [morning(8, 0.5), morning(4, 1)] }, { 'steps.0.days': 'stepDays' }],
  ['nothing in a step', { steps: [morning(8, 5), morning(0, 5)] }, { 'steps.1.amounts.0': 'amountInvalid' }],
  ['no amount', { steps: [morning(8, 5), { days: 5, amounts: {} }] }, { 'steps.1.amounts.0': 'required' }],
  [
    'not a number',
    { steps: [morning(Number.NaN, 5), morning(4, 5)] },
    { 'steps.0.amounts.0': 'amountInvalid' },
  ],
  [
    'a time that is never taken',
    {
      times: ['', '08:00', '21:00'],
      steps: [1, 2].map((amount) => ({ days: 1, amounts: { '08:00': amount, '21:00': 0 } })),
    },
    { 'steps.0.amounts.2': 'amountInvalid', 'steps.1.amounts.2': 'amountInvalid' },
  ],
  ['no unit', { unit: null }, { unit: 'required' }],
  ['as needed', { asNeeded: {} }, { steps: 'stepsDaily' }],
  ['every other day', { cycle: {} }, { steps: 'stepsDaily' }],
  ['on Mondays', { days: [1] }, { steps: 'stepsDaily' }],
  ['no steps', { steps: null, unit: null, days: [1] }, {}],
])('%s', (_, entered, wrong) => {
  expect(wrongSteps({ ...taper, ...entered })).toEqual(wrong)
})
