import { describe, expect, it } from 'vitest'
import { asRead, readCode } from './dispensing.number.ts'

const code = 'K7QM4XWD-abcdefghij_-klmnopqr'

describe('what is scanned or typed at the counter', () => {
  it.each([
    ['K7QM4XWD', { number: 'K7DM4XWD' }],
    ['k7qm-4xwd', { number: 'K7DM4XWD' }],
    ['K7OM 4XWD', { number: 'K7DM4XWD' }],
    ['ਕ7QM4XWD', null],
    ['੭੭੭੭੭੭੭੭', { number: '77777777' }],
    ['K7QM4XW', null],
    ['', null],
    [code, { code }],
    [`https://nabz.example/verify/${code}`, { code }],
    // Its letters count in both cases: nothing is made of a wrong one.
    [`${code}x`, null],
  ])('%s', (given, read) => expect(readCode(given)).toEqual(read))

  it.each([
    ['2Z', '22'],
    ['5S', '55'],
    ['8B', '88'],
    ['6G', '66'],
    ['DQ', 'DD'],
    ['UV', 'UU'],
  ])('%s look alike', (one, read) => expect(asRead(one)).toBe(read))
})
