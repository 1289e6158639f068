import { describe, expect, it, test } from 'vitest'
import { endOf, isOpenTo, isOwnAccess, isReviewOverdue, type EmergencyAccess } from './breakglass.rules.ts'

const openedAt = new Date('2026-11-21T14:40:00+05:30')
const after = (minutes: number) => new Date(openedAt.getTime() + minutes * 60_000)
const access: EmergencyAccess = {
  doctorId: 'navjot',
  patientId: 'asha',
  openedAt,
  endsAt: endOf(openedAt),
  reviewedAt: null,
  outcome: null,
}
const doctor = { id: 'navjot', role: 'doctor', approved: true }

describe('the record is open', () => {
  it.each([
    ['at once', 0, {}, {}, true],
    ['for two hours', 120, {}, {}, true],
    ['no longer', 121, {}, {}, false],
    ['to this doctor alone', 5, {}, { id: 'rakesh' }, false],
    ['to no patient with that id', 5, {}, { role: 'patient' }, false],
    ['not to a doctor who is suspended', 5, {}, { approved: false }, false],
    ['also when it was justified', 60, { outcome: 'justified', reviewedAt: after(30) }, {}, true],
    [
      'not longer than two hours when it was',
      121,
      { outcome: 'justified', reviewedAt: after(30) },
      {},
      false,
    ],
    ['until it was found not justified', 30, { outcome: 'notJustified', reviewedAt: after(30) }, {}, true],
    ['not after that', 31, { outcome: 'notJustified', reviewedAt: after(30) }, {}, false],
  ] as const)('%s', (_, minutes, state, who, expected) => {
    expect(isOpenTo({ ...access, ...state }, { ...doctor, ...who }, { now: after(minutes) })).toBe(expected)
  })
})

test.each([
  [24 * 60, false],
  [24 * 60 + 1, true],
])('a review after %i minutes is overdue: %s', (minutes, expected) => {
  expect(isReviewOverdue(access, after(minutes))).toBe(expected)
})

test.each([
  ['the same account', 'navjot', '', true],
  ['another account with the number of the doctor', 'desk', '+91 98140-54321', true],
  ['another account with the number of the clinic', 'desk', '01765222333', true],
  ['somebody else', 'desk', '9814000000', false],
  ['somebody without a number', 'desk', '', false],
])('reviewed by %s, it is the own access', (_, id, phone, expected) => {
  const opener = { id: 'navjot', phones: ['9814054321', '1765222333', ''] }
  expect(isOwnAccess(opener, { id, phone })).toBe(expected)
})
