import { describe, expect, it } from 'vitest'
import { ageOn, profileOpensGate, rememberAge } from './patients.rules.ts'

describe('a stated age', () => {
  it.each([
    ['2026-11-21', 40],
    ['2027-11-20', 40],
    ['2027-11-21', 41],
    ['2036-11-21', 50],
  ])('stated as 40 on 2026-11-21 is %s: %i', (today, age) => {
    expect(ageOn(today, rememberAge(40, '2026-11-21'))).toBe(age)
  })

  it('stated on 29 February grows on 1 March of other years', () => {
    const said = rememberAge(10, '2028-02-29')
    expect(ageOn('2029-02-28', said)).toBe(10)
    expect(ageOn('2029-03-01', said)).toBe(11)
  })
})

it('the gate opens once there is a name', () => {
  expect(profileOpensGate(null)).toBe(false)
  expect(profileOpensGate({ name: ' ' })).toBe(false)
  expect(profileOpensGate({ name: 'Asha' })).toBe(true)
})
