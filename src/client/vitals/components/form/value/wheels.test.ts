import { describe, expect, test } from 'vitest'
import { readVital } from '../../../../../shared/vitals/vitals.parse.ts'
import { gradedTypes, readingText } from '../../../../../shared/vitals/vitals.units.ts'
import { displays, readWheels, writeWheels, type MachineDisplay, type Turned } from './wheels.ts'

const digits = Array.from({ length: 10 }, (_, digit) => digit)

function everySetting(display: MachineDisplay): Turned[] {
  return display.flatMap(({ from, to }) =>
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
    expect(writeWheels(displays[type][0], turned)).toBe(value)
    expect(readWheels(displays[type][0], value)).toEqual(turned)
  })

  test('write nothing until one is turned', () => {
    for (const type of gradedTypes)
      for (const display of displays[type]) {
        expect(writeWheels(display, [])).toBe('')
        expect(readWheels(display, '')).toEqual(display.map(() => [null, null]))
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
    expect(writeWheels(displays[type][0], turned)).toBe(value)
    expect(readWheels(displays[type][0], value)).toEqual(turned)
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
    expect(readWheels(displays[type][0], value)).toBeNull()
  })

  test('stand nowhere while a glucometer shows HI', () => {
    expect(readWheels(displays.bloodSugar[0], 'HI')).toEqual([[null, null]])
    expect(readWheels(displays.heartRate[0], 'HI')).toBeNull()
  })

  test('show digits of the three scripts', () => {
    expect(readWheels(displays.bloodPressure[0], '੧੨੦/੮੦')).toEqual([
      [12, 0],
      [8, 0],
    ])
    expect(readWheels(displays.temperature[0], '१०२.४')).toEqual([[102, 4]])
  })

  test('every setting of a single number is read as that number, in the unit on the machine, or refused as impossible', () => {
    for (const type of gradedTypes.filter((one) => one !== 'bloodPressure'))
      for (const display of displays[type].filter(([one]) => !one?.written))
        for (const turned of everySetting(display)) {
          const value = writeWheels(display, [turned])
          const read = readVital({ type, value })
          expect(readWheels(display, value)).toEqual([turned])
          const said = 'refusal' in read ? read.refusal : Number.parseFloat(readingText(read))
          expect([`${type}Impossible`, Number(value)]).toContain(said)
        }
  })

  test.each([
    [
      [
        [12, 0],
        [8, 0],
        [7, 2],
      ],
      '120/80 72',
    ],
    [
      [
        [12, 0],
        [8, 0],
        [null, null],
      ],
      '120/80',
    ],
    [
      [
        [12, 0],
        [8, 0],
        [11, null],
      ],
      '120/80 11_',
    ],
    [
      [
        [null, null],
        [null, null],
        [7, 2],
      ],
      '__/__ 72',
    ],
  ] as const)('of a machine that shows the pulse too, %j is %s', (turned, value) => {
    const [, withPulse = []] = displays.bloodPressure
    expect(writeWheels(withPulse, turned)).toBe(value)
    expect(readWheels(withPulse, value)).toEqual(turned)
    const read = readVital({ type: 'bloodPressure', value })
    expect('refusal' in read ? read.refusal : [...read.values, read.pulse]).toEqual(
      value.includes('_') ? 'unreadable' : [120, 80, value.endsWith('72') ? 72 : null],
    )
  })

  test('of a thermometer in °C write degrees that are read as °C', () => {
    const [, celsius = []] = displays.temperature
    expect(readWheels(celsius, '98.6')).toBeNull()
    expect(readVital({ type: 'temperature', value: writeWheels(celsius, [[38, 5]]) })).toMatchObject({
      values: [38.5],
      unit: 'Cel',
    })
  })

  test('of a glucometer in mmol/L write the unit: every setting is read in it, or refused as impossible', () => {
    const [mg, mmol = []] = displays.bloodSugar
    for (const turned of everySetting(mmol)) {
      const value = writeWheels(mmol, [turned])
      expect([readWheels(mmol, value), readWheels(mg, value)]).toEqual([[turned], null])
      const read = readVital({ type: 'bloodSugar', value })
      const said =
        'refusal' in read ? read.refusal : [read.saidUnit, Number.parseFloat(readingText(read)), read.doubt]
      const shown = Number.parseFloat(value)
      expect([['mmol/L', shown, null], ['mmol/L', shown, 'value'], 'bloodSugarImpossible']).toContainEqual(
        said,
      )
    }
    expect(readVital({ type: 'bloodSugar', value: writeWheels(mmol, [[5, 6]]) })).toMatchObject({
      doubt: null,
    })
    expect(writeWheels(mmol, [[5, null]])).toBe('5 mmol')
    expect([readWheels(mmol, '5.6'), readWheels(mmol, '110')]).toEqual([null, null])
    expect([readWheels(mmol, ''), readWheels(mmol, 'LO')]).toEqual([[[null, null]], [[null, null]]])
    const lacking = writeWheels(mmol, [[null, 4]])
    expect(readWheels(mmol, lacking)).toEqual([[null, 4]])
    expect(readVital({ type: 'bloodSugar', value: lacking })).toEqual({ refusal: 'unreadable' })
  })

  test('every pair of pressures is read as that pair, or refused', () => {
    for (const upper of everySetting(displays.bloodPressure[0]).slice(0, 280))
      for (const lower of [
        [8, 0],
        [11, 2],
      ] as const) {
        const value = writeWheels(displays.bloodPressure[0], [upper, lower])
        const read = readVital({ type: 'bloodPressure', value })
        const said = 'refusal' in read ? read.refusal : read.values.join('/')
        expect(['bloodPressureImpossible', 'pressureOrder', value]).toContain(said)
      }
  })
})
