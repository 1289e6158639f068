import { describe, expect, it } from 'vitest'
import { openRepeatLimiter } from './repeat-limiter.ts'

describe('repeated lines', () => {
  it('are logged a few times, and then once with the number left out', () => {
    const repeats = openRepeatLimiter({ perKey: 2, keys: 10 })
    expect(Array.from({ length: 5 }, () => repeats.admit('failed', 'a'))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(repeats.admit('failed', 'b')).toBe(true)
    expect(repeats.admit('denied', 'a')).toBe(true)
    expect(repeats.drain()).toEqual([{ event: 'failed', key: 'a', left: 3 }])
  })

  it('are counted afresh after that', () => {
    const repeats = openRepeatLimiter({ perKey: 1, keys: 10 })
    expect([repeats.admit('failed', 'a'), repeats.admit('failed', 'a')]).toEqual([true, false])
    repeats.drain()
    expect(repeats.admit('failed', 'a')).toBe(true)
    expect(repeats.drain()).toEqual([])
  })

  it('of too many keys are combined into one line per event', () => {
    const repeats = openRepeatLimiter({ perKey: 5, keys: 2 })
    const admitted = Array.from({ length: 1000 }, (_, n) => repeats.admit('failed', `address ${n}`))
    expect(admitted.filter(Boolean)).toHaveLength(2)
    expect(repeats.admit('denied', 'another')).toBe(false)
    expect(repeats.drain()).toEqual([
      { event: 'failed', key: null, left: 998 },
      { event: 'denied', key: null, left: 1 },
    ])
  })
})
