import { describe, expect, it } from 'vitest'
import { beginTrust, readClock } from './clock-trust.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Minutes of process uptime, and how many minutes the wall clock is off by then. */
type Look = [lived: number, off: number]

function lookThrough(looks: Look[]) {
  let trust = beginTrust({ wall: 1_000 * day, monotonic: 5_000 })
  return looks.map(([lived, off]) => {
    const reading = { wall: 1_000 * day + (lived + off) * minute, monotonic: 5_000 + lived * minute }
    const seen = readClock(trust, reading)
    trust = seen.trust
    return { believed: trust.doubt === null, jumped: seen.jumpedMs / minute }
  })
}

describe('the wall clock compared with process uptime', () => {
  it.each<[string, Look[], boolean[], number[]]>([
    [
      'runs normally',
      [
        [1, 0],
        [2, 0],
      ],
      [true, true],
      [0, 0],
    ],
    [
      'drifts by seconds',
      [
        [60, 0.5],
        [120, 0.9],
      ],
      [true, true],
      [0, 0],
    ],
    ['is nine minutes ahead: a jump, but trusted', [[1, 9]], [true], [9]],
    [
      'drifts ahead past ten minutes',
      [
        [1, 0.9],
        [2, 9.9],
        [3, 10.5],
      ],
      [true, true, false],
      [0, 9, 0],
    ],
    [
      'is a day ahead and goes back',
      [
        [1, 1440],
        [2, 1440],
        [3, 0],
      ],
      [false, false, true],
      [1440, 0, -1440],
    ],
    [
      'is a day ahead and stays so for an hour',
      [
        [1, 1440],
        [60, 1440],
        [61, 1440],
        [62, 1440],
      ],
      [false, false, true, true],
      [1440, 0, 0, 0],
    ],
    [
      'jumps again while in doubt: the hour starts again',
      [
        [1, 1440],
        [60, 2880],
        [61, 2880],
        [120, 2880],
      ],
      [false, false, false, true],
      [1440, 1440, 0, 0],
    ],
    [
      'was ahead when the process started and is corrected',
      [
        [1, -1440],
        [2, -1440],
      ],
      [true, true],
      [-1440, 0],
    ],
    [
      'was set back, and is ahead of that later',
      [
        [1, -30],
        [2, -5],
      ],
      [true, false],
      [-30, 25],
    ],
  ])('%s', (_, looks, believed, jumped) => {
    const seen = lookThrough(looks)
    expect(seen.map((one) => one.believed)).toEqual(believed)
    expect(seen.map((one) => Math.round(one.jumped))).toEqual(jumped)
  })
})
