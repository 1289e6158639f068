import { expect, it } from 'vitest'
import { isOwnUpload } from './documents.access.ts'

it.each([
  ['the same account for the same patient', 'u1', 'p1', true],
  ['the same account for another patient', 'u1', 'p2', false],
  ['another guardian of the patient', 'u2', 'p1', false],
] as const)('an upload: %s', (_, id, patientId, isOwn) => {
  expect(isOwnUpload({ userId: 'u1', patientId: 'p1' }, { id, patientId })).toBe(isOwn)
})
