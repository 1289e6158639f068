import { expect, it } from 'vitest'
import { marks, mayMark, queueStateOf, type Entry, type QueueState } from './appointments.queue.rules.ts'

const at = new Date('2026-11-21T05:00:00Z')
const none: Entry = {
  status: null,
  source: 'walk-in',
  calledAt: null,
  absentAt: null,
  endedAt: null,
  cancelledAt: null,
}
const app: Entry = { ...none, source: 'app', status: 'scheduled' }

it.each<[what: string, entry: Entry, state: QueueState, marks: string]>([
  ['just given', none, 'waiting', 'call absent cancel'],
  ['called', { ...none, calledAt: at }, 'inside', 'absent'],
  ['done', { ...none, calledAt: at, endedAt: at }, 'done', ''],
  ['not there', { ...none, absentAt: at }, 'absent', 'call back cancel'],
  ['cancelled', { ...none, cancelledAt: at }, 'cancelled', ''],
  ['taken in the app', app, 'waiting', 'call absent'],
  ['started, called or not', { ...app, status: 'in-progress' }, 'inside', ''],
  ['started after all', { ...app, status: 'in-progress', absentAt: at }, 'inside', ''],
  ['finished', { ...app, status: 'completed', calledAt: at }, 'done', ''],
  ['cancelled in the app', { ...app, status: 'cancelled' }, 'cancelled', ''],
  ['missed when the day had ended', { ...app, status: 'missed' }, 'absent', ''],
])('a number that is %s', (_, entry, state, allowed) => {
  expect(queueStateOf(entry)).toBe(state)
  expect(marks.filter((mark) => mayMark(mark, entry)).join(' ')).toBe(allowed)
})
