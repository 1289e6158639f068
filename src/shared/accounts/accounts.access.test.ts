import { expect, it } from 'vitest'
import { mayReset } from './accounts.access.ts'

const coordinator = { id: 'c', role: 'coordinator' } as const

it.each([
  ['a patient', { id: 'p', role: 'patient' }, true],
  ['a doctor', { id: 'd', role: 'doctor' }, true],
  ['another coordinator', { id: 'o', role: 'coordinator' }, false],
  ['themselves', coordinator, false],
] as const)('a coordinator and %s', (_, account, may) => {
  expect(mayReset(coordinator, account)).toBe(may)
})

it.each(['patient', 'doctor'] as const)('a %s resets nobody', (role) => {
  expect(mayReset({ id: 'x', role }, { id: 'p', role: 'patient' })).toBe(false)
})
