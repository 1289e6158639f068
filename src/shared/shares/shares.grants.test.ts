import { expect, it } from 'vitest'
import { endOfGrant, grantDays, isGrantedTo } from './shares.grants.ts'

const now = new Date('2026-11-21T05:00:00Z')
const later = new Date(now.getTime() + 1)
const grant = { doctorId: 'gill', endsAt: now, endedAt: null }
const gill = { id: 'gill', role: 'doctor', approved: true }

it.each([
  ['the doctor, until it ends', grant, gill, now, true],
  ['not a moment later', grant, gill, later, false],
  ['not once it was ended', { ...grant, endedAt: now }, gill, now, false],
  ['another doctor', grant, { ...gill, id: 'bedi' }, now, false],
  ['who is not approved any more', grant, { ...gill, approved: false }, now, false],
  ['who is no doctor', grant, { ...gill, role: 'coordinator' }, now, false],
] as const)('%s', (_, some, actor, at, is) => {
  expect(isGrantedTo(some, actor, { now: at })).toBe(is)
})

it('ends after whole days', () => {
  expect(grantDays.map((days) => endOfGrant(now, days).toISOString())).toEqual([
    '2026-11-22T05:00:00.000Z',
    '2026-11-28T05:00:00.000Z',
    '2027-02-19T05:00:00.000Z',
  ])
})
