import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lastTimeIn } from './course/reminders.course.ts'
import { maxGapHours, maxPerDay } from './reminders.as-needed.ts'
import { foods, units } from './reminders.dosage.ts'
import { dosagesOf, planOf, type PlanContent } from './reminders.fhir.ts'
import { everyDay, maxTimes } from './reminders.schedule.ts'
import { endOfSteps, leastSteps, mostStepDays, mostSteps } from './steps/reminders.steps.ts'

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const hundredths = fc.integer({ min: 1, max: 99_900 }).map((n) => n / 100)

const plans: fc.Arbitrary<Required<PlanContent>> = fc
  .record({
    dosage: fc.string(),
    doses: fc.uniqueArray(fc.tuple(time, hundredths), {
      minLength: 1,
      maxLength: maxTimes,
      selector: ([at]) => at,
    }),
    unit: fc.option(fc.constantFrom(...units)),
    food: fc.option(fc.constantFrom(...foods)),
    rhythm: fc.oneof(
      fc.record({
        days: fc.subarray([...everyDay], { minLength: 1 }),
        cycle: fc.constant(null),
        need: fc.constant(null),
      }),
      fc.record({
        days: fc.constant([...everyDay]),
        cycle: fc.constant(null),
        need: fc.record({
          gapHours: fc.integer({ min: 1, max: maxGapHours }),
          mostPerDay: fc.integer({ min: 1, max: maxPerDay }),
        }),
      }),
      fc.record({
        need: fc.constant(null),
        days: fc.constant([...everyDay]),
        cycle: fc.record({ on: fc.integer({ min: 1, max: 90 }), off: fc.integer({ min: 1, max: 90 }) }),
      }),
    ),
    endsOn: fc.option(fc.constant('2026-12-31')),
    lasts: fc.nat(),
  })
  .map(({ doses, unit, rhythm: { need, ...rhythm }, lasts, ...plan }) => {
    const startsOn = '2026-11-25'
    if (need) {
      const asNeeded = { ...need, amount: unit === null ? null : (doses[0]?.[1] ?? 1) }
      return {
        ...plan,
        ...rhythm,
        times: [],
        unit,
        amounts: null,
        steps: null,
        asNeeded,
        startsOn,
        lastTime: null,
      }
    }
    const sorted = doses.toSorted(([one], [other]) => (one < other ? -1 : 1))
    const amounts = unit === null ? null : Object.fromEntries(sorted)
    const times = sorted.map(([at]) => at)
    const whole = { ...plan, ...rhythm, times, unit, amounts, steps: null, asNeeded: null, startsOn }
    return { ...whole, lastTime: lastTimeIn({ ...whole, lastTime: times[lasts % times.length] }) }
  })
/** Two times; in the first step both have an amount, or may have none that is known. */
const tapers: fc.Arbitrary<Required<PlanContent>> = fc
  .record({
    amounts: fc.array(fc.tuple(hundredths, fc.oneof(hundredths, fc.constant(0))), {
      minLength: leastSteps,
      maxLength: mostSteps,
    }),
    days: fc.array(fc.integer({ min: 1, max: mostStepDays }), { minLength: mostSteps, maxLength: mostSteps }),
    goesOn: fc.boolean(),
    isKnown: fc.boolean(),
  })
  .map(({ amounts, days, goesOn, isKnown }) => {
    const steps = amounts.map(([morning, night], n) => ({
      days: goesOn && n === amounts.length - 1 ? null : (days[n] ?? 1),
      amounts: { ...((isKnown || n > 0) && { '08:00': morning }), '21:00': n === 0 ? morning : night },
    }))
    const startsOn = '2026-11-25'
    const much = { dosage: '5 mg', unit: 'tablet' as const, amounts: null, food: 'after' as const, steps }
    const when = { times: ['08:00', '21:00'], days: [...everyDay], cycle: null, asNeeded: null, startsOn }
    return { ...much, ...when, endsOn: endOfSteps(steps, startsOn), lastTime: null }
  })

it('a plan written as dosages is read again as the same plan', () => {
  fc.assert(
    fc.property(fc.oneof(plans, tapers), (plan) => {
      expect(planOf(dosagesOf(plan))).toEqual(plan)
    }),
  )
})

it('seven doses are counted in each dosage of FHIR R4', () => {
  const seven: PlanContent = {
    dosage: '',
    times: ['08:00', '14:00', '21:00'],
    unit: 'tablet',
    amounts: { '08:00': 1, '14:00': 1, '21:00': 0.5 },
    days: [...everyDay],
    startsOn: '2026-11-25',
    endsOn: '2026-11-27',
    lastTime: '08:00',
  }
  expect(dosagesOf(seven).map(({ timing: { repeat } }) => [repeat.timeOfDay, repeat.count])).toEqual([
    [['08:00:00', '14:00:00'], 5],
    [['21:00:00'], 2],
  ])
})

