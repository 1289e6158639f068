import { describe, expect, it } from 'vitest'
import { bmiStatus, bodyMassIndex } from './vitals.bmi.ts'
import { readVital } from './vitals.parse.ts'
import {
  gradeReading,
  limitsOf,
  normalBand,
  rulesVersion,
  type Grade,
  type SugarContext,
} from './vitals.thresholds.ts'
import { vitalTypes, type VitalType } from './vitals.units.ts'

/** The limits as a nurse would check them: for each vital the values on both sides of every limit. */
const table: [VitalType, SugarContext | null, Partial<Record<Grade, string[]>>][] = [
  [
    'bloodPressure',
    null,
    {
      normal: ['100/60', '120/80', '139/89', '100/40'],
      abnormal: ['99/60', '91/60', '140/80', '120/90', '179/109', '179/80', '120/109'],
      critical: ['90/60', '89/60', '70/40', '180/80', '181/80', '120/110', '180/110', '300/180', '85/80'],
    },
  ],
  [
    'heartRate',
    null,
    {
      normal: ['51', '72', '100'],
      abnormal: ['50', '41', '40.5', '101', '130'],
      critical: ['40', '39', '20', '131', '132', '300'],
    },
  ],
  [
    'bloodSugar',
    'random',
    {
      normal: ['70', '126', '199', '3.9 mmol', '5.6 mmol', '11.0 mmol'],
      abnormal: ['69', '55', '200', '299', '11.1 mmol', '16.6 mmol'],
      critical: ['54', '53', '10 mg', '3.0 mmol', '300', '301', '1000', '16.7 mmol'],
    },
  ],
  [
    'bloodSugar',
    'fasting',
    {
      normal: ['70', '125', '5.6 mmol'],
      abnormal: ['69', '55', '126', '199', '7.0 mmol', '11.0 mmol'],
      critical: ['54', '3.0 mmol', '200', '201', '11.1 mmol'],
    },
  ],
  [
    'temperature',
    null,
    {
      normal: ['36.1', '37', '38.0', '97.0', '98.6', '100.4'],
      abnormal: ['36.0', '35.1', '38.1', '40.9', '96.9', '95.1', '100.5', '105.7'],
      critical: ['35.0', '34.9', '25', '41.0', '41.1', '45', '95.0', '105.8'],
    },
  ],
  [
    'oxygenSaturation',
    null,
    {
      normal: ['95', '100'],
      abnormal: ['94', '91'],
      critical: ['90', '89', '30'],
    },
  ],
]
const rows = table.flatMap(([type, context, byGrade]) =>
  Object.entries(byGrade).flatMap(([grade, values]) =>
    values.map((value) => [type, context, value, grade] as const),
  ),
)

function gradeTyped(type: VitalType, value: string, context: SugarContext | null, age: number) {
  const read = readVital({ type, value, context: context ?? '' })
  return 'refusal' in read ? read.refusal : gradeReading({ ...read, type }, age)
}

describe('the grade', () => {
  it.each(rows)('of %s (%s) %s is %s', (type, context, value, expected) => {
    expect(gradeTyped(type, value, context, 40)).toBe(expected)
  })

  it.each([
    [17, 'askHealthWorker'],
    [0, 'askHealthWorker'],
    [18, 'critical'],
    [90, 'critical'],
  ])('of 190/120 at age %i is %s', (age, expected) => {
    expect(gradeTyped('bloodPressure', '190/120', null, age)).toBe(expected)
  })

  it.each(vitalTypes)('%s: the table covers every limit in the code', (type) => {
    for (const limits of limitsOf(type, null)) {
      const { below, above, from } = limits.abnormal
      const ofType = rows.filter(([of]) => of === type)
      const named = new Set(ofType.flatMap(([, , value]) => value.split(/[/ ]/).map(Number)))
      const all = [below, above, limits.critical.downTo, limits.critical.from, from]
      expect(all.filter((limit) => limit !== undefined && !named.has(limit))).toEqual([])
    }
  })

  it.each(vitalTypes)('%s: the normal range is within the possible one', (type) => {
    for (const limits of limitsOf(type, 'fasting')) {
      const band = normalBand(limits)
      expect(band.from).toBeGreaterThanOrEqual(limits.possible.from)
      expect(band.to).toBeLessThanOrEqual(limits.possible.to)
      expect(band.from).toBeLessThan(band.to)
    }
  })
})

describe('body mass index', () => {
  it.each([
    [170, 53.4, 18.5, 'normal'],
    [170, 53.1, 18.4, 'underweight'],
    [170, 66.3, 22.9, 'normal'],
    [170, 66.5, 23, 'overweight'],
    [170, 72.1, 24.9, 'overweight'],
    [170, 72.3, 25, 'obese'],
    [158, 54, 21.6, 'normal'],
  ])('%s cm and %s kg is %s: %s', (height, weight, bmi, status) => {
    expect(bodyMassIndex(height, weight)).toBe(bmi)
    expect(bmiStatus(bmi, 40)).toBe(status)
  })

  it('gives no status for a child', () => {
    expect(bmiStatus(16, 17)).toBe('askHealthWorker')
    expect(bmiStatus(16, 18)).toBe('underweight')
  })
})

it('a changed limit has a new version, because observations keep the version that interpreted them', () => {
  const limits = [...vitalTypes.flatMap((type) => limitsOf(type, null)), ...limitsOf('bloodSugar', 'fasting')]
  const text = limits.map(({ codes: [code], abnormal, critical }) =>
    JSON.stringify([code, abnormal, critical]),
  )
  expect([rulesVersion, ...text]).toEqual([
    '2026-11-21',
    '["8480-6",{"below":100,"from":140},{"downTo":90,"from":180}]',
    '["8462-4",{"from":90},{"from":110}]',
    '["8867-4",{"below":51,"above":100},{"downTo":40,"from":131}]',
    '["41653-7",{"below":70,"from":200},{"downTo":54,"from":300}]',
    '["8310-5",{"below":36.1,"above":38},{"downTo":35,"from":41}]',
    '["2708-6",{"below":95},{"downTo":90}]',
    '["41653-7",{"below":70,"from":126},{"downTo":54,"from":200}]',
  ])
})
