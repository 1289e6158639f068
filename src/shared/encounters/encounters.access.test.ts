import { expect, it } from 'vitest'
import { canWriteNote } from './encounters.access.ts'

const doctor = { id: 'd', role: 'doctor', approved: true } as const

it.each([
  ['its doctor', doctor, true],
  ['another doctor', { ...doctor, id: 'e' }, false],
  ['its doctor, no longer approved', { ...doctor, approved: false }, false],
  ['a patient of the same id', { ...doctor, role: 'patient' as const }, false],
  ['the desk', { ...doctor, role: 'coordinator' as const }, false],
])('%s', (_, actor, may) => {
  expect(canWriteNote({ doctorId: 'd' }, actor)).toBe(may)
})
