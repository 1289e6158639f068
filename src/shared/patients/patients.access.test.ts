import { expect, it } from 'vitest'
import { mayReadPatient } from './patients.access.ts'

it.each([
  ['doctor', true, true, true],
  ['doctor', true, false, false],
  ['doctor', false, true, false],
  ['patient', true, true, false],
  ['coordinator', true, true, false],
] as const)('a %s, approved %s, treating %s: %s', (role, approved, hasCareRelationship, may) => {
  expect(mayReadPatient({ role, approved }, hasCareRelationship)).toBe(may)
})
