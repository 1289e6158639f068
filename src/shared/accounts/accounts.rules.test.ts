import { expect, it } from 'vitest'
import { landingPath, uniqueKey } from './accounts.rules.ts'

it.each([
  ['Asha', 'ASHA '],
  ['ａsha', 'asha'],
  ['ASHÁ', 'ashá'],
])('%s and %s count as one name', (one, other) => {
  expect(uniqueKey(one)).toBe(uniqueKey(other))
})

it('doctors land on their schedule, everyone else on the patient side', () => {
  expect([landingPath('doctor'), landingPath('patient'), landingPath('coordinator')]).toEqual([
    '/doctor',
    '/patient',
    '/patient',
  ])
})
