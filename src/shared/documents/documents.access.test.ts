import { expect, it } from 'vitest'
import { canReadDocuments, isOwnUpload } from './documents.access.ts'

it.each([
  ['who acts for the patient', 'patient', 'p1', true, false, true],
  ['who acts for another', 'patient', 'p2', true, true, false],
  ['who acts for nobody', 'patient', null, true, true, false],
  ['a doctor who treats them', 'doctor', null, true, true, true],
  ['a doctor who does not', 'doctor', null, true, false, false],
  ['an unapproved doctor who treats them', 'doctor', null, false, true, false],
  ['a coordinator', 'coordinator', null, true, true, false],
] as const)('documents: %s', (_, role, patientId, approved, hasCareRelationship, can) => {
  const reader = { role, patientId, approved }
  expect(canReadDocuments({ patientId: 'p1', hasCareRelationship }, reader)).toBe(can)
})

it.each([
  ['the same account for the same patient', 'u1', 'p1', true],
  ['the same account for another patient', 'u1', 'p2', false],
  ['another guardian of the patient', 'u2', 'p1', false],
] as const)('an upload: %s', (_, id, patientId, isOwn) => {
  expect(isOwnUpload({ userId: 'u1', patientId: 'p1' }, { id, patientId })).toBe(isOwn)
})