it('1-0-½ after food on two days is two dosages of FHIR R4', () => {
  const plan: PlanContent = {
    dosage: '500 mg',
    times: ['08:00', '21:00'],
    unit: 'tablet',
    amounts: { '08:00': 1, '21:00': 0.5 },
    food: 'after',
    days: [1, 5],
    startsOn: '2026-11-25',
    endsOn: '2026-12-01',
  }
  const repeat = {
    boundsPeriod: { start: '2026-11-25', end: '2026-12-01' },
    dayOfWeek: ['mon', 'fri'],
  }
  const both = {
    additionalInstruction: [
      { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-TimingEvent', code: 'PC' }] },
    ],
    patientInstruction: '500 mg',
  }
  const tablets = (value: number) => [
    {
      doseQuantity: {
        value,
        unit: 'tablet',
        system: 'http://terminology.hl7.org/CodeSystem/v3-orderableDrugForm',
        code: 'TAB',
      },
    },
  ]
  expect(dosagesOf(plan)).toEqual([
    {
      sequence: 1,
      timing: { repeat: { ...repeat, timeOfDay: ['08:00:00'] } },
      ...both,
      doseAndRate: tablets(1),
    },
    {
      sequence: 1,
      timing: { repeat: { ...repeat, timeOfDay: ['21:00:00'] } },
      ...both,
      doseAndRate: tablets(0.5),
    },
  ])
})

it('8 tablets for 5 days, then 6 and 1 for 5 days, then 4, are dosages in sequence, each within its days', () => {
  const steps = [
    { days: 5, amounts: { '08:00': 8, '21:00': 0 } },
    { days: 5, amounts: { '08:00': 6, '21:00': 1 } },
    { days: null, amounts: { '08:00': 4, '21:00': 0 } },
  ]
  const when = { days: everyDay, startsOn: '2026-11-28', endsOn: null }
  const plan: PlanContent = { dosage: '', times: ['08:00', '21:00'], unit: 'tablet', steps, ...when }
  const said = dosagesOf(plan).map(({ sequence, timing: { repeat }, doseAndRate }) => [
    sequence,
    repeat.boundsPeriod,
    repeat.timeOfDay,
    doseAndRate?.[0]?.doseQuantity.value,
  ])
  expect(said).toEqual([
    [1, { start: '2026-11-28', end: '2026-12-02' }, ['08:00:00'], 8],
    [2, { start: '2026-12-03', end: '2026-12-07' }, ['08:00:00'], 6],
    [2, { start: '2026-12-03', end: '2026-12-07' }, ['21:00:00'], 1],
    [3, { start: '2026-12-08' }, ['08:00:00'], 4],
  ])
})

it('millilitres, drops and units of insulin are counted in UCUM', () => {
  const codes = (['ml', 'drop', 'unit'] as const).map((unit) => {
    const plan = { dosage: '', times: ['08:00'], days: everyDay, startsOn: '2026-11-25', endsOn: null }
    return dosagesOf({ ...plan, unit, amounts: { '08:00': 14 } })[0]?.doseAndRate?.[0]?.doseQuantity
  })
  expect(codes).toEqual([
    { value: 14, unit: 'ml', system: 'http://unitsofmeasure.org', code: 'mL' },
    { value: 14, unit: 'drop', system: 'http://unitsofmeasure.org', code: '[drp]' },
    { value: 14, unit: 'unit', system: 'http://unitsofmeasure.org', code: '[iU]' },
  ])
})

it.each([
  ['every second day', { on: 1, off: 1 }, { period: 2, periodUnit: 'd' }],
  [
    '21 days and a pause of 7',
    { on: 21, off: 7 },
    { duration: 21, durationUnit: 'd', period: 28, periodUnit: 'd' },
  ],
])('%s is a period of FHIR, counted from the first day', (_, cycle, repeat) => {
  const plan = { dosage: '', times: ['08:00'], days: everyDay, cycle, startsOn: '2026-11-25', endsOn: null }
  expect(dosagesOf(plan)[0]?.timing.repeat).toEqual({
    boundsPeriod: { start: '2026-11-25' },
    timeOfDay: ['08:00:00'],
    ...repeat,
  })
})

it('1 tablet as needed, 6 hours apart, at most 4 a day, is one dosage without times of day', () => {
  const plan: PlanContent = {
    dosage: '650 mg',
    times: [],
    unit: 'tablet',
    asNeeded: { gapHours: 6, mostPerDay: 4, amount: 1 },
    days: [...everyDay],
    startsOn: '2026-11-25',
    endsOn: null,
  }
  expect(dosagesOf(plan)).toMatchObject([
    {
      asNeededBoolean: true,
      timing: { repeat: { boundsPeriod: { start: '2026-11-25' }, frequency: 1, period: 6, periodUnit: 'h' } },
      maxDosePerPeriod: {
        numerator: { value: 4, code: '{dose}' },
        denominator: { value: 1, code: 'd' },
      },
      patientInstruction: '650 mg',
      doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
    },
  ])
  expect(dosagesOf(plan)[0]?.timing.repeat).not.toHaveProperty('timeOfDay')
})
