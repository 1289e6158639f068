import { describe, expect, it } from 'vitest'
import {
  ageOn,
  checkNewPatient,
  monthsOn,
  profileOpensGate,
  rememberAge,
  ageFromBirth,
} from './patients.rules.ts'

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

it.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2025-11-22', '2026-11-21', 0],
  ['2025-11-21', '2026-11-21', 1],
  ['2020-03', '2026-02-28', 5],
  ['2020-03', '2026-03-01', 6],
  ['1950', '2026-03-01', 76],
])('born %s is on %s %i years old', (birthDate, today, age) => {
  expect(ageOn(today, ageFromBirth(birthDate))).toBe(age)
})

it.each([
  ['2008-11-22', false, {}],
  ['2008-11-21', false, { consent: 'required' }],
  ['2008-11-21', true, {}],
  ['2026-11-22', false, { birthDate: 'invalid' }],
  ['2026-02-29', false, { birthDate: 'invalid' }],
  ['1901-11-20', true, {}],
  ['1900-11-20', true, { birthDate: 'invalid' }],
  ['1950', true, {}],
  ['1950', false, { consent: 'required' }],
  ['2007', true, {}],
  ['2008', true, { birthDate: 'monthNeeded' }],
  ['2027', true, { birthDate: 'invalid' }],
])('born %s, consent %s: %o', (birthDate, consent, problems) => {
  expect(checkNewPatient({ birthDate, consent }, '2026-11-21')).toEqual(problems)
})

it.each([
  ['2026-03-21', '2026-11-20', 7],
  ['2026-03-21', '2026-11-21', 8],
  ['2026-03', '2026-11-21', 8],
  ['2026-11-21', '2026-11-21', 0],
  ['2025-12-31', '2026-02-28', 1],
  ['2024-11-22', '2026-11-21', 23],
  ['2024-11-21', '2026-11-21', undefined],
  ['2025', '2026-11-21', undefined],
])('born %s is on %s %s months old', (birthDate, today, months) => {
  expect(monthsOn(today, ageFromBirth(birthDate))).toBe(months)
})

it('of a stated age the months are not known', () => {
  expect(monthsOn('2026-11-21', rememberAge(0, '2026-11-21'))).toBeUndefined()
})
