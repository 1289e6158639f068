import { describe, expect, test } from 'vitest'
import { readVital } from '../../../../../shared/vitals/vitals.parse.ts'
import { gradedTypes, readingText, type GradedType } from '../../../../../shared/vitals/vitals.units.ts'
import { readWheels, wheelNumbers, writeWheels, type Turned } from './wheels.ts'

const digits = Array.from({ length: 10 }, (_, digit) => digit)

function everySetting(type: GradedType): Turned[] {
  return wheelNumbers[type].flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, nth) => from + nth).flatMap((first) =>
      digits.map((second) => [first, second] as const),
    ),
  )
}

describe('wheels', () => {
  test.each([
    [
      'bloodPressure',
      [
        [18, 4],
        [11, 2],
      ],
      '184/112',
    ],
    [
      'bloodPressure',
      [
        [9, 0],
        [6, 5],
      ],
      '90/65',
    ],
    ['temperature', [[102, 4]], '102.4'],
    ['temperature', [[99, null]], '99'],
    ['oxygenSaturation', [[10, 0]], '100'],
    ['respiratoryRate', [[0, 8]], '08'],
    ['bloodSugar', [[6, 2]], '62'],
    ['haemoglobin', [[7, 0]], '7.0'],
  ] as const)('%s at %j writes %s, and shows it', (type, turned, value) => {
    expect(writeWheels(type, turned)).toBe(value)
    expect(readWheels(type, value)).toEqual(turned)
  })

  test('write nothing until one is turned', () => {
    for (const type of gradedTypes) {
      expect(writeWheels(type, [])).toBe('')
      expect(readWheels(type, '')).toEqual(wheelNumbers[type].map(() => [null, null]))
    }
  })

  test.each([
    [
      'bloodPressure',
      [
        [18, null],
        [11, 2],
      ],
      '18_/112',
    ],
    [
      'bloodPressure',
      [
        [18, 4],
        [null, null],
      ],
      '184/',
    ],
    ['heartRate', [[null, 2]], '_2'],
    ['temperature', [[null, 4]], '_.4'],
  ] as const)('%s at %j lacks a digit: refused, and still shown', (type, turned, value) => {
    expect(writeWheels(type, turned)).toBe(value)
    expect(readWheels(type, value)).toEqual(turned)
    expect(readVital({ type, value })).toEqual({
      refusal: value.endsWith('/') ? 'pressureShape' : 'unreadable',
    })
  })

  test.each([
    ['bloodSugar', '5.6 mmol'],
    ['temperature', '38 C'],
    ['temperature', '38.2'],
    ['bloodPressure', '120/80 72'],
    ['bloodPressure', '120'],
    ['heartRate', '5'],
    ['armCircumference', '132 mm'],
  ] as const)('%s cannot show %s: it is typed', (type, value) => {
    expect(readWheels(type, value)).toBeNull()
  })

  test('stand nowhere while a glucometer shows HI', () => {
    expect(readWheels('bloodSugar', 'HI')).toEqual([[null, null]])
    expect(readWheels('heartRate', 'HI')).toBeNull()
  })

  test('show digits of the three scripts', () => {
    expect(readWheels('bloodPressure', '੧੨੦/੮੦')).toEqual([
      [12, 0],
      [8, 0],
    ])
    expect(readWheels('temperature', '१०२.४')).toEqual([[102, 4]])
  })

  test('every setting of a single number is read as that number, in the unit on the machine, or refused as impossible', () => {
    for (const type of gradedTypes.filter((one) => one !== 'bloodPressure'))
      for (const turned of everySetting(type)) {
        const value = writeWheels(type, [turned])
        const read = readVital({ type, value })
        expect(readWheels(type, value)).toEqual([turned])
        const said = 'refusal' in read ? read.refusal : Number.parseFloat(readingText(read))
        expect([`${type}Impossible`, Number(value)]).toContain(said)
      }
  })

  test('every pair of pressures is read as that pair, or refused', () => {
    for (const upper of everySetting('bloodPressure').slice(0, 280))
      for (const lower of [
        [8, 0],
        [11, 2],
      ] as const) {
        const value = writeWheels('bloodPressure', [upper, lower])
        const read = readVital({ type: 'bloodPressure', value })
        const said = 'refusal' in read ? read.refusal : read.values.join('/')
        expect(['bloodPressureImpossible', 'pressureOrder', value]).toContain(said)
      }
  })
})
