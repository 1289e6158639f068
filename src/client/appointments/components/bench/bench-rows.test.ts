import { expect, test } from 'vitest'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import type { QueueEntry } from '../../../../shared/appointments/queue/appointments.queue.schemas.ts'
import { appointmentAnswer } from '../../../../../tests/setup/appointment-answers.ts'
import { beginning, beginOrEnd, benchParts, benchRows, matching, openedAt } from './bench-rows.ts'

const today = '2026-11-23'
const entry = (token: number, told: Partial<QueueEntry> = {}): QueueEntry => ({
  id: `entry-${token}`,
  token,
  source: 'walk-in',
  state: 'waiting',
  name: `Patient ${token}`,
  age: null,
  village: '',
  phone: '',
  appointmentId: null,
  isStarted: false,
  turn: null,
  marks: [],
  ...told,
})
const visit = (told: Partial<Appointment> = {}) =>
  appointmentAnswer({ date: today, status: 'scheduled', ...told })
const rowsOf = (entries: QueueEntry[], appointments: Appointment[], pinned = new Set<string>()) =>
  benchRows({ entries, appointments, today, pinned })
const idsOf = (parts: ReturnType<typeof benchRows>) =>
  Object.fromEntries(benchParts.map((part) => [part, parts[part].map(({ id }) => id)]))

test('each number and visit of today stands in one part', () => {
  const begun = visit({ status: 'in-progress' })
  const timed = visit()
  const asked = visit({ date: '2026-11-25', status: 'pending', allowedActions: ['accept', 'reject'] })
  const done = visit({ status: 'completed' })
  const tomorrow = visit({ date: '2026-11-24' })
  const others = visit({ status: 'pending' })
  const parts = rowsOf(
    [entry(1, { state: 'done' }), entry(2, { state: 'inside' }), entry(3, { state: 'absent' }), entry(4)],
    [begun, timed, asked, done, tomorrow, others],
  )
  expect(idsOf(parts)).toEqual({
    inside: ['entry-2', begun._id],
    line: ['entry-3', 'entry-4'],
    timed: [timed._id],
    toAnswer: [asked._id],
    over: ['entry-1', done._id],
  })
})

test('a number with its visit is one row, under the id of the visit', () => {
  const one = visit({ token: 5 })
  const parts = rowsOf([entry(5, { appointmentId: one._id })], [one])
  expect(idsOf(parts)).toMatchObject({ line: [one._id], timed: [] })
  expect(parts.line[0]?.appointment).toBe(one)
})

test('requests with a danger sign come first, then the soonest; one that is answered stays in its place', () => {
  const may = { status: 'pending' as const, allowedActions: ['accept' as const] }
  const soon = visit({ ...may, time: '09:00', startsAt: `${today}T03:30:00Z` })
  const late = visit({ ...may, time: '17:00', startsAt: `${today}T11:30:00Z`, redFlags: ['chestPain'] })
  expect(idsOf(rowsOf([], [soon, late]))['toAnswer']).toEqual([late._id, soon._id])
  const answered = { ...soon, status: 'scheduled' as const, allowedActions: [] }
  expect(idsOf(rowsOf([], [answered], new Set([soon._id])))).toMatchObject({
    timed: [],
    toAnswer: [soon._id],
  })
})

test.each([
  ['patient 12', 1],
  ['  PATIENT ', 2],
  ['rohti', 1],
  ['9876500001', 1],
  ['nobody', 0],
])('%s finds %i', (search, count) => {
  const { line } = rowsOf([entry(12, { village: 'Rohti' }), entry(13, { phone: '9876500001' })], [])
  expect(matching(line, search)).toHaveLength(count)
})

test.each([
  [{ status: 'in-progress', allowedActions: ['finish'] }, 'finish', '/doctor/encounters/'],
  [{ status: 'scheduled', allowedActions: ['start', 'cancel'] }, 'start', '/doctor/patients/7'],
  [{ status: 'completed', allowedActions: [] }, undefined, '/doctor/encounters/'],
] as const)('%o: F does %s, Enter opens %s', (told, action, page) => {
  const one = visit({ ...told, allowedActions: [...told.allowedActions], patient: { name: 'Asha', id: '7' } })
  const [row] = Object.values(rowsOf([], [one])).flat()
  if (!row) throw new Error('no row')
  expect(beginOrEnd(row)).toBe(action)
  expect(openedAt(row)).toContain(page)
})

test('a patient whom the doctor does not treat yet has no page', () => {
  const [row] = rowsOf([], [visit({ status: 'pending', allowedActions: ['accept'] })]).toAnswer
  expect(row && openedAt(row)).toBeUndefined()
})

test.each([
  ['Fever', 'Fever'],
  [`${'word '.repeat(12)}end`, 'word word word word word word word word …'],
  ['x'.repeat(60), `${'x'.repeat(22)} …`],
])('the beginning of %s', (text, shown) => expect(beginning(text)).toBe(shown))
