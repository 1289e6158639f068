import { expect, it } from 'vitest'
import { canAttend, canReadVitals } from './vitals.access.ts'

const asha = { patientId: 'asha', role: 'patient', approved: false } as const
const simran = { patientId: 'simran', role: 'patient', approved: false } as const
const navjot = { patientId: null, role: 'doctor', approved: true } as const
const stranger = { patientId: null, role: 'doctor', approved: false } as const
const meena = { patientId: null, role: 'coordinator', approved: false } as const

it.each([
  ['who acts for the patient', asha, true, true, false],
  ['another patient', simran, true, false, false],
  ['a doctor of theirs', navjot, true, true, true],
  ['a doctor who never had them', navjot, false, false, false],
  ['an unapproved doctor', stranger, true, false, false],
  ['a coordinator', meena, true, false, false],
] as const)('%s', (_, reader, hasCareRelationship, reads, attends) => {
  const ownership = { patientId: 'asha', hasCareRelationship }
  expect(canReadVitals(ownership, reader)).toBe(reads)
  expect(canAttend(ownership, reader)).toBe(attends)
})
