import { describe, expect, it } from 'vitest'
import { adviceFor } from './vitals.advice.ts'
import { gradeMeasured, interpret, type Entry } from './vitals.interpret.ts'
import { unknownAdult, type Person } from './vitals.person.ts'

const today = '2026-11-24'
const man: Person = { ...unknownAdult, gender: 'Male' }

function read(entry: Entry) {
  const result = interpret(entry, man, { day: today, today })
  if ('refusal' in result) throw new Error(result.refusal)
  return result.readings
}

describe('two readings of blood pressure', () => {
  it('the mean is graded, both are kept', () => {
    const [one] = read({ type: 'bloodPressure', value: '184/96', second: '170/92', symptoms: [] })
    expect(one).toMatchObject({
      values: [177, 94],
      grade: 'abnormal',
      each: [
        [184, 96],
        [170, 92],
      ],
    })
  })

  it('a red second one is red, whatever the mean: it must not hide behind a lower first', () => {
    const [one] = read({ type: 'bloodPressure', value: '150/95', second: '222/96', symptoms: [] })
    expect(one).toMatchObject({ values: [186, 96], grade: 'critical' })
  })

  it('an amber second one is amber, and its question is asked', () => {
    const entry = { type: 'bloodPressure', value: '150/90', second: '184/112' } as const
    expect(read({ ...entry, symptoms: [] })[0]).toMatchObject({ values: [167, 101], grade: 'urgent' })
    expect(read({ ...entry, symptoms: ['chestPain'] })[0]?.grade).toBe('critical')
    const measured = {
      ...entry,
      context: null,
      values: [167, 101],
      each: [
        [150, 90],
        [184, 112],
      ],
    }
    expect(gradeMeasured(measured, man)).toMatchObject({ grade: 'critical' })
    expect(gradeMeasured(measured, man).asks).toContain('chestPain')
  })

  it('measuring again is advised after one amber reading, not after two', () => {
    const entry = { type: 'bloodPressure', value: '184/112', symptoms: [] } as const
    const adviceOf = (one: Entry) => read(one).map((each) => adviceFor({ ...each, date: today }, today))
    expect(adviceOf(entry)).toEqual(['measureAgain'])
    expect(adviceOf({ ...entry, second: '182/110' })).toEqual([null])
  })

  it('half a millimetre goes up', () => {
    const [one] = read({ type: 'bloodPressure', value: '139/80', second: '140/80' })
    expect(one).toMatchObject({ values: [140, 80], grade: 'abnormal' })
  })

  it('a second one that cannot be read is refused at its own field', () => {
    expect(
      interpret({ type: 'bloodPressure', value: '120/80', second: '80' }, man, { day: today, today }),
    ).toEqual({
      refusal: 'pressureShape',
      field: 'second',
    })
  })

  it('the pulse of the machine is a second reading with a grade of its own', () => {
    const [pressure, pulse] = read({ type: 'bloodPressure', value: '120/80 134', symptoms: [] })
    expect(pressure).toMatchObject({ type: 'bloodPressure', grade: 'normal' })
    expect(pulse).toMatchObject({
      type: 'heartRate',
      values: [134],
      unit: '/min',
      grade: 'critical',
      context: null,
    })
  })
})
