import { describe, expect, it } from 'vitest'
import { RecordedToday } from './recorded-today.ts'

describe('patients recorded as shown today', () => {
  it('are missing once each until they are added, for each list', () => {
    const recorded = new RecordedToday()
    expect(recorded.missing('2026-11-23', 'doctor1 list', ['a', 'b', 'a'])).toEqual(['a', 'b'])
    recorded.add('2026-11-23', 'doctor1 list', ['a'])
    expect(recorded.missing('2026-11-23', 'doctor1 list', ['a', 'b'])).toEqual(['b'])
    expect(recorded.missing('2026-11-23', 'doctor2 list', ['a'])).toEqual(['a'])
  })

  it('are missing again on the next day, and on the day before', () => {
    const recorded = new RecordedToday()
    recorded.add('2026-11-23', 'list', ['a'])
    expect(recorded.missing('2026-11-24', 'list', ['a'])).toEqual(['a'])
    recorded.add('2026-11-24', 'list', ['b'])
    expect(recorded.missing('2026-11-24', 'list', ['a', 'b'])).toEqual(['a'])
    expect(recorded.missing('2026-11-23', 'list', ['a'])).toEqual(['a'])
  })

  it('are forgotten when there are too many, and never remembered wrongly', () => {
    const recorded = new RecordedToday()
    const many = Array.from({ length: 50_000 }, (_, n) => `patient${n}`)
    recorded.add('2026-11-23', 'list', many)
    recorded.add('2026-11-23', 'list', ['one more'])
    expect(recorded.missing('2026-11-23', 'list', ['patient1', 'one more'])).toEqual(['patient1'])
  })
})
